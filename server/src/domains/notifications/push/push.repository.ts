import type { Locale } from '@livery/contract';
import { sql } from 'kysely';
import type { TenantDb } from '../../../infra/database/database.ts';
import { newId } from '../../../infra/ids.ts';
import { isTold } from './told.repository.ts';

export interface NewSubscription {
  sessionId: string;
  userId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  locale: Locale;
}

/** One for a session, and one for a browser: whoever used it before is told nothing there any more. Returns its id. */
export const keepSubscription = async (trx: TenantDb, subscription: NewSubscription): Promise<string> => {
  const { sessionId, userId, ...address } = subscription;
  await trx
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', address.endpoint)
    .where('session_id', '<>', sessionId)
    .execute();
  const { id } = await trx
    .insertInto('push_subscriptions')
    .values({ id: newId(), session_id: sessionId, user_id: userId, ...address })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(address))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Without effect on somebody else's. */
export const removeSubscription = async (db: TenantDb, id: string, userId: string): Promise<void> => {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).where('user_id', '=', userId).execute();
};

/** It takes nothing any more. */
export const forgetSubscription = async (db: TenantDb, id: string): Promise<void> => {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
};

/** A notification, and whose it is. */
export interface Told {
  id: string;
  userId: string;
}

/** As a table `t`. */
const rowsOf = (told: readonly Told[]) =>
  sql<{ user_id: string; id: string }>`unnest(${told.map(({ userId }) => userId)}::text[],
    ${told.map(({ id }) => id)}::text[])`.as<'t'>(sql`t(user_id, id)`);

export interface PushOrder {
  subscription: string;
  notification: string;
}

/**
 * Which browsers are to be told of these, and notes that they are: of one thing once a minute. None whose session has ended, or
 * whose owner wants to be told of nothing.
 */
export const takePushes = async (trx: TenantDb, told: readonly Told[]): Promise<PushOrder[]> => {
  const due = await trx
    .updateTable('notifications as n')
    .from(rowsOf(told))
    .innerJoin('push_subscriptions as p', 'p.user_id', 't.user_id')
    .innerJoin('sessions as s', 's.id', 'p.session_id')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .whereRef('n.user_id', '=', 't.user_id')
    .whereRef('n.id', '=', 't.id')
    .where(isTold)
    .where(sql<boolean>`coalesce(n.pushed_at < now() - interval '1 minute', true)`)
    .set({ pushed_at: sql<Date>`now()` })
    .returning(['n.id', 'n.user_id as userId'])
    .execute();
  if (due.length === 0) return [];
  return trx
    .selectFrom(rowsOf(due))
    .innerJoin('push_subscriptions as p', 'p.user_id', 't.user_id')
    .select(['p.id as subscription', 't.id as notification'])
    .execute();
};

/** Where it goes, and how; undefined once its session has ended, or nothing is to be told any more. */
export const findTarget = (db: TenantDb, id: string) =>
  db
    .selectFrom('push_subscriptions as p')
    .innerJoin('sessions as s', 's.id', 'p.session_id')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .where('p.id', '=', id)
    .where(isTold)
    .select(['p.id', 'p.user_id', 'p.endpoint', 'p.p256dh', 'p.auth', 'p.locale'])
    .select(['u.notify_detail', 'u.sound', 'u.vibration'])
    .executeTakeFirst();
