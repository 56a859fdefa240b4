const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago something was, in the words of a feed: relative within a week, then a short date. */
export type Age =
  | { unit: 'now' }
  | { unit: 'minutes' | 'hours' | 'days'; count: number }
  | { unit: 'yesterday'; at: Date }
  | { unit: 'date'; at: Date; isThisYear: boolean };

/** Days begin where the reader is; the first HTML does not know where that is. */
export type Zone = 'local' | 'UTC';

const startOfDay = (date: Date, zone: Zone): number =>
  zone === 'UTC'
    ? Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate())
    : new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

const yearOf = (date: Date, zone: Zone): number =>
  zone === 'UTC' ? date.getUTCFullYear() : date.getFullYear();

/** 0 is today, 1 yesterday; days begin in `zone`. */
export const daysAgo = (at: Date, now: Date = new Date(), zone: Zone = 'local'): number =>
  Math.round((startOfDay(now, zone) - startOfDay(at, zone)) / DAY);

/** `time` is RFC 3339; a time ahead of this clock counts as now. */
export const ageOf = (time: string, now: Date = new Date(), zone: Zone = 'local'): Age => {
  const at = new Date(time);
  const passed = now.getTime() - at.getTime();
  if (passed < MINUTE) return { unit: 'now' };
  if (passed < HOUR) return { unit: 'minutes', count: Math.floor(passed / MINUTE) };
  const days = daysAgo(at, now, zone);
  if (days === 0 || passed < 6 * HOUR) return { unit: 'hours', count: Math.floor(passed / HOUR) };
  if (days === 1) return { unit: 'yesterday', at };
  if (days < 7) return { unit: 'days', count: days };
  return { unit: 'date', at, isThisYear: yearOf(at, zone) === yearOf(now, zone) };
};

const two = (value: number): string => String(value).padStart(2, '0');

/** "14:32", as both languages write it; the browser's own formatter takes long to make, and longer to ask. */
export const clockOf = (at: Date, zone: Zone = 'local'): string =>
  zone === 'UTC'
    ? `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`
    : `${two(at.getHours())}:${two(at.getMinutes())}`;
