import { ApiError } from './errors.ts';

/**
 * Runs what is asked for under one key one after the other, in the order of asking; different keys do not wait for each
 * other. For work that would wait for the same lock of the database: those who wait here hold no connection.
 * @throws api.unavailable when `most` wait already
 */
export const createTurns = ({ most }: { most: number }) => {
  const lines = new Map<string, { last: Promise<unknown>; length: number }>();
  return <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const line = lines.get(key) ?? { last: Promise.resolve(), length: 0 };
    if (line.length >= most) return Promise.reject(new ApiError('api.unavailable'));
    lines.set(key, line);
    line.length += 1;
    const turn = line.last.then(work).finally(() => {
      line.length -= 1;
      if (line.length === 0) lines.delete(key);
    });
    line.last = turn.catch(() => undefined);
    return turn;
  };
};
