import { sql } from 'kysely';
import type { TenantDb } from '../../../infra/database/database.ts';
import { eachPerson, PERSON_COLUMNS } from '../../../infra/database/each-person.ts';
import { bucketOf } from '../../../infra/ids.ts';

/** A place in the list of members: the owner, the admins, the others, each by their ids. */
export interface MemberPosition {
  rank: 0 | 1 | 2;
  id: string;
}

const RANK = sql<MemberPosition['rank']>`case gm.role when 'owner' then 0 when 'admin' then 1 else 2 end`;

const peopleOf = (db: TenantDb, groupId: string) =>
  db
    .selectFrom('group_members as gm')
    .innerJoinLateral(eachPerson(db, 'gm.user_id'), (join) => join.onTrue())
    .where('gm.bucket', '=', bucketOf(groupId))
    .where('gm.group_id', '=', groupId);

const membersOf = (db: TenantDb, groupId: string) =>
  peopleOf(db, groupId)
    .select(['gm.role', 'gm.rights', 'gm.join_at'])
    .select([...PERSON_COLUMNS, 'u.delete_at']);

const namesOf = (db: TenantDb, groupId: string) =>
  peopleOf(db, groupId).select(['u.id', 'u.nickname', 'u.username', RANK.as('rank')]);

/** The owner and the admins after a place. They have an index of their own. */
const staff = (db: TenantDb, groupId: string, { rank, id }: MemberPosition) =>
  namesOf(db, groupId)
    .where('gm.role', '<>', 'member')
    .where(sql<boolean>`(${RANK}, gm.user_id) > (${rank}, ${id})`)
    .orderBy('rank')
    .orderBy('gm.user_id');

/** The others after a place, in the order of the key. */
const plainMembers = (db: TenantDb, groupId: string, { rank, id }: MemberPosition, limit: number) =>
  namesOf(db, groupId)
    .where('gm.role', '=', 'member')
    .where('gm.user_id', '>', rank === 2 ? id : '')
    .orderBy('gm.user_id')
    .limit(limit);

/**
 * Who is in a conversation, the owner and the admins first: those after a place, at most `limit`. No more than their names,
 * for a search reads very many; what else makes up a member takes ten times as long.
 */
export const findNames = async (
  db: TenantDb,
  groupId: string,
  after: MemberPosition | undefined,
  limit: number,
): Promise<NamesRow[]> => {
  const from = after ?? { rank: 0, id: '' };
  const first = from.rank === 2 ? [] : await staff(db, groupId, from).limit(limit).execute();
  if (first.length === limit) return first;
  return [...first, ...(await plainMembers(db, groupId, from, limit - first.length).execute())];
};

/** Those of `ids` who are in it, in no order. */
export const findMembersByIds = (
  db: TenantDb,
  groupId: string,
  ids: readonly string[],
): Promise<MemberRow[]> =>
  membersOf(db, groupId)
    .where(({ eb, fn, val }) => eb('gm.user_id', '=', fn.any(val([...ids]))))
    .execute();

/** Its admins, without the owner, by their ids. */
export const findAdmins = (db: TenantDb, groupId: string): Promise<MemberRow[]> =>
  membersOf(db, groupId).where('gm.role', '=', 'admin').orderBy('gm.user_id').execute();

export type MemberRow = Awaited<ReturnType<ReturnType<typeof membersOf>['execute']>>[number];
export type NamesRow = Awaited<ReturnType<ReturnType<typeof namesOf>['execute']>>[number];
