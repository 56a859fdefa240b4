import { LIMITS } from '@livery/contract';
import { type Selectable, sql } from 'kysely';
import type { TenantDb } from '../../../infra/database/database.ts';
import type { OauthTicketsTable } from '../auth.tables.ts';
import { type Account, isWithinGrace } from '../identifiers/accounts.repository.ts';

export type Ticket = Selectable<OauthTicketsTable>;
export type ExternalIdentity = Pick<Ticket, 'issuer' | 'subject'>;

/** The account that an external identity leads to. */
export const findLinked = (
  db: TenantDb,
  { issuer, subject }: ExternalIdentity,
): Promise<Omit<Account, 'hash'> | undefined> =>
  db
    .selectFrom('external_identities')
    .innerJoin('users', 'users.id', 'external_identities.user_id')
    .select(['external_identities.user_id', 'users.delete_at'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where(isWithinGrace)
    .executeTakeFirst();

/** False when it leads to an account already. */
export const insertLink = async (
  db: TenantDb,
  { issuer, subject }: ExternalIdentity,
  userId: string,
): Promise<boolean> => {
  const row = await db
    .insertInto('external_identities')
    .values({ issuer, subject, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
};

export const insertTicket = async (db: TenantDb, ticket: Omit<Ticket, 'expires_at'>): Promise<void> => {
  await db.deleteFrom('oauth_tickets').where('expires_at', '<', sql<Date>`now()`).execute();
  const expiry = sql<Date>`now() + ${LIMITS.verifiedLifetime} * interval '1 millisecond'`;
  await db
    .insertInto('oauth_tickets')
    .values({ ...ticket, expires_at: expiry })
    .execute();
};

/** On the device that it was made for, while it lives. */
export const findTicket = (
  db: TenantDb,
  ticketHash: Buffer,
  deviceHash: Buffer,
): Promise<Ticket | undefined> =>
  db
    .selectFrom('oauth_tickets')
    .selectAll()
    .where('ticket_hash', '=', ticketHash)
    .where('device_hash', '=', deviceHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();

/** Uses a ticket up; false when somebody just did. */
export const takeTicket = async (db: TenantDb, ticketHash: Buffer): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('oauth_tickets')
    .where('ticket_hash', '=', ticketHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
