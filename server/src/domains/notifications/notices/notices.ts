import { Type } from 'typebox';
import type { TenantDb } from '../../../infra/database/database.ts';
import type { Infra } from '../../../infra/infra.ts';
import { notify } from '../../../infra/outbox/outbox.repository.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import { findAudience, holdNotice, noteTold } from './notices.repository.ts';

/** Work of the queue: everybody of a brand is told something. */
export const TELL_NOTICE = {
  name: 'notifications.tell-notice',
  payload: Type.Object({ id: Type.String() }),
};

/** People of one transaction. What else people are told waits for no more than it. */
const PEOPLE = 200;
/** Transactions of one run: another goes on where it ended, so that none takes too long. */
const STEPS = 50;

interface Dependencies extends Pick<Infra, 'jobs'> {
  handOutAll: (tenant: Tenant, signal: AbortSignal) => Promise<void>;
}

/** In the transaction that notes it: told again, it is told once, for a person has one row of it. */
export const tellNotice = (trx: TenantDb, id: string, people: readonly string[]): Promise<void> =>
  notify(
    trx,
    ...people.map((receiverId) => ({ kind: 'system' as const, receiverId, subject: id, item: id })),
  );

/** Tells what operators have to say, to as many as there are. */
export const createNotices = ({ jobs, handOutAll }: Dependencies) => {
  /** Whether there are more. */
  const tellSome = (tenant: Tenant, id: string): Promise<boolean> =>
    tenant.db.transaction().execute(async (trx) => {
      const notice = await holdNotice(trx, id);
      if (!notice) return false;
      const { told_to: after, create_at: until } = notice;
      const people = await findAudience(trx, { after, until, limit: PEOPLE });
      await tellNotice(trx, id, people);
      const isDone = people.length < PEOPLE;
      await noteTold(trx, id, { toldTo: people.at(-1) ?? after, isDone });
      return !isDone;
    });

  return {
    /** May run again: takes up where it was broken off. What was told is handed out before more is. */
    tellEverybody: async (tenant: Tenant, { id }: { id: string }, signal: AbortSignal): Promise<void> => {
      for (let step = 0; step < STEPS; step += 1) {
        signal.throwIfAborted();
        const isMore = await tellSome(tenant, id);
        await handOutAll(tenant, signal);
        if (!isMore) return;
      }
      await jobs.enqueue(tenant.db, tenant.brand.id, TELL_NOTICE, { id });
    },
  };
};
