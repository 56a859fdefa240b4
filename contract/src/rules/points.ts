declare const brand: unique symbol;

/** Points in whole hundredths (decisions.md section 2): made by `points` or `parsePoints`, so that no other number passes for money. */
export type Points = number & { readonly [brand]: 'points' };

/** @throws RangeError for what is no safe integer: money is never rounded */
export const points = (hundredths: number): Points => {
  if (!Number.isSafeInteger(hundredths)) throw new RangeError(`not whole hundredths: ${hundredths}`);
  return hundredths as Points;
};

const FIGURES = /^(\d{1,13})(?:\.(\d{1,2}))?$/;

/** "100", "100.5" or "100.50" in hundredths; undefined for anything else, signs and separators included. */
export const parsePoints = (text: string): Points | undefined => {
  const [, whole, part = ''] = FIGURES.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  return points(Number(whole) * 100 + Number(part.padEnd(2, '0')));
};
