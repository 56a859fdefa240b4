import type { ChartPosition, ChartRange } from '@livery/contract';
import { LRUCache } from 'lru-cache';
import type { Cursor } from '../../../infra/cursor.ts';
import { newId } from '../../../infra/ids.ts';
import type { Infra } from '../../../infra/infra.ts';
import { createOnce } from '../../../infra/once.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import type { PageReader } from '../posts/page-reader.ts';
import type { ChangingRow, FeedPage } from '../posts/posts.repository.ts';
import {
  type BestPost,
  type ChartText,
  listBest,
  listChart,
  noteChartRanks,
  type Place,
  textOfChart,
} from './charts.repository.ts';

/** Places of a chart. */
const PLACES = 50;
/** Posts that a chart is made of: what is blocked or hidden for a viewer makes room for the next ones. */
const BEST = 150;
/** It is counted so much more seldom than the pages of guests are: all posts of the range are looked through. */
const SELDOM = 6;
const CHARTS = 100;

/** Milliseconds for which whoever has begun to read a chart goes on in that one, whatever was counted since. */
const KEPT = 600_000;
const MOST_KEPT = 500;

/** What a chart says of a post, beside the post, and where that chart goes on after it. */
export interface Charted {
  chart: ChartPosition;
  cursor: Cursor;
}

interface Best {
  /** Of this count. */
  id: string;
  posts: BestPost[];
  text: ChartText;
}

export type ChartPage = FeedPage & { range: ChartRange };

/** Whole, and one that there is, whatever the cursor says. */
const placeOf = (after: Cursor | undefined): number =>
  Math.min(BEST, Math.max(0, Math.trunc(after?.place ?? 0)));

/** Before places were ever noted none has moved. */
const positionOf = ({ engagement, noted_rank, is_noted }: BestPost, rank: number): ChartPosition => {
  const moved = noted_rank === null ? null : noted_rank - rank;
  // The engagement of a score is its logarithm.
  return { rank, change: is_noted ? moved : 0, heat: Math.round(10 ** engagement) - 1 };
};

/** What moved people most: counted once for everybody in some seconds, then looked up for the viewer. */
export const createChart = ({ config }: Pick<Infra, 'config'>) => {
  const once = createOnce({ most: CHARTS, age: config.limits.guestPageSeconds * 1000 * SELDOM });
  const kept = new LRUCache<string, Best>({ max: MOST_KEPT, ttl: KEPT });
  const keyOf = ({ brand }: Tenant, range: ChartRange, id: string) => `${brand.id} ${range} ${id}`;
  const bestOf = (tenant: Tenant, range: ChartRange): Promise<Best> =>
    once([tenant.brand.id, range], async () => {
      const posts = await listBest(tenant.db, range, BEST);
      const best = { id: newId(), posts, text: textOfChart(posts) };
      kept.set(keyOf(tenant, range, best.id), best);
      return best;
    });
  /** One that is forgotten, or was counted by another node, goes on at the same place of the one of now. */
  const chartOf = async (tenant: Tenant, range: ChartRange, after: Cursor | undefined): Promise<Best> =>
    (after && kept.get(keyOf(tenant, range, after.id))) ?? bestOf(tenant, range);

  return {
    readChart: async <Row extends ChangingRow>(
      tenant: Tenant,
      reader: PageReader<Row>,
      { viewer, range, after, limit }: ChartPage,
    ): Promise<(Row & Charted)[]> => {
      const { id, posts, text } = await chartOf(tenant, range, after);
      const part = { viewer, places: PLACES, from: placeOf(after), limit };
      const rows = await reader<Place>(tenant, (form) => listChart(tenant.db, text, part, form));
      return rows.flatMap((row) => {
        const post = posts[row.at - 1];
        const cursor = { place: row.at, id };
        return post ? [{ ...row, chart: positionOf(post, row.rank), cursor }] : [];
      });
    },

    /** Notes the chart's places as everybody sees them; changes are counted from here. */
    noteChart: ({ db }: Pick<Tenant, 'db'>, range: ChartRange): Promise<void> =>
      noteChartRanks(db, range, PLACES),
  };
};

export type Chart = ReturnType<typeof createChart>;
