import { ApiError } from './errors.ts';
import { publishVital } from './vitals.ts';

export interface QueueSize {
  atOnce: number;
  waiting: number;
}

interface Waiter {
  isPreferred: boolean;
  start(): void;
  refuse(): void;
}

export interface TurnOptions {
  /** Goes before those that are not, and takes the place of the last of them where the queue is full. */
  isPreferred?: boolean;
}

/**
 * Runs costly work a few at a time; the others wait, first come, first served. `name`: what measurements call it.
 * @throws api.too_frequent when too many wait
 */
export const createQueue = (name: string, { atOnce, waiting }: QueueSize) => {
  const waiters: Waiter[] = [];
  let running = 0;
  const tell = () => publishVital('queue', { name, running, waiting: waiters.length });
  const makeRoom = (isPreferred: boolean): boolean => {
    if (waiters.length < waiting) return true;
    const last = isPreferred ? waiters.findLastIndex((waiter) => !waiter.isPreferred) : -1;
    for (const waiter of last < 0 ? [] : waiters.splice(last, 1)) waiter.refuse();
    return last >= 0;
  };
  const wait = (isPreferred: boolean) =>
    new Promise<void>((resolve, reject) => {
      const refuse = () => reject(new ApiError('api.too_frequent', { retry_after: 1 }));
      if (!makeRoom(isPreferred)) return refuse();
      const behind = isPreferred ? waiters.findIndex((waiter) => !waiter.isPreferred) : -1;
      waiters.splice(behind < 0 ? waiters.length : behind, 0, { isPreferred, start: resolve, refuse });
      tell();
    });
  return async <T>(work: () => Promise<T>, { isPreferred = true }: TurnOptions = {}): Promise<T> => {
    // Whoever ends hands the place over: `running` stays as it is.
    if (running >= atOnce) await wait(isPreferred);
    else running += 1;
    tell();
    try {
      return await work();
    } finally {
      const next = waiters.shift();
      if (next) next.start();
      else running -= 1;
      tell();
    }
  };
};
