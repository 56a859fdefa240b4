import type { InferResult } from 'kysely';
import type { Cursor } from '../../../infra/cursor.ts';
import type { TenantDb } from '../../../infra/database/database.ts';
import { bucketIn } from '../../../infra/ids.ts';
import { AUTHOR_FIELDS, isFollowed, isNotBlocked } from '../authors/authors.repository.ts';

const allComments = (db: TenantDb, viewer: string) =>
  db
    .selectFrom('comments as c')
    .innerJoin('users as u', 'u.id', 'c.author_id')
    .selectAll('c')
    .select(AUTHOR_FIELDS)
    .select((eb) => [
      isFollowed('c.author_id', viewer).as('followed'),
      eb
        .exists(
          eb
            .selectFrom('comment_likes as l')
            .select('l.comment_id')
            .whereRef('l.bucket', '=', 'c.bucket')
            .whereRef('l.comment_id', '=', 'c.id')
            .where('l.user_id', '=', viewer),
        )
        .$castTo<boolean>()
        .as('liked'),
    ]);

export type CommentRow = InferResult<ReturnType<typeof allComments>>[number];

/** None that an operator removed, none of cancelled accounts, and none of whom a block stands between them and the viewer. */
const shownComments = (db: TenantDb, viewer: string) =>
  allComments(db, viewer)
    .where('c.removed_with', 'is', null)
    .where('u.delete_at', 'is', null)
    .where(isNotBlocked('c.author_id', viewer));

export interface CommentPage {
  postId: string;
  viewer: string;
  after: Cursor | undefined;
  limit: number;
}

/** Comments on the post itself but the one on top, best first. */
export const listComments = (
  db: TenantDb,
  { postId, viewer, after, limit }: CommentPage,
): Promise<CommentRow[]> =>
  shownComments(db, viewer)
    .where('c.bucket', '=', bucketIn(postId))
    .where('c.post_id', '=', postId)
    .where('c.parent_id', 'is', null)
    .where('c.pinned', '=', false)
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('c.like_count', 'c.id'), '<', tuple(after?.place ?? 0, after?.id ?? '')),
      ),
    )
    .orderBy('c.like_count', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .execute();

/** The comment that the author has put on top. */
export const findPinned = (
  db: TenantDb,
  { postId, viewer }: Pick<CommentPage, 'postId' | 'viewer'>,
): Promise<CommentRow | undefined> =>
  shownComments(db, viewer)
    .where('c.bucket', '=', bucketIn(postId))
    .where('c.post_id', '=', postId)
    .where('c.pinned', '=', true)
    .executeTakeFirst();

/** Replies to a comment, oldest first: ids sort by time. */
export const listReplies = (
  db: TenantDb,
  { commentId, viewer, after, limit }: Omit<CommentPage, 'postId'> & { commentId: string },
): Promise<CommentRow[]> =>
  shownComments(db, viewer)
    .where('c.bucket', '=', bucketIn(commentId))
    .where('c.parent_id', '=', commentId)
    .$if(after !== undefined, (query) => query.where('c.id', '>', after?.id ?? ''))
    .orderBy('c.id')
    .limit(limit)
    .execute();

/** Undefined also for one that the viewer is not shown. */
export const findComment = (db: TenantDb, viewer: string, id: string): Promise<CommentRow | undefined> =>
  shownComments(db, viewer).where('c.bucket', '=', bucketIn(id)).where('c.id', '=', id).executeTakeFirst();

/** Where a comment stands and who wrote it, whoever may see it; undefined also for one that an operator removed. */
export const findPlace = (
  db: TenantDb,
  id: string,
): Promise<{ post_id: string; parent_id: string | null; author_id: string } | undefined> =>
  db
    .selectFrom('comments')
    .select(['post_id', 'parent_id', 'author_id'])
    .where('bucket', '=', bucketIn(id))
    .where('id', '=', id)
    .where('removed_with', 'is', null)
    .executeTakeFirst();
