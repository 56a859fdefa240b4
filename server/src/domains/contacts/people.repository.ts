import { sql } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';
import type { PersonRow } from '../users/users.present.ts';

export interface InvitedRow extends PersonRow {
  create_at: Date;
}

/** Who registered with a person's code and is still here, the latest first: ids sort by time. */
export const listInvited = (
  db: TenantDb,
  userId: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<InvitedRow[]> =>
  db
    .selectFrom('users')
    .where('invited_by', '=', userId)
    .where('delete_at', 'is', null)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .select(['id', 'nickname', 'username', 'avatar', 'avatar_thumbnail', 'create_at'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** How many of a person's contacts are looked at, and how many contacts of each. */
const LOOKED_AT = 100;
const OF_EACH = 50;

/**
 * Contacts of a person's friends, those whom most of them have first. Friends have each other: adding somebody asks nobody, so
 * it must show nobody's list.
 */
export const findFriendsOfFriends = async (
  db: TenantDb,
  userId: string,
  limit: number,
): Promise<string[]> => {
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('contacts as c')
        .where('c.user_id', '=', userId)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('contacts as back')
              .whereRef('back.user_id', '=', 'c.contact_id')
              .where('back.contact_id', '=', userId)
              .select('back.user_id'),
          ),
        )
        .select('c.contact_id')
        .orderBy('c.contact_id', 'desc')
        .limit(LOOKED_AT)
        .as('mine'),
    )
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('contacts')
          .whereRef('user_id', '=', 'mine.contact_id')
          .select('contact_id as id')
          .orderBy('contact_id', 'desc')
          .limit(OF_EACH)
          .as('theirs'),
      (join) => join.onTrue(),
    )
    .select('theirs.id')
    .groupBy('theirs.id')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('theirs.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
};

/** Those of `ids` whom a person may be shown as somebody new: here, no contacts, without a block either way; in no order. */
export const findSuggestible = (db: TenantDb, userId: string, ids: readonly string[]): Promise<PersonRow[]> =>
  db
    .selectFrom('users as u')
    .where('u.id', '=', sql<string>`any(${[...ids]}::text[])`)
    .where('u.id', '<>', userId)
    .where('u.delete_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('contacts as c')
            .where('c.user_id', '=', userId)
            .whereRef('c.contact_id', '=', 'u.id')
            .select('c.contact_id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('blocks as x')
            .where((row) =>
              row.or([
                row.and([row('x.user_id', '=', userId), row('x.block_id', '=', row.ref('u.id'))]),
                row.and([row('x.user_id', '=', row.ref('u.id')), row('x.block_id', '=', userId)]),
              ]),
            )
            .select('x.block_id'),
        ),
      ),
    )
    .select(['u.id', 'u.nickname', 'u.username', 'u.avatar', 'u.avatar_thumbnail'])
    .execute();
