import type { ChartRange } from '@livery/contract';
import { type InferResult, sql } from 'kysely';
import { builtOnce } from '../../../infra/database/built-once.ts';
import type { TenantDb } from '../../../infra/database/database.ts';
import { isNotBlocked } from '../authors/authors.repository.ts';
import { isNotHidden } from '../posts/hidden.repository.ts';
import { engagement } from '../posts/posts.repository.ts';

const HOURS: Record<ChartRange, number> = { '24h': 24, '7d': 7 * 24 };

/** Posts of living authors that moved people most in the range, before anything else is looked up for them. */
const bestPosts = (db: TenantDb, range: ChartRange, limit: number) =>
  db
    .selectFrom(
      db
        .selectFrom('posts')
        .where('review', '=', 'approved')
        .where('privacy', '=', 'everyone')
        .where('create_at', '>', sql<Date>`now() - ${HOURS[range]} * interval '1 hour'`)
        .select(['id', 'author_id'])
        .select(engagement.as('engagement'))
        .orderBy('engagement', 'desc')
        .orderBy('id', 'desc')
        .as('p'),
    )
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('users')
          .whereRef('id', '=', 'p.author_id')
          .where('delete_at', 'is', null)
          .select('id')
          .limit(1)
          .as('u'),
      (join) => join.onTrue(),
    )
    .select(['p.id', 'p.author_id', 'p.engagement'])
    .orderBy('p.engagement', 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit);

const selectBest = (db: TenantDb, range: ChartRange, limit: number) =>
  db
    .selectFrom(bestPosts(db, range, limit).as('best'))
    .leftJoin('chart_ranks as noted', (join) =>
      join.onRef('noted.post_id', '=', 'best.id').on('noted.range', '=', range),
    )
    .selectAll('best')
    .select('noted.rank as noted_rank')
    .select((eb) =>
      eb
        .exists(eb.selectFrom('chart_ranks').select('range').where('range', '=', range))
        .$castTo<boolean>()
        .as('is_noted'),
    )
    .orderBy('best.engagement', 'desc')
    .orderBy('best.id', 'desc');

/** A post of the chart, and the place of it that was noted last. */
export type BestPost = InferResult<ReturnType<typeof selectBest>>[number];

/** What moved people most in the range, best first, whoever looks at it. */
export const listBest = (db: TenantDb, range: ChartRange, limit: number): Promise<BestPost[]> =>
  selectBest(db, range, limit).execute();

const unhidden = builtOnce<{ viewer: string; ids: string[]; authors: string[] }, { id: string }>(
  (db, { viewer, ids, authors }) =>
    db
      .selectFrom(
        sql<{ id: string; author_id: string }>`unnest(${ids}::text[], ${authors}::text[])`.as<'p'>(
          sql`p (id, author_id)`,
        ),
      )
      .where(isNotBlocked('p.author_id', viewer))
      .where(isNotHidden(viewer))
      .select('p.id'),
);

/** Ids of those posts that neither a block nor the viewer's hiding takes out of their chart. */
export const findUnhidden = async (
  db: TenantDb,
  viewer: string,
  posts: readonly Pick<BestPost, 'id' | 'author_id'>[],
): Promise<Set<string>> => {
  const ids = posts.map(({ id }) => id);
  const authors = posts.map(({ author_id }) => author_id);
  const rows = await unhidden(db, { viewer, ids, authors });
  return new Set(rows.map(({ id }) => id));
};

/** Notes the first places as they are now, those of before are forgotten: one statement. */
export const noteChartRanks = async (db: TenantDb, range: ChartRange, places: number): Promise<void> => {
  await db
    .with('top', (query) =>
      query
        .selectFrom(bestPosts(db, range, places).as('best'))
        .select('best.id')
        .select(
          sql<number>`(row_number() over (order by best.engagement desc, best.id desc))::int`.as('rank'),
        ),
    )
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
