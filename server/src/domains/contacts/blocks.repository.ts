import type { TenantDb } from '../../infra/database/database.ts';
import { eachPerson, PERSON_COLUMNS } from '../../infra/database/each-person.ts';
import type { PersonRow } from '../users/users.present.ts';

export interface BlockedRow extends PersonRow {
  create_at: Date;
}

const blocksOf = (db: TenantDb, userId: string) =>
  db
    .selectFrom('blocks as b')
    .innerJoinLateral(eachPerson(db, 'b.block_id'), (join) => join.onTrue())
    .where('b.user_id', '=', userId)
    .select([...PERSON_COLUMNS, 'b.create_at']);

export interface BlockPage {
  after: { time: Date; id: string } | undefined;
  limit: number;
}

/** Whom a person has blocked, the latest first; a person has few. */
export const listBlocks = (
  db: TenantDb,
  userId: string,
  { after, limit }: BlockPage,
): Promise<BlockedRow[]> =>
  blocksOf(db, userId)
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('b.create_at', 'b.block_id'), '<', tuple(after?.time ?? new Date(0), after?.id ?? '')),
      ),
    )
    .orderBy('b.create_at', 'desc')
    .orderBy('b.block_id', 'desc')
    .limit(limit)
    .execute();

export const findBlock = (db: TenantDb, userId: string, blockId: string): Promise<BlockedRow | undefined> =>
  blocksOf(db, userId).where('b.block_id', '=', blockId).executeTakeFirst();

export const insertBlock = async (trx: TenantDb, userId: string, blockId: string): Promise<void> => {
  await trx.insertInto('blocks').values({ user_id: userId, block_id: blockId }).execute();
};

export const countBlocks = async (db: TenantDb, userId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('blocks')
    .where('user_id', '=', userId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** False where it was not there. */
export const deleteBlock = async (db: TenantDb, userId: string, blockId: string): Promise<boolean> =>
  (await db
    .deleteFrom('blocks')
    .where('user_id', '=', userId)
    .where('block_id', '=', blockId)
    .returning('block_id')
    .executeTakeFirst()) !== undefined;

export const eraseBlocks = async (db: TenantDb, userId: string): Promise<void> => {
  await db
    .deleteFrom('blocks')
    .where((row) => row.or([row('user_id', '=', userId), row('block_id', '=', userId)]))
    .execute();
};

/** Who has blocked whom between `userId` and each of `ids`. */
export const findBlocksBetween = (
  db: TenantDb,
  userId: string,
  ids: readonly string[],
): Promise<{ user_id: string; block_id: string }[]> =>
  db
    .selectFrom('blocks')
    .where('user_id', '=', userId)
    .where(({ eb, fn, val }) => eb('block_id', '=', fn.any(val([...ids]))))
    .select(['user_id', 'block_id'])
    .union(
      db
        .selectFrom('blocks')
        .where('block_id', '=', userId)
        .where(({ eb, fn, val }) => eb('user_id', '=', fn.any(val([...ids]))))
        .select(['user_id', 'block_id']),
    )
    .execute();
