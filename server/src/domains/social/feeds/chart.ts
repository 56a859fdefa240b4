import type { ChartRange } from '@livery/contract';
import type { Infra } from '../../../infra/infra.ts';
import { createOnce } from '../../../infra/once.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import { type FeedPage, listListable, type PostRow } from '../posts/posts.repository.ts';
import { type BestPost, findUnhidden, listBest, noteChartRanks } from './charts.repository.ts';

/** Places of a chart. */
const PLACES = 50;
/** Posts that a chart is made of: what is blocked or hidden for a viewer makes room for the next ones. */
const BEST = 150;
/** It is counted so much more seldom than the pages of guests are: all posts of the range are looked through. */
const SELDOM = 6;
const CHARTS = 100;

type Placed = BestPost & { rank: number };

/** A post as the viewer sees it, with its place. */
export type ChartRow = PostRow & Placed;

export type ChartPage = FeedPage & { range: ChartRange };

const isAfter = ({ engagement, id }: Placed, after: ChartPage['after']): boolean =>
  after === undefined || engagement < after.place || (engagement === after.place && id < after.id);

/** What moved people most: counted once for everybody in some seconds, then looked up for the viewer. */
export const createChart = ({ config }: Pick<Infra, 'config'>) => {
  const once = createOnce({ most: CHARTS, age: config.limits.guestPageSeconds * 1000 * SELDOM });
  const bestOf = ({ brand, db }: Tenant, range: ChartRange): Promise<BestPost[]> =>
    once([brand.id, range], () => listBest(db, range, BEST));

  return {
    readChart: async (tenant: Tenant, { viewer, range, after, limit }: ChartPage): Promise<ChartRow[]> => {
      const best = await bestOf(tenant, range);
      const shown = await findUnhidden(tenant.db, viewer, best);
      const places = best
        .filter(({ id }) => shown.has(id))
        .slice(0, PLACES)
        .map((post, at): Placed => ({ ...post, rank: at + 1 }))
        .filter((place) => isAfter(place, after))
        .slice(0, limit);
      const rows = await listListable(
        tenant.db,
        viewer,
        places.map(({ id }) => id),
      );
      const posts = new Map(rows.map((row) => [row.id, row]));
      return places.flatMap((place) => {
        const post = posts.get(place.id);
        return post?.privacy === 'everyone' ? [{ ...post, ...place }] : [];
      });
    },

    /** Notes the chart's places as everybody sees them; changes are counted from here. */
    noteChart: ({ db }: Pick<Tenant, 'db'>, range: ChartRange): Promise<void> =>
      noteChartRanks(db, range, PLACES),
  };
};

export type Chart = ReturnType<typeof createChart>;
