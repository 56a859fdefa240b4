import { channel } from 'node:diagnostics_channel';

/** What goes on inside the process, by what it is about. Names are of our own code: never an id or a secret. */
export interface Vitals {
  /** A statement that so many callers shared, when it ended. */
  batch: { name: string; size: number; seconds: number };
  /** A queue of costly work, after it changed. */
  queue: { name: string; running: number; waiting: number };
  /** Open sockets of real time. */
  sockets: { open: number };
  /** An attempt of a job that ended. */
  job: { brand: string; name: string; outcome: 'done' | 'failed'; seconds: number };
  /** A statement of a read that may be late, and where it went; `repeated`: to the database, after a replica failed. */
  lateRead: { target: 'replica' | 'primary' | 'repeated' };
  /** So many signed up, or so many messages, posts or withdrawals were stored, for the first time. */
  happened: { brand: string; kind: 'sign_up' | 'message' | 'post' | 'withdrawal'; count: number };
  /** Somebody's first socket at this node, or their last. */
  people: { brand: string; change: 1 | -1 };
}

const channels = {
  batch: channel('livery:batch'),
  queue: channel('livery:queue'),
  sockets: channel('livery:sockets'),
  job: channel('livery:job'),
  lateRead: channel('livery:late-read'),
  happened: channel('livery:happened'),
  people: channel('livery:people'),
} satisfies Record<keyof Vitals, unknown>;

/** Costs next to nothing while nobody listens. */
export const publishVital = <K extends keyof Vitals>(kind: K, vital: Vitals[K]): void => {
  if (channels[kind].hasSubscribers) channels[kind].publish(vital);
};

/** Returns how to stop listening. */
export const onVital = <K extends keyof Vitals>(
  kind: K,
  listener: (vital: Vitals[K]) => void,
): (() => void) => {
  const onMessage = (message: unknown) => listener(message as Vitals[K]);
  channels[kind].subscribe(onMessage);
  return () => void channels[kind].unsubscribe(onMessage);
};
