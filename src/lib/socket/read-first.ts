import { when } from 'mobx';
import type { Realtime } from './realtime.ts';

/**
 * The first reading of what is read again whenever the socket has become live (`Realtime.onCatchUp`). While the socket is on
 * its way nothing is asked for that would be asked for again a moment later, unless somebody waits for it. Returns how to stop.
 */
export const readFirst = (
  realtime: Pick<Realtime, 'status'>,
  read: () => void,
  isAwaited: () => boolean = () => false,
): (() => void) => {
  if (realtime.status === 'connecting') {
    return when(
      () => realtime.status !== 'connecting' || isAwaited(),
      () => realtime.status === 'open' || read(),
    );
  }
  read();
  return () => undefined;
};
