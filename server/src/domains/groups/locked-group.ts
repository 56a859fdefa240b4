import type { Tenant } from '../../infra/tenancy.ts';
import { createTurns } from '../../infra/turns.ts';
import { lockGroup } from './group-lock.repository.ts';

/** When hundreds join at once, one connection waits for the lock, and the others are for all else. */
const inTurn = createTurns({ most: 2000 });

/** Runs `work` in a transaction, while nobody else changes this group, or writes into it. What it throws undoes all of it. */
export const inLockedGroup = <T>(
  tenant: Tenant,
  id: string,
  work: (tenant: Tenant) => Promise<T>,
): Promise<T> =>
  inTurn(`${tenant.brand.id} ${id}`, () =>
    tenant.db.transaction().execute(async (trx) => {
      await lockGroup(trx, id);
      return work({ ...tenant, db: trx });
    }),
  );
