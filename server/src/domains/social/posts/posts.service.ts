import { type ChartRange, GUEST_USER_ID, LIMITS, type Post, type PostMarks } from '@livery/contract';
import type { QueryOf } from '@livery/contract/calls';
import { type PageOf, pageOf, readCursor } from '../../../infra/cursor.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import { type ChartRow, listChart, noteChartRanks } from '../feeds/charts.repository.ts';
import { assertViewable } from '../social.policy.ts';
import { presentChartPost, presentCounts, presentPost } from '../social.present.ts';
import { addMark, type Mark, removeMark } from './marks.repository.ts';
import { findPost, listByScore, type ViewedPostRow } from './posts.repository.ts';

export type FeedQuery = QueryOf<'GET /social/api/recommend/public'>;

/** @throws the codes of `assertViewable` */
export const viewablePost = async ({ db }: Tenant, viewer: string, id: string): Promise<ViewedPostRow> => {
  const post = await findPost(db, viewer, id);
  assertViewable(post, viewer);
  return post;
};

/** One page of a feed as this viewer sees it. */
export const readFeed = async (
  { db }: Tenant,
  viewer: string,
  { type = 'recommend', range = '24h', next_id, per_page = LIMITS.feedPage }: FeedQuery,
): Promise<PageOf<Post>> => {
  const page = { viewer, after: readCursor(next_id), limit: per_page + 1 };
  if (type === 'chart') {
    const cursorOf = ({ engagement, id }: ChartRow) => ({ place: engagement, id });
    return pageOf(await listChart(db, { ...page, range }), per_page, cursorOf, presentChartPost(viewer));
  }
  const rows = await listByScore(db, { ...page, images: type === 'gallery' });
  return pageOf(rows, per_page, ({ score, id }) => ({ place: score, id }), presentPost(viewer));
};

/** Posts of signed-in people. */
export const createPosts = () => ({
  recommendFeed: (tenant: Tenant, caller: Caller, query: FeedQuery): Promise<PageOf<Post>> =>
    readFeed(tenant, caller.userId, query),

  /** Notes the chart's places as everybody sees them; changes are counted from here. */
  noteChart: ({ db }: Pick<Tenant, 'db'>, range: ChartRange): Promise<void> =>
    noteChartRanks(db, GUEST_USER_ID, range),

  getPost: async (tenant: Tenant, { userId }: Caller, id: string): Promise<Post> =>
    presentPost(userId)(await viewablePost(tenant, userId, id)),

  /** Puts a mark on a post or takes it back; a repeat changes nothing. Returns the counts afterwards. */
  mark: async (
    tenant: Tenant,
    { userId }: Caller,
    postId: string,
    change: { mark: Mark; on: boolean },
  ): Promise<PostMarks> => {
    await viewablePost(tenant, userId, postId);
    await (change.on ? addMark : removeMark)(tenant.db, change.mark, postId, userId);
    const post = await viewablePost(tenant, userId, postId);
    return { counts: presentCounts(post, userId), liked: post.liked, collected: post.collected };
  },
});
