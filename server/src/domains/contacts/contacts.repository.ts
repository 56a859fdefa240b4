import { sql } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';
import { eachPerson, PERSON_COLUMNS } from '../../infra/database/each-person.ts';
import type { PersonRow } from '../users/users.present.ts';

export interface ContactRow extends PersonRow {
  delete_at: Date | null;
  update_at: Date;
}

/** Contacts of a person, each with its row of `users`, looked up one by one. */
const contactsOf = (db: TenantDb, userId: string) =>
  db
    .selectFrom('contacts as c')
    .innerJoinLateral(eachPerson(db, 'c.contact_id'), (join) => join.onTrue())
    .where('c.user_id', '=', userId);

/** When the person changed, or was added. */
const changedAt = sql<Date>`greatest(u.update_at, c.create_at)`;

export interface ContactPage {
  after: string;
  limit: number;
}

/** In the order of their ids: those after `after`. */
export const listContacts = (
  db: TenantDb,
  userId: string,
  { after, limit }: ContactPage,
): Promise<ContactRow[]> =>
  contactsOf(db, userId)
    .where('c.contact_id', '>', after)
    .select([...PERSON_COLUMNS, 'u.delete_at'])
    .select(changedAt.as('update_at'))
    .orderBy('c.contact_id')
    .limit(limit)
    .execute();

/** As `listContacts`: what each is, and when it last changed. */
export const listContactTimes = (
  db: TenantDb,
  userId: string,
  { after, limit }: ContactPage,
): Promise<Pick<ContactRow, 'id' | 'update_at'>[]> =>
  contactsOf(db, userId)
    .where('c.contact_id', '>', after)
    .select(['u.id', changedAt.as('update_at')])
    .orderBy('c.contact_id')
    .limit(limit)
    .execute();

export const findContact = (
  db: TenantDb,
  userId: string,
  contactId: string,
): Promise<ContactRow | undefined> =>
  contactsOf(db, userId)
    .where('c.contact_id', '=', contactId)
    .select([...PERSON_COLUMNS, 'u.delete_at'])
    .select(changedAt.as('update_at'))
    .executeTakeFirst();

/** Whoever changes a person's lists of people waits here: two at once cannot pass a limit. */
export const lockLists = async (trx: TenantDb, userId: string): Promise<void> => {
  await trx.selectFrom('users').where('id', '=', userId).select('id').forNoKeyUpdate().execute();
};

/** Nobody changes their lists of people until the transaction ends; others may hold them as well. */
export const holdLists = async (trx: TenantDb, userIds: readonly string[]): Promise<void> => {
  await trx
    .selectFrom('users')
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val([...userIds]))))
    .select('id')
    .orderBy('id')
    .forShare()
    .execute();
};

/** False where it was there already. */
export const insertContact = async (trx: TenantDb, userId: string, contactId: string): Promise<boolean> =>
  (await trx
    .insertInto('contacts')
    .values({ user_id: userId, contact_id: contactId })
    .onConflict((conflict) => conflict.columns(['user_id', 'contact_id']).doNothing())
    .returning('contact_id')
    .executeTakeFirst()) !== undefined;

export const countContacts = async (db: TenantDb, userId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('contacts')
    .where('user_id', '=', userId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** False where it was not there. */
export const deleteContact = async (db: TenantDb, userId: string, contactId: string): Promise<boolean> =>
  (await db
    .deleteFrom('contacts')
    .where('user_id', '=', userId)
    .where('contact_id', '=', contactId)
    .returning('contact_id')
    .executeTakeFirst()) !== undefined;

export const eraseContacts = async (db: TenantDb, userId: string): Promise<void> => {
  await db
    .deleteFrom('contacts')
    .where((row) => row.or([row('user_id', '=', userId), row('contact_id', '=', userId)]))
    .execute();
};

/** Those of `ids` who have `userId` among their contacts. */
export const findAcquainted = async (
  db: TenantDb,
  userId: string,
  ids: readonly string[],
): Promise<string[]> => {
  const rows = await db
    .selectFrom('contacts')
    .where('contact_id', '=', userId)
    .where(({ eb, fn, val }) => eb('user_id', '=', fn.any(val([...ids]))))
    .select('user_id as id')
    .execute();
  return rows.map(({ id }) => id);
};
