import { Type } from 'typebox';
import type { Infra } from '../../infra/infra.ts';
import { holdOutbox } from '../../infra/outbox/outbox.repository.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import { endItemsOf, refreshNotifications } from './intake.repository.ts';
import { removeNoticesTo } from './notices/notices.repository.ts';
import { removeSomeOf, removeView } from './notifications.repository.ts';

/** Work of the queue: an account is gone, and what it was told, and others of it, goes after it. */
export const ERASE_PERSON = {
  name: 'notifications.erase-person',
  payload: Type.Object({ id: Type.String() }),
};

/** Rows, and items whose rows are counted anew, of one transaction. */
const ROWS = 1000;
const ITEMS = 200;

/** What is left of people whose accounts are erased. */
export const createClosed = ({ jobs }: Pick<Infra, 'jobs'>) => ({
  /** In the transaction that erases the account. */
  erase: ({ brand, db }: Tenant, userId: string): Promise<void> =>
    jobs.enqueue(db, brand.id, ERASE_PERSON, { id: userId }),

  /** Some at a time: who hands out waits for no more. May run again: takes up where it was broken off. */
  erasePerson: async ({ brand, db }: Tenant, { id }: { id: string }, signal: AbortSignal): Promise<void> => {
    for (let removed = ROWS; removed === ROWS; ) {
      signal.throwIfAborted();
      removed = await removeSomeOf(db, id, ROWS);
    }
    await removeView(db, id);
    await removeNoticesTo(db, id);
    for (let ended = ITEMS; ended === ITEMS; ) {
      signal.throwIfAborted();
      ended = await db.transaction().execute(async (trx) => {
        await holdOutbox(trx, brand.id);
        const touched = await endItemsOf(trx, id, ITEMS);
        if (touched.length > 0) await refreshNotifications(trx, touched);
        return touched.length;
      });
    }
  },
});
