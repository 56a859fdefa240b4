import { type AliasableExpression, sql } from 'kysely';
import type { Cursor } from '../../infra/cursor.ts';
import type { TenantDb } from '../../infra/database/database.ts';
import type { Terms } from './terms.ts';

export interface FoundPost {
  id: string;
  score: number;
}

/** Found posts, and how far was looked: undefined, to the end. */
export interface Scan {
  found: FoundPost[];
  reached: Cursor | undefined;
}

/** What posts are looked for by: what they say, or a hashtag as it is looked for. */
export type Wanted = Pick<Terms, 'tokens' | 'patterns'> | { hashtag: string };

interface Search {
  after: Cursor | undefined;
  /** So many that match are looked at. */
  most: number;
  limit: number;
}

const SAID = sql<string>`lower(normalize(concat_ws(' ', description, array_to_string(hashtags, ' ')), nfkc))`;

const matches = (patterns: readonly string[]) =>
  sql<boolean>`${sql.join(
    patterns.map((pattern) => sql`${SAID} ~ ${pattern}`),
    sql` and `,
  )}`;

const bestPosts = (db: TenantDb, after: Cursor | undefined) =>
  db
    .selectFrom('posts')
    .where('review', '=', 'approved')
    .where('privacy', '=', 'everyone')
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('score', 'id'), '<', tuple(after?.place ?? 0, after?.id ?? '')),
      ),
    )
    .orderBy('score', 'desc')
    .orderBy('id', 'desc');

/** Looks through so many of the best posts: what many say is among them. */
export const scanBest = async (
  db: TenantDb,
  wanted: Wanted,
  { after, most, limit }: Search,
): Promise<Scan> => {
  const rows = await db
    .with('best', () => bestPosts(db, after).limit(most).select(['id', 'score', 'description', 'hashtags']))
    .with('found', (query) =>
      query
        .selectFrom('best')
        .$if('hashtag' in wanted, (some) =>
          some.where(({ exists, selectFrom }) =>
            exists(
              selectFrom('post_hashtags as h')
                .where('h.name', '=', 'hashtag' in wanted ? wanted.hashtag : '')
                .whereRef('h.post_id', '=', 'best.id')
                .select('h.name'),
            ),
          ),
        )
        .$if('patterns' in wanted, (some) => some.where(matches('patterns' in wanted ? wanted.patterns : [])))
        .orderBy('score', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .select(['id', 'score']),
    )
    .selectFrom('found')
    .select(['id', 'score', sql<boolean>`true`.as('is_found')])
    .unionAll(({ selectFrom }) =>
      selectFrom(
        selectFrom('best')
          .orderBy('score')
          .orderBy('id')
          .limit(1)
          .select(['id', 'score', sql<boolean>`false`.as('is_found')])
          .$if(true, (last) =>
            last.where(({ eb, selectFrom }) =>
              eb(
                selectFrom('best').select(({ fn }) => fn.countAll<number>().as('count')),
                '=',
                most,
              ),
            ),
          )
          .as('last'),
      ).selectAll(),
    )
    .execute();
  const found = rows.filter(({ is_found }) => is_found).toSorted(byRank);
  const last = rows.find(({ is_found }) => !is_found);
  return {
    found: found.map(({ id, score }) => ({ id, score })),
    reached: last && { place: last.score, id: last.id },
  };
};

const byRank = (one: FoundPost, other: FoundPost) => other.score - one.score || (one.id < other.id ? 1 : -1);

/**
 * Of posts that an index has, the best ones. They are put in order first, and what they say is compared from the best one on,
 * as far as it takes: to compare all is most of the work.
 */
const rank = (
  db: TenantDb,
  some: AliasableExpression<{ bucket: string; post_id: string }>,
  { after, limit, patterns = [] }: Pick<Search, 'after' | 'limit'> & { patterns?: readonly string[] },
): Promise<FoundPost[]> => {
  const inOrder = db
    .selectFrom(some.as('s'))
    .innerJoinLateral(
      () =>
        bestPosts(db, after)
          .where('bucket', '=', sql<string>`s.bucket`)
          .where('id', '=', sql<string>`s.post_id`)
          .clearOrderBy()
          .limit(1)
          .select(['id', 'score', 'description', 'hashtags'])
          .as('p'),
      (join) => join.onTrue(),
    )
    .orderBy('p.score', 'desc')
    .orderBy('p.id', 'desc')
    .select(['p.id', 'p.score', 'p.description', 'p.hashtags'])
    // Without it what they say is compared before they are in order.
    .offset(0);
  return db
    .selectFrom(inOrder.as('ranked'))
    .$if(patterns.length > 0, (said) => said.where(matches(patterns)))
    .orderBy('score', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .select(['id', 'score'])
    .execute();
};

/** Posts that the index has for these words, so many at most: in no order. */
const indexed = (db: TenantDb, { tokens }: Pick<Terms, 'tokens'>, most: number) =>
  db
    .selectFrom('post_search')
    .where('tokens', '@>', sql<string[]>`${tokens}::text[]`)
    .limit(most)
    .select(['bucket', 'post_id']);

/** Finds what few say, in so many posts at most. */
export const findRare = (
  db: TenantDb,
  { tokens, patterns }: Pick<Terms, 'tokens' | 'patterns'>,
  { most, ...page }: Search,
): Promise<FoundPost[]> => rank(db, indexed(db, { tokens }, most), { ...page, patterns });

/** As `findRare`, where no more posts than that have the words: then that is all there is. Undefined: more have them. */
export const findFew = async (
  db: TenantDb,
  { tokens, patterns }: Pick<Terms, 'tokens' | 'patterns'>,
  { most, ...page }: Search,
): Promise<FoundPost[] | undefined> => {
  const some = await indexed(db, { tokens }, most + 1).execute();
  if (some.length > most) return undefined;
  if (some.length === 0) return [];
  const keys = sql<{ bucket: string; post_id: string }>`(select * from unnest(
    ${some.map(({ bucket }) => bucket)}::text[], ${some.map(({ post_id }) => post_id)}::text[]) k (bucket, post_id))`;
  return rank(db, keys, { ...page, patterns });
};

/** The best of the newest so many posts with a hashtag. */
export const findTaggedBest = (
  db: TenantDb,
  hashtag: string,
  { most, ...page }: Search,
): Promise<FoundPost[]> =>
  rank(
    db,
    db
      .selectFrom('post_hashtags')
      .where('name', '=', hashtag)
      .orderBy('post_id', 'desc')
      .limit(most)
      .select([sql<string>`substr(post_id, 12, 3)`.as('bucket'), 'post_id']),
    page,
  );

/** Posts with a hashtag, the newest first: ids sort by time. */
export const listTagged = async (
  db: TenantDb,
  hashtag: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<string[]> => {
  const rows = await db
    .selectFrom('post_hashtags')
    .where('name', '=', hashtag)
    .$if(before !== undefined, (query) => query.where('post_id', '<', before ?? ''))
    .orderBy('post_id', 'desc')
    .limit(limit)
    .select('post_id')
    .execute();
  return rows.map(({ post_id }) => post_id);
};
