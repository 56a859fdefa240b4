import { type Selectable, sql } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';
import type { NotesTable } from './users.tables.ts';

export type NoteRow = Pick<Selectable<NotesTable>, 'nickname' | 'description'>;

export interface NoteKey {
  userId: string;
  targetId: string;
}

export const findNote = (db: TenantDb, { userId, targetId }: NoteKey): Promise<NoteRow | undefined> =>
  db
    .selectFrom('notes')
    .select(['nickname', 'description'])
    .where('user_id', '=', userId)
    .where('target_id', '=', targetId)
    .executeTakeFirst();

/** What is absent stays as it was. */
export const storeNote = (
  db: TenantDb,
  { userId, targetId }: NoteKey,
  change: Partial<NoteRow>,
): Promise<NoteRow> =>
  db
    .insertInto('notes')
    .values({ user_id: userId, target_id: targetId, ...change })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'target_id']).doUpdateSet({ ...change, update_at: sql<Date>`now()` }),
    )
    .returning(['nickname', 'description'])
    .executeTakeFirstOrThrow();

/** Names given to others, in the order of their ids. */
export const listNicknames = (
  db: TenantDb,
  userId: string,
  after: string,
  limit: number,
): Promise<{ id: string; nickname: string }[]> =>
  db
    .selectFrom('notes')
    .select(['target_id as id', 'nickname'])
    .where('user_id', '=', userId)
    .where('nickname', '<>', '')
    .where('target_id', '>', after)
    .orderBy('target_id')
    .limit(limit)
    .execute();

export const findNicknames = (
  db: TenantDb,
  userId: string,
  ids: readonly string[],
): Promise<{ id: string; nickname: string }[]> =>
  db
    .selectFrom('notes')
    .select(['target_id as id', 'nickname'])
    .where('user_id', '=', userId)
    .where('nickname', '<>', '')
    .where('target_id', '=', sql<string>`any(${[...ids]}::text[])`)
    .execute();
