import { LRUCache } from 'lru-cache';
import { atMost } from '../at-most.ts';

interface Line<T> {
  /** The number that comes next; undefined until the first one was handed on. */
  next: number | undefined;
  /** Without an item: that number is none of ours. */
  held: Map<number, T | undefined>;
  timer: NodeJS.Timeout | undefined;
}

/** Conversations at once; of more the least recent are forgotten, and begin anew. */
const MOST = 20_000;
/**
 * How long the first message of a conversation waits here for one before it, milliseconds, and how many times as long as it was on
 * its way itself: where one took long, so may the other.
 */
const FIRST = { least: 100, times: 8 };

/**
 * Hands on in the order of their numbers what overtook each other on its way from several nodes. What is missing is
 * waited for a moment: its node may have died. A number that is for others alone is told without an item.
 * @param patience milliseconds
 */
export const createInOrder = <T>({ patience, handOn }: { patience: number; handOn: (item: T) => void }) => {
  const lines = new LRUCache<string, Line<T>>(atMost(MOST));
  const release = (line: Line<T>, all: boolean): void => {
    for (const number of [...line.held.keys()].sort((one, other) => one - other)) {
      if (!all && number !== line.next) break;
      const item = line.held.get(number);
      line.held.delete(number);
      line.next = number + 1;
      if (item !== undefined) handOn(item);
    }
    if (line.held.size > 0) return;
    clearTimeout(line.timer);
    line.timer = undefined;
  };
  return {
    /** Takes an item of a line (`key`) by its number; `age`: how long it has been on its way, in milliseconds. */
    take: (key: string, number: number, item?: T, age = 0): void => {
      const line: Line<T> = lines.get(key) ?? { next: undefined, held: new Map(), timer: undefined };
      lines.set(key, line);
      // A late one, or one more time.
      if (line.next !== undefined && number < line.next) return void (item !== undefined && handOn(item));
      if (item !== undefined || !line.held.has(number)) line.held.set(number, item);
      release(line, false);
      if (line.held.size === 0) return;
      // Of a conversation that is new here nobody knows whether something comes before.
      const first = FIRST.least + FIRST.times * Math.max(0, age || 0);
      const wait = line.next === undefined ? Math.min(first, patience) : patience;
      // After a pause of this process its timers go before what has come meanwhile: that is read first.
      line.timer ??= setTimeout(() => setImmediate(() => release(line, true)), wait).unref();
    },
    /** Hands on all that waits and begins anew: what is missing will not come. */
    reset: (): void => {
      for (const line of lines.values()) release(line, true);
      lines.clear();
    },
  };
};
