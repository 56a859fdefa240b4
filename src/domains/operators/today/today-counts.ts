/** The server counts no further. */
const MOST = 1_000;

/** A number of what waits for somebody, or that there is more. */
export const countText = (value: number, locale: string): string => {
  const shown = new Intl.NumberFormat(locale).format(value);
  return value >= MOST ? `${shown}+` : shown;
};
