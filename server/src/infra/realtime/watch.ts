import { CloseCode } from '@livery/contract';
import type { Connection, Identity } from './connection.ts';

/** Milliseconds. A dead socket is gone after `silence + every` at the latest. */
export interface WatchTimes {
  every: number;
  /** A peer that was not heard for so long is asked for a sign of life. */
  ask: number;
  /** … and is given up after so long. */
  silence: number;
  /** Besides when its token expires, a session is looked at after so long: the news of its end may have been lost. */
  recheck: number;
}

export interface Watched {
  connection: Connection;
  isAlive: (identity: Identity) => Promise<boolean>;
}

/** Finds sockets whose peer is gone, and sessions that ended unnoticed. Call the answer to stop. */
export const watch = (connections: ReadonlySet<Watched>, times: WatchTimes): (() => void) => {
  const dueAt = new WeakMap<Watched, number>();
  const look = (watched: Watched, now: number) => {
    const { connection } = watched;
    const silence = now - connection.heardAt;
    if (silence > times.silence) return connection.socket.terminate();
    if (silence > times.ask) connection.socket.ping();
    if (!connection.identity) return;
    const expiry = connection.identity.expiresAt.getTime();
    const next = now < expiry ? Math.min(now + times.recheck, expiry) : now + times.recheck;
    const due = dueAt.get(watched) ?? next;
    if (now >= due) recheck(watched);
    dueAt.set(watched, now >= due ? next : due);
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
