import { sql } from 'kysely';
import type { TenantDb } from '../../../infra/database/database.ts';
import { bucketIn } from '../../../infra/ids.ts';

/** Posts of an author that come into the feed of who begins to follow them (decisions.md section 11). */
const FILLED = 20;

export interface SpreadPost {
  id: string;
  author_id: string;
}

/** Some of those who follow an author, in the order of their ids. */
export interface Part {
  after: string;
  most: number;
}

export interface Follower {
  user_id: string;
  /** The author follows them, too. */
  is_mutual: boolean;
}

const followersOf = (db: TenantDb, authorId: string, { after, most }: Part) =>
  db
    .selectFrom('follows as f')
    .where('f.author_id', '=', authorId)
    .where('f.user_id', '>', after)
    .select((eb) => [
      'f.user_id',
      eb
        .exists(
          eb
            .selectFrom('follows as back')
            .select('back.user_id')
            .where('back.user_id', '=', authorId)
            .whereRef('back.author_id', '=', 'f.user_id'),
        )
        .$castTo<boolean>()
        .as('is_mutual'),
    ])
    .orderBy('f.user_id')
    .limit(most);

export const listFollowersOf = (db: TenantDb, authorId: string, part: Part): Promise<Follower[]> =>
  followersOf(db, authorId, part).execute();

/** Puts a post into the timelines of a part of the author's followers, and returns them. A repeat adds nothing. */
export const spreadPost = (db: TenantDb, { id, author_id }: SpreadPost, part: Part): Promise<Follower[]> =>
  db
    .with('part', () => followersOf(db, author_id, part))
    .with('added', (query) =>
      query
        .insertInto('timelines')
        .columns(['user_id', 'post_id', 'author_id'])
        .expression((eb) =>
          eb
            .selectFrom('part')
            .select(['part.user_id', eb.val(id).as('post_id'), eb.val(author_id).as('author_id')]),
        )
        .onConflict((conflict) => conflict.columns(['user_id', 'post_id']).doNothing()),
    )
    .selectFrom('part')
    .selectAll()
    .execute();

/** From now on it is in the timelines, or found by who reads theirs. */
export const noteSpread = async (db: TenantDb, id: string): Promise<void> => {
  await db
    .updateTable('posts')
    .set({ spread_at: sql<Date>`now()` })
    .where('bucket', '=', bucketIn(id))
    .where('id', '=', id)
    .execute();
};

/** Approved posts that nobody handed out for a minute: whoever should have is not there any more. */
export const listUnspread = (db: TenantDb, limit: number): Promise<(SpreadPost & { privacy: string })[]> =>
  db
    .selectFrom('posts')
    .select(['id', 'author_id', 'privacy'])
    .where('review', '=', 'approved')
    .where('spread_at', 'is', null)
    .where('create_at', '<', sql<Date>`now() - interval '1 minute'`)
    .orderBy('create_at')
    .limit(limit)
    .execute();

/** Whether the author's posts are looked for when feeds are read: once so many follow them, for ever. */
export const isWide = async (db: TenantDb, authorId: string, from: number): Promise<boolean> => {
  const counts = await db
    .selectFrom('follow_counts')
    .select(['followers', 'is_wide'])
    .where('user_id', '=', authorId)
    .executeTakeFirst();
  if (!counts || counts.is_wide || counts.followers < from) return counts?.is_wide ?? false;
  await db.updateTable('follow_counts').set({ is_wide: true }).where('user_id', '=', authorId).execute();
  return true;
};

/** Whatever may be seen of them: that is looked at when the feed is read. */
export const fillTimeline = async (db: TenantDb, userId: string, authorId: string): Promise<void> => {
  await db
    .insertInto('timelines')
    .columns(['user_id', 'post_id', 'author_id'])
    .expression((eb) =>
      eb
        .selectFrom('posts')
        .where('author_id', '=', authorId)
        .where('review', '=', 'approved')
        .select([eb.val(userId).as('user_id'), 'id', 'author_id'])
        .orderBy('id', 'desc')
        .limit(FILLED),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'post_id']).doNothing())
    .execute();
};

export const clearTimeline = async (db: TenantDb, userId: string, authorId: string): Promise<void> => {
  await db.deleteFrom('timelines').where('user_id', '=', userId).where('author_id', '=', authorId).execute();
};
