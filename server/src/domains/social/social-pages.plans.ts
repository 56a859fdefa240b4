import type { FilledDatabase, PagePlan } from '../../testing/plans/plans-of.ts';
import * as charts from './feeds/charts.repository.ts';
import * as feeds from './feeds/feeds.repository.ts';
import * as followFeed from './feeds/follow-feed.repository.ts';
import { CHART, FIRST, UNSEEN } from './page-requests.testing.ts';
import * as marked from './posts/marked-posts.repository.ts';

/** Every function has its plan in `social.plans.ts`. */
export const plans = [];

/** What a page of thirty posts may read, in blocks (docs/decisions/0073): one more look-up a row would be sixty more. */
const pagesOf = (whose: string, viewerOf: (filled: FilledDatabase) => string): PagePlan[] => [
  {
    page: `recommended, not seen, ${whose}`,
    most: 120,
    run: (filled) => feeds.listByScore(filled.db, { ...UNSEEN, viewer: viewerOf(filled) }, 'whole'),
  },
  {
    page: `recommended, the rest, ${whose}`,
    most: 130,
    run: (filled) =>
      feeds.listByScore(filled.db, { ...UNSEEN, viewer: viewerOf(filled), part: 'rest' }, 'whole'),
  },
  {
    page: `of those whom one follows, ${whose}`,
    most: 210,
    run: (filled) =>
      followFeed.listTimeline(filled.db, { viewer: viewerOf(filled), before: undefined, limit: 31 }, 'whole'),
  },
  {
    page: `of the chart, once it is counted, ${whose}`,
    most: 165,
    run: (filled) =>
      charts.listChart(
        filled.db,
        charts.textOfChart(filled.posts),
        { ...CHART, viewer: viewerOf(filled) },
        'whole',
      ),
  },
  {
    page: `of an author, ${whose}`,
    most: 60,
    run: (filled) =>
      marked.listWritten(filled.db, { viewer: viewerOf(filled), author: filled.other, ...FIRST }),
  },
];

export const pages = [
  ...pagesOf('for anybody', ({ person }) => person),
  ...pagesOf('with fifty blocked, and blocked by fifty', ({ blocking }) => blocking),
];
