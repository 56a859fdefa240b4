import type { Post, PostMarks } from '@livery/contract';
import type { PageOf } from '../../../infra/cursor.ts';
import type { Written } from '../../../infra/http/written.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import type { FeedQuery, FeedReading } from '../feeds/reading.ts';
import { assertThere, assertViewable } from '../social.policy.ts';
import { presentCounts, presentPost } from '../social.present.ts';
import { addMark, type Mark, removeMark } from './marks.repository.ts';
import type { PageReader } from './page-reader.ts';
import { findPost, type ViewedPostRow } from './posts.repository.ts';
import type { KnownRow } from './written-posts.ts';
import { writePosts } from './written-posts.ts';

/** @throws the codes of `assertViewable` */
export const viewablePost = async ({ db }: Tenant, viewer: string, id: string): Promise<ViewedPostRow> => {
  const post = await findPost(db, viewer, id);
  assertViewable(post, viewer);
  return post;
};

interface Dependencies extends FeedReading {
  readKnown: PageReader<KnownRow>;
}

const MARKED = { like: 'liked', collect: 'collected' } as const;

/** Posts of signed-in people. */
export const createPosts = ({ readFeed, readKnown }: Dependencies) => ({
  recommendFeed: async (
    tenant: Tenant,
    { userId }: Caller,
    query: FeedQuery,
  ): Promise<Written<PageOf<Post>>> => {
    const { rows, next_id } = await readFeed(tenant, readKnown, userId, query);
    return writePosts(userId, rows, next_id);
  },

  getPost: async (tenant: Tenant, { userId }: Caller, id: string): Promise<Post> =>
    presentPost(userId)(await viewablePost(tenant, userId, id)),

  /**
   * Puts a mark on a post or takes it back; a repeat changes nothing. Who has left a mark takes it back from what they cannot see
   * any more, too. Returns the counts afterwards. @throws the codes of `assertViewable`
   */
  mark: async (
    tenant: Tenant,
    { userId }: Caller,
    postId: string,
    change: { mark: Mark; on: boolean },
  ): Promise<PostMarks> => {
    const before = await findPost(tenant.db, userId, postId);
    const isTakenBack = !change.on && before?.[MARKED[change.mark]] === true;
    if (!isTakenBack) assertViewable(before, userId);
    await (change.on ? addMark : removeMark)(tenant.db, change.mark, postId, userId);
    const post = await findPost(tenant.db, userId, postId);
    if (isTakenBack) assertThere(post);
    else assertViewable(post, userId);
    return { counts: presentCounts(post, userId), liked: post.liked, collected: post.collected };
  },
});
