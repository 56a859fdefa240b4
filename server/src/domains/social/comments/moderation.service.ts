import { ApiError } from '../../../infra/errors.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import { findPost } from '../posts/posts.repository.ts';
import { assertThere } from '../social.policy.ts';
import {
  deleteComment,
  holdPost,
  likeComment,
  pinComment,
  unlikeComment,
} from './comment-writes.repository.ts';
import { findComment, findPlace } from './comments.repository.ts';
import { viewableComment } from './reading.service.ts';

type Done = Record<never, never>;

/** What is done with comments that are there. */
export const createCommentModeration = () => ({
  /** One's own, or any below a post of one's own; its replies go with it. A repeat is harmless. @throws api.forbidden */
  deleteComment: async ({ db }: Tenant, { userId }: Caller, id: string): Promise<Done> => {
    const place = await findPlace(db, id);
    if (!place) return {};
    const post = await findPost(db, userId, place.post_id);
    if (place.author_id !== userId && post?.author_id !== userId) throw new ApiError('api.forbidden');
    await db.transaction().execute(async (trx) => {
      await holdPost(trx, place.post_id);
      await deleteComment(trx, { id, ...place });
    });
    return {};
  },

  /**
   * A repeat changes nothing. Who has left a like takes it back where they cannot see the post any more, too.
   * @throws api.post_not_exist and the codes of `assertViewable`
   */
  likeComment: async (
    tenant: Tenant,
    { userId }: Caller,
    id: string,
    on: boolean,
  ): Promise<{ like_count: number; liked: boolean }> => {
    const before = await findComment(tenant.db, userId, id);
    if (on || !before?.liked) await viewableComment(tenant, userId, id);
    await (on ? likeComment : unlikeComment)(tenant.db, id, userId);
    const row = await findComment(tenant.db, userId, id);
    if (!row) throw new ApiError('api.post_not_exist');
    assertThere(await findPost(tenant.db, userId, row.post_id));
    return { like_count: row.like_count, liked: row.liked };
  },

  /**
   * The author of the post alone, and no reply. The one that was on top before is there no more; a repeat changes nothing.
   * @throws api.forbidden, api.invalid_data, the codes of `assertViewable`
   */
  pinComment: async (tenant: Tenant, { userId }: Caller, id: string, on: boolean): Promise<Done> => {
    const { comment, post } = await viewableComment(tenant, userId, id);
    if (post.author_id !== userId) throw new ApiError('api.forbidden');
    if (comment.parent_id !== null) throw new ApiError('api.invalid_data', { cid: 'reply' });
    if (!on && !comment.pinned) return {};
    await tenant.db.transaction().execute(async (trx) => {
      await holdPost(trx, comment.post_id);
      await pinComment(trx, { postId: comment.post_id, id: on ? id : undefined });
    });
    return {};
  },
});
