import type { Mention, PostKind, PostPrivacy, PostReview } from '@livery/contract';
import { sql } from 'kysely';
import type { TenantDb } from '../../../infra/database/database.ts';
import { bucketIn } from '../../../infra/ids.ts';
import { notify } from '../../../infra/outbox/outbox.repository.ts';
import { raisedScore } from '../feeds/rank.repository.ts';
import type { StoredMedia } from '../social.tables.ts';
import { causesOfReview } from './review-causes.ts';

export interface NewPost {
  id: string;
  author_id: string;
  kind: PostKind;
  description: string;
  hashtags: string[];
  mentions: Mention[];
  place: string;
  media: StoredMedia[];
  privacy: PostPrivacy;
  allow_comment: boolean;
  allow_save: boolean;
}

/** The post, `processing`, and its `cid`; false when there is one under that already. */
export const insertPost = async (trx: TenantDb, post: NewPost, cid: string): Promise<boolean> => {
  const { id, author_id, mentions, media, ...fields } = post;
  const named = await trx
    .insertInto('cids')
    .values({ user_id: author_id, kind: 'post', cid, item_id: id })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'cid']).doNothing())
    .executeTakeFirst();
  if (named.numInsertedOrUpdatedRows === 0n) return false;
  const stored = { mentions: JSON.stringify(mentions), media: JSON.stringify(media) };
  await trx
    .insertInto('posts')
    .values({ bucket: bucketIn(id), id, author_id, ...fields, ...stored, review: 'processing' })
    .execute();
  return true;
};

export interface UnreadyPost {
  id: string;
  author_id: string;
  media: StoredMedia[];
}

/** A post whose media are still to be made ready. */
export const findUnreadyPost = (db: TenantDb, id: string): Promise<UnreadyPost | undefined> =>
  db
    .selectFrom('posts')
    .select(['id', 'author_id', 'media'])
    .where('bucket', '=', bucketIn(id))
    .where('id', '=', id)
    .where('review', '=', 'processing')
    .executeTakeFirst();

export interface ReviewChange {
  from: readonly PostReview[];
  review: PostReview;
  /** Why it was rejected. */
  reason?: string;
  media?: StoredMedia[];
  /** Whether its files, and what hangs on it, are to go. */
  isErased?: boolean;
}

export interface ReviewedPost {
  id: string;
  author_id: string;
  privacy: PostPrivacy;
  review: PostReview;
  review_reason: string;
}

/** Undefined when it is in another state, or nowhere. */
export const reviewPost = async (
  trx: TenantDb,
  id: string,
  { from, review, reason = '', media, isErased = false }: ReviewChange,
): Promise<ReviewedPost | undefined> => {
  const row = await trx
    .updateTable('posts')
    .set({
      review,
      review_reason: reason,
      score: raisedScore(),
      ...(media && { media: JSON.stringify(media) }),
      ...(isErased && { erase_at: sql<Date>`now()` }),
    })
    .where('bucket', '=', bucketIn(id))
    .where('id', '=', id)
    .where('review', 'in', from)
    .returning(['id', 'author_id', 'privacy', 'review', 'review_reason', 'description', 'mentions'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { description, mentions, ...rest } = row;
  const post = { ...rest, privacy: row.privacy as PostPrivacy, review: row.review as PostReview };
  await notify(trx, ...causesOfReview({ ...post, description, mentions }, from));
  return post;
};
