import type { PersonState } from '@livery/contract';
import { sql } from 'kysely';
import type { TenantDb } from '../../../infra/database/database.ts';

const NOW = sql<Date>`now()`;

export interface ListedPerson {
  id: string;
  username: string;
  nickname: string;
  create_at: Date;
  delete_at: Date | null;
  banned_until: Date | null;
}

export interface PersonRow extends ListedPerson {
  ban_reason: string;
  type: number;
  can_create_group: boolean;
  memo: string;
  country: string;
  seen_at: Date | null;
}

const LISTED = ['id', 'username', 'nickname', 'create_at', 'delete_at', 'banned_until'] as const;
const SHOWN = [
  ...LISTED,
  ...(['ban_reason', 'type', 'can_create_group', 'memo', 'country', 'seen_at'] as const),
] as const;

/** Who is kept out now; undefined for others. */
export const findBan = async (
  db: TenantDb,
  id: string,
): Promise<{ until: Date; reason: string } | undefined> => {
  const row = await db
    .selectFrom('users')
    .select(['banned_until', 'ban_reason'])
    .where('id', '=', id)
    .where('banned_until', '>', NOW)
    .executeTakeFirst();
  return row?.banned_until ? { until: row.banned_until, reason: row.ban_reason } : undefined;
};

/** Who of those kept out now was signed in by such tokens, though the session has ended. */
export const findBannedOfFamily = async (db: TenantDb, familyHash: Buffer): Promise<string | undefined> => {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('users.id')
    .where('sessions.family_hash', '=', familyHash)
    .where('users.banned_until', '>', NOW)
    .executeTakeFirst();
  return row?.id;
};

const inState = {
  all: sql<boolean>`true`,
  banned: sql<boolean>`banned_until > now()`,
  closed: sql<boolean>`delete_at is not null`,
} as const satisfies Record<PersonState, unknown>;

/** The newest first, those behind a place. Whoever is erased is not among them. */
export const listPeople = (
  db: TenantDb,
  {
    state,
    after,
    limit,
  }: { state: PersonState; after: { time: Date; id: string } | undefined; limit: number },
): Promise<ListedPerson[]> => {
  let found = db
    .selectFrom('users')
    .select(LISTED)
    .where('cleaned_at', 'is', null)
    .where(inState[state])
    .orderBy('create_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (after) found = found.where(sql<boolean>`(create_at, id) < (${after.time}, ${after.id})`);
  return found.execute();
};

/** Signs of a pattern stand for themselves. */
const beginning = (text: string): string => `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** Whose ID, account, address or number this is, and whose name begins so; in no order of worth: the newest first. */
export const searchPeople = (
  db: TenantDb,
  { text, addresses, state, limit }: { text: string; addresses: string[]; state: PersonState; limit: number },
): Promise<ListedPerson[]> =>
  db
    .with('found', (cte) =>
      cte
        .selectFrom('users')
        .select('id')
        .where('id', '=', text)
        .union(cte.selectFrom('users').select('id').where(sql`lower(username)`, '=', text.toLowerCase()))
        .union(
          cte
            .selectFrom('identifiers')
            .select('user_id as id')
            .where('value', '=', sql<string>`any(${addresses}::text[])`)
            .where('mode', 'in', ['email', 'phone']),
        )
        .union(
          cte
            .selectFrom('users')
            .select('id')
            .where(sql`lower(nickname)`, 'like', beginning(text))
            .limit(limit),
        ),
    )
    .selectFrom('users')
    .innerJoin('found', 'found.id', 'users.id')
    .select(LISTED.map((name) => `users.${name}` as const))
    .where('users.cleaned_at', 'is', null)
    .where(inState[state])
    .orderBy('users.create_at', 'desc')
    .orderBy('users.id', 'desc')
    .limit(limit)
    .execute();

export const findPerson = (db: TenantDb, id: string): Promise<PersonRow | undefined> =>
  db
    .selectFrom('users')
    .select(SHOWN)
    .where('id', '=', id)
    .where('cleaned_at', 'is', null)
    .executeTakeFirst();

/** Locked until the transaction ends: two operators change one after the other. */
export const holdPerson = (trx: TenantDb, id: string): Promise<PersonRow | undefined> =>
  trx
    .selectFrom('users')
    .select(SHOWN)
    .where('id', '=', id)
    .where('cleaned_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export type PersonChange = Partial<
  Pick<PersonRow, 'type' | 'can_create_group' | 'memo' | 'banned_until' | 'ban_reason'>
>;

export const changePerson = async (trx: TenantDb, id: string, change: PersonChange): Promise<void> => {
  await trx
    .updateTable('users')
    .set({ ...change, update_at: NOW })
    .where('id', '=', id)
    .execute();
};
