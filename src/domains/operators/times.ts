/** What a field of the browser says is the operator's own time. */
export const timeOf = (typed: string): string | null => (typed === '' ? null : new Date(typed).toISOString());

/** What such a field shows of a time. */
export const typedOf = (time: string | null): string => {
  if (time === null) return '';
  const at = new Date(time);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};
