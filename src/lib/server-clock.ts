/** Milliseconds. Less than this may be the time that the response took, or the seconds that the header leaves out. */
const NOISE = 2_000;

let ahead = 0;

/** The server's clock, from the `Date` of its responses: a countdown to one of its times must not trust this device's clock. */
export const serverClock = {
  /** `header`: `Date` of a response that has just arrived. */
  sync(header: unknown, now = Date.now()): void {
    const time = typeof header === 'string' ? Date.parse(header) : Number.NaN;
    if (Number.isNaN(time)) return;
    ahead = Math.abs(time - now) < NOISE ? 0 : time - now;
  },
  /** Milliseconds since 1970 on this device's clock when the server's says `time`. */
  here: (time: number): number => time - ahead,
};
