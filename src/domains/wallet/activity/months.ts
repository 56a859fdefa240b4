/** `2026-11`, of this reader's clock. */
export type Month = `${number}-${string}`;

export const monthOf = (date: Date): Month =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;

const startOf = (month: Month): Date => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(year, number - 1, 1);
};

/** So many minutes its clock is before UTC, when it begins. */
export const zoneOf = (month: Month): number => startOf(month).getTimezoneOffset();

export const monthBefore = (month: Month): Month => {
  const start = startOf(month);
  return monthOf(new Date(start.getFullYear(), start.getMonth() - 1, 1));
};

/** As a date of it, to be written in words. */
export const dateIn = startOf;

/** More would be a list that nobody looks through. */
const MOST = 60;

/** From this month back to the one that `since` is in: nothing can have moved before. */
export const monthsSince = (since: string, now = new Date()): Month[] => {
  const first = monthOf(new Date(since));
  const months = [monthOf(now)];
  while (months.length < MOST) {
    const last = months.at(-1) as Month;
    if (last <= first) break;
    months.push(monthBefore(last));
  }
  return months;
};
