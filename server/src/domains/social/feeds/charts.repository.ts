import type { ChartRange } from '@livery/contract';
import { type InferResult, sql } from 'kysely';
import type { TenantDb } from '../../../infra/database/database.ts';
import { isNotHidden } from '../posts/hidden.repository.ts';
import { allPosts, type FeedPage, listable } from '../posts/posts.repository.ts';

const HOURS: Record<ChartRange, number> = { '24h': 24, '7d': 7 * 24 };
const SIZE = 50;

/** Posts of the range, best first, before anything is looked up for them. */
const recentPosts = (db: TenantDb, range: ChartRange) =>
  allPosts(db)
    .where('review', '=', 'approved')
    .where('privacy', '=', 'everyone')
    .where('create_at', '>', sql<Date>`now() - ${HOURS[range]} * interval '1 hour'`)
    .orderBy('engagement', 'desc')
    .orderBy('id', 'desc');

/** The fifty that moved this viewer's people most, with their places. */
const topPosts = (db: TenantDb, viewer: string, range: ChartRange) =>
  listable(db, viewer, recentPosts(db, range))
    .where(isNotHidden(viewer))
    .select(sql<number>`(row_number() over (order by p.engagement desc, p.id desc))::int`.as('rank'))
    .orderBy('p.engagement', 'desc')
    .orderBy('p.id', 'desc')
    .limit(SIZE);

const selectChart = (db: TenantDb, viewer: string, range: ChartRange) =>
  db
    .selectFrom(topPosts(db, viewer, range).as('top'))
    .leftJoin('chart_ranks as noted', (join) =>
      join.onRef('noted.post_id', '=', 'top.id').on('noted.range', '=', range),
    )
    .selectAll('top')
    .select('noted.rank as noted_rank')
    .select((eb) =>
      eb
        .exists(eb.selectFrom('chart_ranks').select('range').where('range', '=', range))
        .$castTo<boolean>()
        .as('is_noted'),
    );

export type ChartRow = InferResult<ReturnType<typeof selectChart>>[number];

export type ChartPage = FeedPage & { range: ChartRange };

/** Posts of the range that moved people most, beside the places that were noted last. */
export const listChart = (db: TenantDb, { viewer, after, limit, range }: ChartPage): Promise<ChartRow[]> =>
  selectChart(db, viewer, range)
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('top.engagement', 'top.id'), '<', tuple(after?.place ?? 0, after?.id ?? '')),
      ),
    )
    .orderBy('top.engagement', 'desc')
    .orderBy('top.id', 'desc')
    .limit(limit)
    .execute();

/** Notes the places as they are now, those of before are forgotten: one statement. */
export const noteChartRanks = async (db: TenantDb, viewer: string, range: ChartRange): Promise<void> => {
  await db
    .with('top', () => topPosts(db, viewer, range))
    .with('gone', (query) =>
      query
        .deleteFrom('chart_ranks')
        .where('range', '=', range)
        .where('post_id', 'not in', (eb) => eb.selectFrom('top').select('top.id')),
    )
    .insertInto('chart_ranks')
    .columns(['range', 'post_id', 'rank'])
    .expression((eb) =>
      eb.selectFrom('top').select([eb.val(range).as('range'), 'top.id as post_id', 'top.rank']),
    )
    .onConflict((conflict) =>
      conflict.columns(['range', 'post_id']).doUpdateSet((eb) => ({ rank: eb.ref('excluded.rank') })),
    )
    .execute();
};
