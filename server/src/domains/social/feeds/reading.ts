import { GUEST_USER_ID, LIMITS, type Post } from '@livery/contract';
import type { QueryOf } from '@livery/contract/calls';
import { type Cursor, type PageOf, pageOf, readCursor } from '../../../infra/cursor.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import type { GuestReads } from '../guest-reads.ts';
import type { PostRow } from '../posts/posts.repository.ts';
import { presentChartPost, presentPost } from '../social.present.ts';
import type { Chart, ChartRow } from './chart.ts';
import { findFloor, listByScore } from './feeds.repository.ts';
import { type RecommendedCursor, readRecommended, writeRecommended } from './recommended-cursor.ts';
import { spaced } from './spaced.ts';

export type FeedQuery = QueryOf<'GET /social/api/recommend/public'>;

/** So many of the best posts are shown before those that were seen (docs/decisions/0064). */
const BEST = 300;

type Db = Pick<Tenant, 'db'>;
type Part = RecommendedCursor['part'];
type Scroll = Pick<RecommendedCursor, 'start' | 'floor'>;

type FindFloor = (tenant: Tenant) => Promise<{ floor: number }>;

const beginning = async (
  tenant: Tenant,
  viewer: string,
  floorOf: FindFloor,
): Promise<Scroll & { part: Part }> =>
  viewer === GUEST_USER_ID
    ? { start: 0, floor: 0, part: 'all' }
    : { start: Date.now(), ...(await floorOf(tenant)), part: 'unseen' };

/** Up to `limit` posts, each with the part that it is of: what was not seen ends where the rest begins. */
const readOn = async (
  { db }: Db,
  viewer: string,
  { start, floor, part, after, limit }: Scroll & { part: Part; after?: RecommendedCursor; limit: number },
): Promise<{ row: PostRow; part: Part }[]> => {
  const seen = { start: new Date(start), floor };
  const rows = await listByScore(db, { viewer, after, limit, part, seen });
  const found = rows.map((row) => ({ row, part }));
  if (part !== 'unseen' || rows.length === limit) return found;
  const rest = { start, floor, part: 'rest', limit: limit - rows.length } as const;
  return [...found, ...(await readOn({ db }, viewer, rest))];
};

/** Best first, what was seen before it began last; none twice, no author twice in a row. */
const readRecommendedPage = async (
  tenant: Tenant,
  viewer: string,
  { next_id, per_page = LIMITS.feedPage, floorOf }: FeedQuery & { floorOf: FindFloor },
): Promise<PageOf<Post>> => {
  const after = readRecommended(next_id);
  const scroll = after ?? (await beginning(tenant, viewer, floorOf));
  const found = await readOn(tenant, viewer, { ...scroll, ...(after && { after }), limit: per_page + 1 });
  const page = found.slice(0, per_page);
  const shown = spaced(
    page.map(({ row }) => row),
    after?.author,
  );
  const last = found.length > per_page ? page.at(-1) : undefined;
  const { start, floor } = scroll;
  return {
    list: shown.map(presentPost(viewer)),
    next_id: last
      ? writeRecommended({
          ...{ start, floor, part: last.part, place: last.row.score, id: last.row.id },
          author: shown.at(-1)?.author_id ?? last.row.author_id,
        })
      : null,
  };
};

const scoreOf = ({ score, id }: PostRow): Cursor => ({ place: score, id });
const engagementOf = ({ engagement, id }: ChartRow): Cursor => ({ place: engagement, id });

interface Dependencies extends Pick<Chart, 'readChart'> {
  once: GuestReads['once'];
}

export const createFeedReading = ({ readChart, once }: Dependencies) => {
  /** It is the same for everybody, and moves slowly. */
  const floorOf: FindFloor = (tenant) =>
    once(tenant, ['floor'], async () => ({ floor: await findFloor(tenant.db, BEST) }));

  /** One page of a feed as this viewer sees it. */
  const readFeed = async (tenant: Tenant, viewer: string, query: FeedQuery): Promise<PageOf<Post>> => {
    const { type = 'recommend', range = '24h', next_id, per_page = LIMITS.feedPage } = query;
    if (type === 'recommend') return readRecommendedPage(tenant, viewer, { ...query, floorOf });
    const page = { viewer, after: readCursor(next_id), limit: per_page + 1 };
    if (type === 'chart') {
      const rows = await readChart(tenant, { ...page, range });
      return pageOf(rows, per_page, engagementOf, presentChartPost(viewer));
    }
    return pageOf(
      await listByScore(tenant.db, { ...page, part: 'images' }),
      per_page,
      scoreOf,
      presentPost(viewer),
    );
  };
  return { readFeed };
};

export type FeedReading = ReturnType<typeof createFeedReading>;
