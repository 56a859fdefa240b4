import { CloseCode } from '@livery/contract';
import type { Connection, Identity } from './connection.ts';

/** Milliseconds. A dead socket is gone after `silence + every` at the latest. */
export interface HeartbeatTimes {
  every: number;
  /** A peer that has been silent for so long is pinged. */
  ask: number;
  /** … and is given up after so long. */
  silence: number;
  /** Besides when its token expires, a session is looked at after so long: the news of its end may have been lost. */
  recheck: number;
}

export interface Monitored {
  connection: Connection;
  isAlive: (identity: Identity) => Promise<boolean>;
}

/** Finds sockets whose peer is gone, and sessions that ended unnoticed. Call the returned function to stop. */
export const startHeartbeat = (connections: ReadonlySet<Monitored>, times: HeartbeatTimes): (() => void) => {
  const dueAt = new WeakMap<Monitored, number>();
  const look = (monitored: Monitored, now: number) => {
    const { connection } = monitored;
    const silence = now - connection.lastReceivedAt;
    if (silence > times.silence) return connection.socket.terminate();
    if (silence > times.ask) connection.socket.ping();
    if (!connection.identity) return;
    const expiry = connection.identity.expiresAt.getTime();
    const next = now < expiry ? Math.min(now + times.recheck, expiry) : now + times.recheck;
    const due = dueAt.get(monitored) ?? next;
    if (now >= due) recheck(monitored);
    dueAt.set(monitored, now >= due ? next : due);
  };
  const timer = setInterval(() => {
    const now = Date.now();
    for (const monitored of connections) look(monitored, now);
  }, times.every);
  timer.unref();
  return () => clearInterval(timer);
};

const recheck = ({ connection, isAlive }: Monitored) => {
  if (!connection.identity) return;
  isAlive(connection.identity).then(
    (alive) => {
      if (!alive) connection.close(CloseCode.UNAUTHORIZED);
    },
    // A database that is away ends no session; the next look asks again.
    () => undefined,
  );
};
