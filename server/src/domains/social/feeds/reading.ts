import { GUEST_USER_ID, LIMITS } from '@livery/contract';
import type { QueryOf } from '@livery/contract/calls';
import { type Cursor, pageOf, readCursor } from '../../../infra/cursor.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import type { GuestReads } from '../guest-reads.ts';
import type { PageReader } from '../posts/page-reader.ts';
import type { ChangingRow } from '../posts/posts.repository.ts';
import type { Chart, Charted } from './chart.ts';
import { findFloor, listByScore } from './feeds.repository.ts';
import { type RecommendedCursor, readRecommended, writeRecommended } from './recommended-cursor.ts';
import { spaced } from './spaced.ts';

export type FeedQuery = QueryOf<'GET /social/api/recommend/public'>;

/** So many of the best posts are shown before those that were seen (docs/decisions/0064). */
const BEST = 300;

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

/** Rows of a page, in its order, and where the list goes on. */
export interface ReadPage<Row> {
  rows: Row[];
  next_id: string | null;
}

/** Up to `limit` posts, each with the part that it is of: what was not seen ends where the rest begins. */
const readOn = async <Row extends ChangingRow>(
  tenant: Tenant,
  reader: PageReader<Row>,
  viewer: string,
  { start, floor, part, after, limit }: Scroll & { part: Part; after?: RecommendedCursor; limit: number },
): Promise<{ row: Row; part: Part }[]> => {
  const seen = { start: new Date(start), floor };
  const rows = await reader(tenant, (form) =>
    listByScore(tenant.db, { viewer, after, limit, part, seen }, form),
  );
  const found = rows.map((row) => ({ row, part }));
  if (part !== 'unseen' || rows.length === limit) return found;
  const rest = { start, floor, part: 'rest', limit: limit - rows.length } as const;
  return [...found, ...(await readOn(tenant, reader, viewer, rest))];
};

/** Best first, what was seen before it began last; none twice, no author twice in a row. */
const readRecommendedPage = async <Row extends ChangingRow>(
  tenant: Tenant,
  reader: PageReader<Row>,
  viewer: string,
  { next_id, per_page = LIMITS.feedPage, floorOf }: FeedQuery & { floorOf: FindFloor },
): Promise<ReadPage<Row>> => {
  const after = readRecommended(next_id);
  const scroll = after ?? (await beginning(tenant, viewer, floorOf));
  const found = await readOn(tenant, reader, viewer, {
    ...scroll,
    ...(after && { after }),
    limit: per_page + 1,
  });
  const page = found.slice(0, per_page);
  const rows = spaced(
    page.map(({ row }) => row),
    after?.author,
  );
  const last = found.length > per_page ? page.at(-1) : undefined;
  const { start, floor } = scroll;
  return {
    rows,
    next_id: last
      ? writeRecommended({
          ...{ start, floor, part: last.part, place: last.row.score, id: last.row.id },
          author: rows.at(-1)?.author_id ?? last.row.author_id,
        })
      : null,
  };
};

const scoreOf = ({ score, id }: ChangingRow): Cursor => ({ place: score, id });
const placeOf = ({ cursor }: Charted): Cursor => cursor;

/** As `pageOf`, before anything is presented. */
const readPageOf = <Row>(rows: Row[], size: number, cursorOf: (row: Row) => Cursor): ReadPage<Row> => {
  const { list, next_id } = pageOf(rows, size, cursorOf, (row) => row);
  return { rows: list, next_id };
};

interface Dependencies extends Pick<Chart, 'readChart'> {
  once: GuestReads['once'];
}

export const createFeedReading = ({ readChart, once }: Dependencies) => {
  /** It is the same for everybody, and moves slowly. */
  const floorOf: FindFloor = (tenant) =>
    once(tenant, ['floor'], async () => ({ floor: await findFloor(tenant.db, BEST) }));

  /** One page of a feed as this viewer sees it. */
  const readFeed = async <Row extends ChangingRow>(
    tenant: Tenant,
    reader: PageReader<Row>,
    viewer: string,
    query: FeedQuery,
  ): Promise<ReadPage<Row | (Row & Charted)>> => {
    const { type = 'recommend', range = '24h', next_id, per_page = LIMITS.feedPage } = query;
    if (type === 'recommend') return readRecommendedPage(tenant, reader, viewer, { ...query, floorOf });
    const page = { viewer, after: readCursor(next_id), limit: per_page + 1 };
    if (type === 'chart') {
      return readPageOf(await readChart(tenant, reader, { ...page, range }), per_page, placeOf);
    }
    const rows = await reader(tenant, (form) => listByScore(tenant.db, { ...page, part: 'images' }, form));
    return readPageOf(rows, per_page, scoreOf);
  };
  return { readFeed };
};

export type FeedReading = ReturnType<typeof createFeedReading>;
