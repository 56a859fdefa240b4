import type { InferResult } from 'kysely';
import type { Cursor } from '../../../infra/cursor.ts';
import type { TenantDb } from '../../../infra/database/database.ts';
import { bucketIn } from '../../../infra/ids.ts';
import { AUTHOR_FIELDS, isFollowed, isNotBlocked } from '../authors/authors.repository.ts';
import { raisedScore } from '../feeds/rank.repository.ts';

const selectComments = (db: TenantDb, viewer: string) =>
  db
    .selectFrom('comments as c')
    .innerJoin('users as u', 'u.id', 'c.author_id')
    .selectAll('c')
    .select(AUTHOR_FIELDS)
    .select(isFollowed('c.author_id', viewer).as('followed'));

export type CommentRow = InferResult<ReturnType<typeof selectComments>>[number];

export interface CommentPage {
  postId: string;
  viewer: string;
  after: Cursor | undefined;
  limit: number;
}

/** Comments on the post itself, best first; none of cancelled or blocked accounts. */
export const listComments = (
  db: TenantDb,
  { postId, viewer, after, limit }: CommentPage,
): Promise<CommentRow[]> =>
  selectComments(db, viewer)
    .where('c.bucket', '=', bucketIn(postId))
    .where('c.post_id', '=', postId)
    .where('c.parent_id', 'is', null)
    .where('u.delete_at', 'is', null)
    .where(isNotBlocked('c.author_id', viewer))
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('c.like_count', 'c.id'), '<', tuple(after?.place ?? 0, after?.id ?? '')),
      ),
    )
    .orderBy('c.like_count', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .execute();

/** Replies to a comment, oldest first: ids sort by time. */
export const listReplies = (
  db: TenantDb,
  { commentId, viewer, after, limit }: Omit<CommentPage, 'postId'> & { commentId: string },
): Promise<CommentRow[]> =>
  selectComments(db, viewer)
    .where('c.parent_id', '=', commentId)
    .where('u.delete_at', 'is', null)
    .where(isNotBlocked('c.author_id', viewer))
    .$if(after !== undefined, (query) => query.where('c.id', '>', after?.id ?? ''))
    .orderBy('c.id')
    .limit(limit)
    .execute();

/** Which post a comment stands under. */
export const findPostOfComment = async (db: TenantDb, id: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('comments')
    .select('post_id')
    .where('bucket', '=', bucketIn(id))
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.post_id;
};

/** What its author's first comment under this `cid` was, on whichever post. */
export const findCommentByCid = async (
  db: TenantDb,
  authorId: string,
  cid: string,
): Promise<CommentRow | undefined> => {
  const named = await db
    .selectFrom('cids')
    .select('item_id')
    .where('user_id', '=', authorId)
    .where('kind', '=', 'comment')
    .where('cid', '=', cid)
    .executeTakeFirst();
  if (!named) return undefined;
  return selectComments(db, authorId)
    .where('c.bucket', '=', bucketIn(named.item_id))
    .where('c.id', '=', named.item_id)
    .executeTakeFirst();
};

export interface NewComment {
  id: string;
  post_id: string;
  author_id: string;
  text: string;
  cid: string;
}

/** Comment, `cid` and count in one statement; a `cid` that is already there changes nothing. */
export const insertComment = async (
  db: TenantDb,
  { id, post_id, author_id, text, cid }: NewComment,
): Promise<void> => {
  await db
    .with('named', (query) =>
      query
        .insertInto('cids')
        .values({ user_id: author_id, kind: 'comment', cid, item_id: id })
        .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'cid']).doNothing())
        .returning('item_id'),
    )
    .with('added', (query) =>
      query
        .insertInto('comments')
        .columns(['id', 'post_id', 'author_id', 'text', 'cid'])
        .expression(({ selectFrom, val }) =>
          selectFrom('named').select([
            'item_id',
            val(post_id).as('post_id'),
            val(author_id).as('author_id'),
            val(text).as('text'),
            val(cid).as('cid'),
          ]),
        )
        .returning(['bucket', 'post_id']),
    )
    .updateTable('posts')
    .from('added')
    .whereRef('posts.bucket', '=', 'added.bucket')
    .whereRef('posts.id', '=', 'added.post_id')
    .set((eb) => ({ comment_count: eb('comment_count', '+', 1), score: raisedScore({ comments: 1 }) }))
    .execute();
};
