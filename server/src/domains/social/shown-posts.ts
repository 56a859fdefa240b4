import type { Post } from '@livery/contract';
import type { Tenant } from '../../infra/tenancy.ts';
import { findUnhiddenPosts, type ViewedPostRow } from './posts/posts.repository.ts';
import { isViewable } from './social.policy.ts';
import { presentPost } from './social.present.ts';

const isShown = (post: ViewedPostRow, viewer: string): boolean =>
  post.review === 'approved' && !post.blocked_by_viewer && isViewable(post, viewer);

/** Posts that were found elsewhere, in their order, without those that a list must not show to this viewer. */
export const shownPosts = async (
  { db }: Pick<Tenant, 'db'>,
  viewer: string,
  ids: readonly string[],
): Promise<Post[]> => {
  const rows = ids.length === 0 ? [] : await findUnhiddenPosts(db, viewer, ids);
  const shown = new Map(rows.filter((row) => isShown(row, viewer)).map((row) => [row.id, row]));
  return ids.flatMap((id) => shown.get(id) ?? []).map(presentPost(viewer));
};
