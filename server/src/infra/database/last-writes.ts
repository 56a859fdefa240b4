import type { SharedRedis } from '../redis/redis.ts';

/** Who has written something lately: they read what they wrote, whoever reads late. */
export interface LastWrites {
  /** Resolves when every node knows. */
  note(brand: string, person: string): Promise<void>;
  /** Also where it is not known. */
  hasWritten(brand: string, person: string): Promise<boolean>;
}

/** Milliseconds that clocks of nodes and Redis may run apart in such a window. */
const MARGIN = 250;

/** Names, each forgotten after its time. */
const createRecent = (window: number) => {
  /** Until when; the first is the first to be forgotten. */
  const until = new Map<string, number>();
  const forget = () => {
    for (const [name, end] of until) {
      if (end > performance.now()) return;
      until.delete(name);
    }
  };
  return {
    add: (name: string): void => {
      forget();
      until.delete(name);
      until.set(name, performance.now() + window);
    },
    has: (name: string): boolean => (until.get(name) ?? 0) > performance.now(),
  };
};

/**
 * Remembers for `lag` who has written: by then every replica that is read from has it. Over all nodes with Redis; while that is
 * away, and as long after it has come back, everybody may have written elsewhere.
 */
export const createLastWrites = (
  lag: number,
  redis?: Pick<SharedRedis, 'prefix' | 'isUp' | 'command' | 'onBack'>,
): LastWrites => {
  const window = lag + MARGIN;
  const here = createRecent(window);
  let unknownUntil = 0;
  redis?.onBack(async () => {
    unknownUntil = performance.now() + window;
  });
  const keyOf = (name: string) => `${redis?.prefix}:w:${name}`;
  const wroteElsewhere = async (name: string): Promise<boolean> => {
    if (!redis) return false;
    if (!redis.isUp() || performance.now() < unknownUntil) return true;
    return redis.command('EXISTS', keyOf(name)).then(
      (count) => count !== 0,
      () => true,
    );
  };
  return {
    note: async (brand, person) => {
      const name = `${brand} ${person}`;
      here.add(name);
      if (redis?.isUp()) await redis.command('SET', keyOf(name), '1', 'PX', window).catch(() => undefined);
    },
    hasWritten: async (brand, person) => {
      const name = `${brand} ${person}`;
      return here.has(name) || wroteElsewhere(name);
    },
  };
};
