import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createQueue, type QueueSize, type TurnOptions } from '../../../infra/queue.ts';

/** Hashes passwords with argon2id, a few at a time. */
export interface Passwords {
  /** @throws api.too_frequent when too many wait */
  hash(password: string): Promise<string>;
  /** Costs the same without a stored hash, and is then false. @throws api.too_frequent when too many wait */
  verify(stored: string | undefined, password: string, turn?: TurnOptions): Promise<boolean>;
}

/** The default algorithm of the library is argon2id. `memoryCost` in KiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Fits nothing; costs what a real one costs. */
const NOBODYS = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$c29tZSBzYWx0IG9mIG91cnM$WzrJ0ZUNKCQLqTfNXS0YB3mXNv0iSbnHcH8Gx5xl7bY`;

const SIZE: QueueSize = { atOnce: Math.max(1, availableParallelism() - 1), waiting: 64 };

export const createPasswords = (size = SIZE): Passwords => {
  const inTurn = createQueue('hashes', size);
  return {
    hash: (password) => inTurn(() => hash(password, COST)),
    verify: async (stored, password, turn) => {
      const fits = await inTurn(() => verify(stored ?? NOBODYS, password), turn);
      return fits && stored !== undefined;
    },
  };
};
