import { PATIENCE } from './database/deadlines.ts';
import { ApiError } from './errors.ts';
import { within } from './within.ts';

/**
 * Runs what is asked for under one key one after the other, in the order of asking; different keys do not wait for each
 * other. For work that would wait for the same lock of the database: those who wait here hold no connection.
 * Who waits longer than `patience` (milliseconds) is refused, and what they asked for is not run.
 * @throws api.unavailable when `most` wait already, or for too long
 */
export const createTurns = ({ most, patience = PATIENCE }: { most: number; patience?: number }) => {
  const lines = new Map<string, { last: Promise<unknown>; length: number }>();
  return <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const line = lines.get(key) ?? { last: Promise.resolve(), length: 0 };
    if (line.length >= most) return Promise.reject(new ApiError('api.unavailable'));
    lines.set(key, line);
    const before = line.last;
    const mine = line.length === 0 ? before : within(patience, before);
    line.length += 1;
    const turn = mine.then(work).finally(() => {
      line.length -= 1;
      if (line.length === 0) lines.delete(key);
    });
    // Who gives up does not let the next one in.
    line.last = Promise.allSettled([before, turn]);
    return turn;
  };
};
