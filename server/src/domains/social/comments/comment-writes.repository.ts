import type { Mention } from '@livery/contract';
import { sql } from 'kysely';
import type { TenantDb } from '../../../infra/database/database.ts';
import { bucketIn } from '../../../infra/ids.ts';
import { notify, WRITTEN_TEXT, withdrawComments } from '../../../infra/outbox/outbox.repository.ts';
import { CAUSE } from '../../../infra/outbox/outbox.rows.ts';
import { raisedScore } from '../feeds/rank.repository.ts';
import { causesOfComment } from './comment-causes.repository.ts';

/** Nobody changes the post until the transaction ends: who may see it, who may comment, how many there are. */
export const holdPost = async (trx: TenantDb, id: string): Promise<void> => {
  await trx
    .selectFrom('posts')
    .select('id')
    .where('bucket', '=', bucketIn(id))
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute();
};

export interface NewComment {
  id: string;
  post_id: string;
  parent_id: string | null;
  author_id: string;
  text: string;
  mentions: Mention[];
  reply_to: Mention | null;
  cid: string;
}

/** Stores a comment and counts it, on the post and on what it replies to. False when its `cid` was there: nothing changes. */
export const insertComment = async (trx: TenantDb, comment: NewComment): Promise<boolean> => {
  const { id, post_id, parent_id, author_id, mentions, reply_to, cid } = comment;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('cids')
    .values({ user_id: author_id, kind: 'comment', cid, item_id: id })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'cid']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return false;
  await trx
    .insertInto('comments')
    .values({
      bucket: bucketIn(post_id),
      ...comment,
      mentions: JSON.stringify(mentions),
      reply_to: reply_to && JSON.stringify(reply_to),
    })
    .execute();
  await trx
    .updateTable('posts')
    .where('bucket', '=', bucketIn(post_id))
    .where('id', '=', post_id)
    .set((eb) => ({ comment_count: eb('comment_count', '+', 1), score: raisedScore({ comments: 1 }) }))
    .execute();
  if (parent_id !== null) await countReplies(trx, parent_id, 1);
  await notify(trx, ...(await causesOfComment(trx, comment)));
  return true;
};

export const countReplies = async (trx: TenantDb, parentId: string, by: number): Promise<void> => {
  await trx
    .updateTable('comments')
    .where('bucket', '=', bucketIn(parentId))
    .where('id', '=', parentId)
    .set((eb) => ({ reply_count: eb('reply_count', '+', by) }))
    .execute();
};

/** Comments of a post that people see. */
export const countOnPost = async (trx: TenantDb, postId: string, by: number): Promise<void> => {
  await trx
    .updateTable('posts')
    .where('bucket', '=', bucketIn(postId))
    .where('id', '=', postId)
    .set((eb) => ({ comment_count: eb('comment_count', '+', by) }))
    .execute();
};

/** Deletes a comment with its replies and all likes, and takes them off the counts. */
export const deleteComment = async (
  trx: TenantDb,
  { id, post_id, parent_id }: { id: string; post_id: string; parent_id: string | null },
): Promise<void> => {
  const deleted = await trx
    .deleteFrom('comments')
    .where('bucket', '=', bucketIn(id))
    .where((eb) => eb.or([eb('id', '=', id), eb('parent_id', '=', id)]))
    .returning(['id', 'removed_with'])
    .execute();
  // What an operator removed is on no count.
  const shown = deleted.filter(({ removed_with }) => removed_with === null);
  if (shown.length === 0) return;
  await withdrawComments(
    trx,
    deleted.map((comment) => comment.id),
  );
  await countOnPost(trx, post_id, -shown.length);
  if (parent_id !== null) await countReplies(trx, parent_id, -1);
};

/** Puts one comment on top of its post, or none. */
export const pinComment = async (
  trx: TenantDb,
  { postId, id }: { postId: string; id: string | undefined },
): Promise<void> => {
  const ofPost = trx
    .updateTable('comments')
    .where('bucket', '=', bucketIn(postId))
    .where('post_id', '=', postId);
  await ofPost.where('pinned', '=', true).set({ pinned: false }).execute();
  if (id !== undefined) await ofPost.where('id', '=', id).set({ pinned: true }).execute();
};

/** Like and count change in one statement, and the count only when the like changes; its author is told in it. */
const changeLike = async (db: TenantDb, id: string, userId: string, isOn: boolean): Promise<void> => {
  await db
    .with('changed', (query) => (isOn ? addedLike(query, id, userId) : removedLike(query, id, userId)))
    .with('counted', (query) =>
      query
        .updateTable('comments')
        .from('changed')
        .whereRef('comments.bucket', '=', 'changed.bucket')
        .whereRef('comments.id', '=', 'changed.comment_id')
        .set((eb) => ({ like_count: eb('like_count', '+', isOn ? 1 : -1) }))
        .returning(['comments.id', 'comments.post_id', 'comments.author_id', 'comments.text']),
    )
    .insertInto('outbox')
    .columns([...CAUSE, 'comment_id', 'text'])
    .expression(({ lit, selectFrom, val }) =>
      selectFrom('counted')
        .where('author_id', '<>', userId)
        .select([val('like_comment' as const).as('kind'), 'author_id', val(userId).as('actor_id')])
        .select(['id as subject', val(userId).as('item'), 'post_id', lit(!isOn).as('undone')])
        .select(['id as comment_id', sql<string>`left(text, ${WRITTEN_TEXT}::int)`.as('text')]),
    )
    .execute();
};

const addedLike = (query: Pick<TenantDb, 'insertInto'>, id: string, userId: string) =>
  query
    .insertInto('comment_likes')
    .columns(['bucket', 'comment_id', 'user_id'])
    .expression((eb) =>
      // Who deletes it meanwhile waits; who was faster has left nothing to like.
      eb
        .selectFrom('comments')
        .where('bucket', '=', bucketIn(id))
        .where('id', '=', id)
        .select(['bucket', 'id', sql<string>`${userId}`.as('user_id')])
        .forKeyShare(),
    )
    .onConflict((conflict) => conflict.columns(['bucket', 'comment_id', 'user_id']).doNothing())
    .returning(['bucket', 'comment_id']);

const removedLike = (query: Pick<TenantDb, 'deleteFrom'>, id: string, userId: string) =>
  query
    .deleteFrom('comment_likes')
    .where('bucket', '=', bucketIn(id))
    .where('comment_id', '=', id)
    .where('user_id', '=', userId)
    .returning(['bucket', 'comment_id']);

export const likeComment = (db: TenantDb, id: string, userId: string): Promise<void> =>
  changeLike(db, id, userId, true);

export const unlikeComment = (db: TenantDb, id: string, userId: string): Promise<void> =>
  changeLike(db, id, userId, false);
