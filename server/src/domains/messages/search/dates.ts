import { ApiError } from '../../../infra/errors.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A time, and the days in it where it is a month. */
export interface Dates {
  from: Date;
  to: Date;
  days: { day: string; at: Date }[];
}

/**
 * Reads `2026-11` or `2026-11-22`, as days begin for somebody whose clock is so many minutes ahead of UTC.
 * @throws api.validation
 */
export const readDate = (text: string | undefined, minutes: number): Dates => {
  const [, year, month, day] = /^(\d{4})-(\d\d)(?:-(\d\d))?$/.exec(text ?? '') ?? [];
  const first = Date.UTC(Number(year), Number(month) - 1, Number(day ?? 1));
  // The thirtieth of February, and what is no number at all.
  const isReal = !Number.isNaN(first) && new Date(first).toISOString().startsWith(text ?? '');
  if (!isReal) throw new ApiError('api.validation', { date: 'format' });
  const last = day ? first + DAY : Date.UTC(Number(year), Number(month), 1);
  const at = (time: number) => new Date(time - minutes * MINUTE);
  const count = day ? 0 : (last - first) / DAY;
  const days = Array.from({ length: count }, (_, index) => {
    const start = first + index * DAY;
    return { day: new Date(start).toISOString().slice(0, 10), at: at(start) };
  });
  return { from: at(first), to: at(last), days };
};
