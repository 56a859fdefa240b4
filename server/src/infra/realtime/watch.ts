import { CloseCode } from '@livery/contract';
import type { Connection, Identity } from './connection.ts';

/** Milliseconds. A dead socket is gone after `silence + every` at the latest. */
export interface WatchTimes {
  every: number;
  /** A peer that was not heard for so long is asked for a sign of life. */
  ask: number;
  /** … and is given up after so long. */
  silence: number;
  /** A session is looked at again after so long, should the news of its end have been lost. */
  recheck: number;
}

export interface Watched {
  connection: Connection;
  isAlive: (identity: Identity) => Promise<boolean>;
}

/** Finds sockets whose peer is gone, and sessions that ended unnoticed. Call the answer to stop. */
export const watch = (connections: ReadonlySet<Watched>, times: WatchTimes): (() => void) => {
  const checkedAt = new WeakMap<Watched, number>();
  const look = (watched: Watched, now: number) => {
    const { connection } = watched;
    const silence = now - connection.heardAt;
    if (silence > times.silence) return connection.socket.terminate();
    if (silence > times.ask) connection.socket.ping();
    const checked = checkedAt.get(watched) ?? now;
    if (now - checked >= times.recheck) recheck(watched);
    checkedAt.set(watched, now - checked >= times.recheck ? now : checked);
  };
  const timer = setInterval(() => {
    const now = Date.now();
    for (const watched of connections) look(watched, now);
  }, times.every);
  timer.unref();
  return () => clearInterval(timer);
};

const recheck = ({ connection, isAlive }: Watched) => {
  if (!connection.identity) return;
  isAlive(connection.identity).then(
    (alive) => {
      if (!alive) connection.close(CloseCode.UNAUTHORIZED);
    },
    // A database that is away ends no session; the next look asks again.
    () => undefined,
  );
};
