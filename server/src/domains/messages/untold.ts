import { LRUCache } from 'lru-cache';
import { atMost } from '../../infra/at-most.ts';
import type { MessageRow } from './message.rows.ts';

/** How long a client repeats what nobody acknowledged; later ones have met the next message, or a reload. Milliseconds. */
const RECENT = 60_000;
const MOST = 10_000;

/**
 * Messages that were stored while the answer of the database was lost, or their node: nobody has told of them. Whoever sent one
 * repeats it, here or at another node, and by that it is told.
 */
export const createUntold = (recent = RECENT) => {
  /** By brand and id: those that this node has told of. */
  const told = new LRUCache<string, true>({ ...atMost(MOST), ttl: recent });
  /** Never rejects: what could not be told now is told by the next repeat. */
  const tell = async (key: string, telling: () => Promise<void>): Promise<void> => {
    told.set(key, true);
    await telling().catch(() => told.delete(key));
  };
  const keyOf = (brand: string, { id }: Pick<MessageRow, 'id'>) => `${brand} ${id}`;
  return {
    tellNew: (brand: string, row: Pick<MessageRow, 'id'>, telling: () => Promise<void>): Promise<void> =>
      tell(keyOf(brand, row), telling),
    /** Of a repeat: if it is recent, and this node has not told of it. */
    tellRepeat: async (
      brand: string,
      row: Pick<MessageRow, 'id' | 'create_at'>,
      telling: () => Promise<void>,
    ): Promise<void> => {
      const key = keyOf(brand, row);
      if (!told.has(key) && Date.now() - row.create_at.getTime() < recent) await tell(key, telling);
    },
  };
};

export type Untold = ReturnType<typeof createUntold>;
