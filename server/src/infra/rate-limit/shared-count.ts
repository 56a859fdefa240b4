import { createBatcher } from '../database/batcher.ts';
import type { Tenant } from '../tenancy.ts';
import { type CountedUse, countUses, type Window } from './rate-limit.repository.ts';

const SIZE = { maxBatch: 500, maxWaiting: 10_000 };

/**
 * Counts what comes in at once by one statement a brand: one commit for all of them, also where thousands share a key,
 * whose row they would otherwise wait for one by one.
 */
export const createSharedCount = () => {
  type Count = (use: CountedUse) => Promise<Window>;
  const counts = new Map<string, Count>();
  const open = ({ brand, db }: Tenant): Count => {
    const run = (uses: CountedUse[]) => countTogether(uses, (sums) => countUses(db, sums));
    const count = createBatcher({ name: 'uses', run, ...SIZE });
    counts.set(brand.id, count);
    return count;
  };
  return (tenant: Tenant, use: CountedUse): Promise<Window> =>
    (counts.get(tenant.brand.id) ?? open(tenant))(use);
};

/** Each use learns the count as it stood after it, as if they had been counted one after the other. */
const countTogether = async (
  uses: readonly CountedUse[],
  count: (sums: CountedUse[]) => Promise<Map<string, Window>>,
): Promise<Window[]> => {
  const sums = new Map<string, CountedUse>();
  for (const use of uses) sums.set(use.key, { ...use, cost: (sums.get(use.key)?.cost ?? 0) + use.cost });
  const windows = await count([...sums.values()]);
  return uses.map(({ key, cost }) => {
    const window = windows.get(key);
    const sum = sums.get(key);
    if (!window || !sum) throw new Error('a use was not counted');
    const mine = { ...window, count: window.count - sum.cost + cost };
    sum.cost -= cost;
    return mine;
  });
};
