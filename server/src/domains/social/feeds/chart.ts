import type { ChartPosition, ChartRange } from '@livery/contract';
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

/** What a chart says of a post, beside the post. */
export interface Charted {
  engagement: number;
  chart: ChartPosition;
}

interface Best {
  posts: BestPost[];
  text: ChartText;
}

export type ChartPage = FeedPage & { range: ChartRange };

const isAfter = ({ engagement, id }: BestPost, after: ChartPage['after']): boolean =>
  after === undefined || engagement < after.place || (engagement === after.place && id < after.id);

/** Before places were ever noted none has moved. */
const positionOf = ({ engagement, noted_rank, is_noted }: BestPost, rank: number): ChartPosition => {
  const moved = noted_rank === null ? null : noted_rank - rank;
  // The engagement of a score is its logarithm.
  return { rank, change: is_noted ? moved : 0, heat: Math.round(10 ** engagement) - 1 };
};

/** What moved people most: counted once for everybody in some seconds, then looked up for the viewer. */
export const createChart = ({ config }: Pick<Infra, 'config'>) => {
  const once = createOnce({ most: CHARTS, age: config.limits.guestPageSeconds * 1000 * SELDOM });
  const bestOf = ({ brand, db }: Tenant, range: ChartRange): Promise<Best> =>
    once([brand.id, range], async () => {
      const posts = await listBest(db, range, BEST);
      return { posts, text: textOfChart(posts) };
    });

  return {
    readChart: async <Row extends ChangingRow>(
      tenant: Tenant,
      reader: PageReader<Row>,
      { viewer, range, after, limit }: ChartPage,
    ): Promise<(Row & Charted)[]> => {
      const { posts, text } = await bestOf(tenant, range);
      const first = posts.findIndex((post) => isAfter(post, after));
      const part = { viewer, places: PLACES, from: first < 0 ? posts.length : first, limit };
      const rows = await reader<Place>(tenant, (form) => listChart(tenant.db, text, part, form));
      return rows.flatMap((row) => {
        const post = posts[row.at - 1];
        return post ? [{ ...row, engagement: post.engagement, chart: positionOf(post, row.rank) }] : [];
      });
    },

    /** Notes the chart's places as everybody sees them; changes are counted from here. */
    noteChart: ({ db }: Pick<Tenant, 'db'>, range: ChartRange): Promise<void> =>
      noteChartRanks(db, range, PLACES),
  };
};

export type Chart = ReturnType<typeof createChart>;
