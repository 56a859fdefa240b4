import type { Insertable } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';
import { bucketIn, newId, newKeyedId, randomText } from '../../infra/ids.ts';
import { insertFollow } from './authors/follows.repository.ts';
import { raisedScore } from './feeds/rank.repository.ts';
import { fillTimeline, spreadPost } from './feeds/timelines.repository.ts';
import type { PostsTable } from './social.tables.ts';

/** A person without an account to log in with. */
export const arrangePerson = async (db: TenantDb, changes: { delete_at?: Date } = {}): Promise<string> => {
  const id = newId();
  await db
    .insertInto('users')
    .values({
      id,
      username: randomText(12),
      nickname: 'Somebody',
      avatar: 'demo/p1.webp',
      invite_code: randomText(8),
      ...changes,
    })
    .execute();
  return id;
};

export const arrangePost = async (
  db: TenantDb,
  author_id: string,
  changes: Partial<Insertable<PostsTable>> = {},
): Promise<string> => {
  const id = newKeyedId(author_id);
  await db
    .insertInto('posts')
    .values({ bucket: bucketIn(id), id, author_id, kind: 'text', ...changes })
    .execute();
  await db.updateTable('posts').set({ score: raisedScore() }).where('id', '=', id).execute();
  await spreadPost(db, { id, author_id }, { after: '', most: 1000 });
  return id;
};

export const arrangeFollow = async (db: TenantDb, user_id: string, author_id: string): Promise<void> => {
  await insertFollow(db, user_id, author_id);
  await fillTimeline(db, user_id, author_id);
};
