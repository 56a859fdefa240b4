import { serverClock } from '../../lib/server-clock.ts';
import { clock } from '../../lib/text/number.ts';
import { useSecondsUntil } from '../../lib/useSecondsUntil.ts';

/** How long until a time of the server's, counting down: "1:24"; undefined once it has come. */
export const useClockUntil = (time: string | null): string | undefined => {
  const seconds = useSecondsUntil(time === null ? 0 : serverClock.here(Date.parse(time)));
  return seconds > 0 ? clock(seconds) : undefined;
};
