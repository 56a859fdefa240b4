/** A day as `2026-11-21`, without time or zone. */
export type Day = string;

/** Days are counted in UTC: no hour is ever missing or twice there. */
const at = (day: Day): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): Day => date.toISOString().slice(0, 10);

export function addDays(day: Day, count: number): Day {
  const date = at(day);
  date.setUTCDate(date.getUTCDate() + count);
  return dayOf(date);
}

/** The same day of another month, or its last one: 31 January + 1 → 28 February. */
export function addMonths(day: Day, count: number): Day {
  const date = at(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, last));
  return dayOf(date);
}

/** 0 Sunday … 6 Saturday. */
export const weekdayOf = (day: Day): number => at(day).getUTCDay();

/** Weeks that show the month of `day`; days of its neighbours are null. `firstDay`: 0 Sunday, 1 Monday. */
export function weeksOf(day: Day, firstDay: number): (Day | null)[][] {
  const month = day.slice(0, 7);
  const first = `${month}-01`;
  const start = addDays(first, -((weekdayOf(first) - firstDay + 7) % 7));
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, index) => {
      const here = addDays(start, week * 7 + index);
      return here.startsWith(month) ? here : null;
    }),
  );
  return weeks.filter((week) => week.some((here) => here !== null));
}
