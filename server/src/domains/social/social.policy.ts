import { GUEST_USER_ID, type PostPrivacy } from '@livery/contract';
import { ApiError } from '../../infra/errors.ts';
import type { ViewedPostRow } from './posts/posts.repository.ts';

type Visibility = Pick<
  ViewedPostRow,
  'author_id' | 'author_delete_at' | 'review' | 'privacy' | 'followed' | 'follows_viewer' | 'blocks_viewer'
>;

const RULES: Record<PostPrivacy, (post: Pick<Visibility, 'followed' | 'follows_viewer'>) => boolean> = {
  everyone: () => true,
  followers: (post) => post.followed,
  mutual: (post) => post.followed && post.follows_viewer,
  self: () => false,
};

/** Whether the post's privacy lets somebody else than its author see it. */
const mayWatch = (post: Pick<Visibility, 'privacy' | 'followed' | 'follows_viewer'>): boolean =>
  Object.hasOwn(RULES, post.privacy) && RULES[post.privacy as PostPrivacy](post);

/** Nothing is told to whom the author has blocked: it is as if there were no post. @throws api.post_not_exist */
export const assertThere: <P extends Pick<Visibility, 'review' | 'blocks_viewer'>>(
  post: P | undefined,
) => asserts post is P = (post) => {
  if (!post || post.review === 'deleted' || post.blocks_viewer) throw new ApiError('api.post_not_exist');
};

/**
 * Refuses a post that this viewer may not see; authors see their own in any state but deleted (product.md section 8).
 * @throws api.post_not_exist, api.author_deleted, api.post_auditing, api.post_audit_rejected,
 * api.view_permission_denied
 */
export const assertViewable: <P extends Visibility>(
  post: P | undefined,
  viewer: string,
) => asserts post is P = (post, viewer) => {
  assertThere(post);
  if (post.author_delete_at) throw new ApiError('api.author_deleted');
  if (post.author_id === viewer && viewer !== GUEST_USER_ID) return;
  if (post.review === 'auditing' || post.review === 'processing') throw new ApiError('api.post_auditing');
  if (post.review !== 'approved') throw new ApiError('api.post_audit_rejected');
  if (!mayWatch(post)) throw new ApiError('api.view_permission_denied');
};

export const isViewable = (post: Visibility, viewer: string): boolean => {
  try {
    assertViewable(post, viewer);
    return true;
  } catch {
    return false;
  }
};

/** Anybody may have seen it, and nobody can any more. */
export const wasPublic = ({ privacy, review, author_delete_at }: Visibility): boolean =>
  privacy === 'everyone' && (review === 'deleted' || (review === 'approved' && author_delete_at !== null));

/** @throws api.comment_not_allowed also to who has blocked the author */
export const assertCommentable = (post: Pick<ViewedPostRow, 'allow_comment' | 'blocked_by_viewer'>): void => {
  if (!post.allow_comment || post.blocked_by_viewer) throw new ApiError('api.comment_not_allowed');
};
