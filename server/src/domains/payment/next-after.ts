const MINUTE = 60_000;
const LONGEST = 60 * MINUTE;

/** When something is tried again: after a minute, twice as long each time, up to an hour. */
export const nextAfter = (now: Date, tries: number): Date =>
  new Date(+now + Math.min(LONGEST, MINUTE * 2 ** Math.min(tries, 10)));
