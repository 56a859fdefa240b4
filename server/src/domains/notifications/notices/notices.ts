import { Type } from 'typebox';
import type { TenantDb } from '../../../infra/database/database.ts';
import type { Infra } from '../../../infra/infra.ts';
import { notify } from '../../../infra/outbox/outbox.repository.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import { findAudience, holdNotice, noteTold } from './notices.repository.ts';

/** Work of the queue: everybody of a brand is told something. A release before left it there. */
export const TELL_NOTICE = {
  name: 'notifications.tell-notice',
  payload: Type.Object({ id: Type.String() }),
};

/** The same of an announcement: a name of its own, for servers of that release know of no segments. */
export const TELL_ANNOUNCEMENT = { ...TELL_NOTICE, name: 'notifications.tell-announcement' };

/** People of one transaction. What else people are told waits for no more than it. */
const PEOPLE = 200;
/** Of a segment more are looked at, for few of them are told. */
const LOOKED_AT = 1_000;
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
      const { told_to: after, create_at, start_at, segment } = notice;
      const limit = segment ? LOOKED_AT : PEOPLE;
      const until = start_at ?? create_at;
      const { people, last, isMore } = await findAudience(trx, { after, until, segment, limit });
      await tellNotice(trx, id, people);
      await noteTold(trx, id, { toldTo: last ?? after, people: people.length, isDone: !isMore });
      return isMore;
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
      await jobs.enqueue(tenant.db, tenant.brand.id, TELL_ANNOUNCEMENT, { id });
    },
  };
};
