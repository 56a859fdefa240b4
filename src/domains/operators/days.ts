/** Whether a text is a day: `2026-11-28`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** When a day of the operator's own time begins, or one of UTC; or one so many days later. */
export const startOfDay = (
  day: string | undefined,
  { more = 0, isUtc = false }: { more?: number; isUtc?: boolean } = {},
): string | undefined => {
  if (day === undefined) return undefined;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const place = [year, month - 1, date + more] as const;
  return (isUtc ? new Date(Date.UTC(...place)) : new Date(...place)).toISOString();
};
