import type { ChartRange } from '@livery/contract';
import { type InferResult, sql } from 'kysely';
import { builtOnce } from '../../../infra/database/built-once.ts';
import type { TenantDb } from '../../../infra/database/database.ts';
import { isNotBlocked } from '../authors/authors.repository.ts';
import { isNotHidden } from '../posts/hidden.repository.ts';
import {
  engagement,
  type Form,
  pageForViewer,
  postByKey,
  type RowOf,
  sizeFor,
  withAuthors,
} from '../posts/posts.repository.ts';

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

/** What a chart is made of as PostgreSQL reads it: written once, not for each of its readers. */
export interface ChartText {
  ids: string;
  authors: string;
}

/** Ids have nothing in them that a list would have to quote. */
const listOf = (ids: string[]): string => `{${ids.join(',')}}`;

export const textOfChart = (best: readonly Pick<BestPost, 'id' | 'author_id'>[]): ChartText => ({
  ids: listOf(best.map(({ id }) => id)),
  authors: listOf(best.map(({ author_id }) => author_id)),
});

export interface ChartPart {
  viewer: string;
  /** Places that a chart has. */
  places: number;
  /** How many of the best stand before this part. */
  from: number;
  limit: number;
}

interface ChartValues extends ChartText {
  viewer: string;
  from: number;
}

interface ChartShape {
  places: number;
  size: number;
  form: Form;
}

/** Where a post of the chart stands: among all of the best, and among those that its reader sees. */
export interface Place {
  at: number;
  rank: number;
}

/** The best posts with what their reader’s blocks and hiding leave of the places. */
const placesFor = (db: TenantDb, { viewer, ids, authors }: ChartValues, places: number) =>
  db
    .selectFrom(
      sql<{ id: string; author_id: string; at: number }>`
        unnest(${ids}::text[], ${authors}::text[]) with ordinality`.as<'p'>(sql`p (id, author_id, at)`),
    )
    .where(isNotBlocked('p.author_id', viewer))
    .where(isNotHidden(viewer))
    .select(['p.id', 'p.at', sql<number>`row_number() over (order by p.at)`.as('rank')])
    .orderBy('p.at')
    .limit(places);

const pageOfChart = builtOnce<ChartValues, RowOf<'changing'> & Place, ChartShape>(
  (db, values, { places, size, form }) => {
    const { viewer, from } = values;
    const posts = db
      .selectFrom(placesFor(db, values, places).as('placed'))
      .where('placed.at', '>', from)
      .innerJoinLateral(postByKey('placed.id'), (join) => join.onTrue())
      .selectAll('each')
      .select(['placed.at', 'placed.rank']);
    // Blocks and hiding have been applied to the places.
    const page = withAuthors(db, posts)
      .where('p.review', '=', 'approved')
      .where('u.delete_at', 'is', null)
      .where('p.privacy', '=', 'everyone')
      .orderBy(sql.ref('p.at'))
      .limit(size);
    return pageForViewer(db, viewer, page, form, ['at', 'rank'])
      .orderBy(sql.ref('p.at'))
      .$castTo<RowOf<'changing'> & Place>();
  },
);

/** A part of the chart that is made of the best posts, as the viewer may see it, in its order. */
export const listChart = async <F extends Form>(
  db: TenantDb,
  { ids, authors }: ChartText,
  { viewer, places, from, limit }: ChartPart,
  form: F,
): Promise<(RowOf<F> & Place)[]> => {
  const shape = { places, size: sizeFor(limit), form };
  const rows = await pageOfChart(db, { viewer, ids, authors, from }, shape);
  return rows.slice(0, limit) as (RowOf<F> & Place)[];
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
