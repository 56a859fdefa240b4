import { type Comment, type Mention, parseComment } from '@livery/contract';
import type { BodyOf } from '@livery/contract/calls';
import { hasLink } from '@livery/contract/links';
import { findByCid } from '../../../infra/cids/cids.repository.ts';
import { ApiError, required } from '../../../infra/errors.ts';
import { bucketIn, keyedId } from '../../../infra/ids.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import { refuseBlockWords } from '../../users/block-words.ts';
import type { createMentions } from '../mentions.ts';
import { viewablePost } from '../posts/posts.service.ts';
import { assertCommentable } from '../social.policy.ts';
import { presentComment } from '../social.present.ts';
import { holdPost, insertComment } from './comment-writes.repository.ts';
import { findComment } from './comments.repository.ts';
import { viewableComment } from './reading.service.ts';

type CommentInput = BodyOf<'POST /social/api/posts/:id/comment'>;

/** Where a comment is to stand. */
interface Place {
  post_id: string;
  parent_id: string | null;
  reply_to: Mention | null;
}

/** @throws api.validation, api.comment_has_hyperlink */
const readText = (input: string): string => {
  const text = parseComment(input);
  if (text === undefined) throw new ApiError('api.validation', { text: 'length' });
  if (hasLink(text)) throw new ApiError('api.comment_has_hyperlink');
  return text;
};

/**
 * What the first write under this `cid` made; undefined without one.
 * @throws api.invalid_data when it stands elsewhere, api.post_not_exist when it was deleted since
 */
const findFirst = async (
  { db }: Tenant,
  userId: string,
  cid: string,
  { post_id, parent_id }: Place,
): Promise<Comment | undefined> => {
  const id = await findByCid(db, userId, 'comment', cid);
  if (id === undefined) return undefined;
  const row = required(await findComment(db, userId, id), 'api.post_not_exist');
  if (row.post_id !== post_id || row.parent_id !== parent_id)
    throw new ApiError('api.invalid_data', { cid: 'used' });
  return presentComment(userId)(row);
};

interface Dependencies {
  mentionsOf: ReturnType<typeof createMentions>;
}

export const createComments = ({ mentionsOf }: Dependencies) => {
  /** The post is looked at again under its lock: it may have been closed since. */
  const store = (tenant: Tenant, comment: Parameters<typeof insertComment>[1]): Promise<boolean> =>
    tenant.db.transaction().execute(async (trx) => {
      await holdPost(trx, comment.post_id);
      const held = { ...tenant, db: trx };
      assertCommentable(await viewablePost(held, comment.author_id, comment.post_id));
      if (comment.parent_id !== null) await viewableComment(held, comment.author_id, comment.parent_id);
      return insertComment(trx, comment);
    });

  const write = async (
    tenant: Tenant,
    userId: string,
    place: Place,
    { text: input, mentions, cid }: CommentInput,
  ): Promise<Comment> => {
    const first = await findFirst(tenant, userId, cid, place);
    if (first) return first;
    const text = readText(input);
    await refuseBlockWords(tenant, text);
    await store(tenant, {
      ...{ ...place, id: keyedId(bucketIn(place.post_id)), author_id: userId, text, cid },
      mentions: await mentionsOf(tenant, userId, mentions),
    });
    const stored = await findFirst(tenant, userId, cid, place);
    if (!stored) throw new Error('a comment that was just stored is gone');
    return stored;
  };

  return {
    /**
     * A repeat of `cid` returns the first comment.
     * @throws api.validation, api.comment_has_hyperlink, api.block_word, api.comment_not_allowed, the codes of `assertViewable`,
     *   and api.invalid_data when the author used this `cid` elsewhere
     */
    postComment: (tenant: Tenant, { userId }: Caller, postId: string, input: CommentInput) =>
      write(tenant, userId, { post_id: postId, parent_id: null, reply_to: null }, input),

    /** Replies stand on one level: one to a reply says whom it is meant for. @throws as `postComment` */
    replyTo: async (
      tenant: Tenant,
      { userId }: Caller,
      id: string,
      input: CommentInput,
    ): Promise<Comment> => {
      const { comment, parent } = await viewableComment(tenant, userId, id);
      const reply_to = parent && { id: comment.author_id, nickname: comment.nickname };
      const place = { post_id: comment.post_id, parent_id: parent?.id ?? comment.id, reply_to };
      return write(tenant, userId, place, input);
    },
  };
};
