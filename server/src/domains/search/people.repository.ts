import { type InferResult, type SqlBool, sql } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';
import type { Terms } from './terms.ts';

/** So many who match are looked at; the rest is for a longer word. */
const LOOKED_AT = 300;

type Found = ReturnType<typeof sql<SqlBool>>;

/** Whom the viewer hides, or between whom and the viewer a block stands: read once, not for each who is found. */
const unseenBy = (db: TenantDb, viewer: string) =>
  db
    .selectFrom('blocks')
    .where('user_id', '=', viewer)
    .select('block_id as id')
    .unionAll(db.selectFrom('blocks').where('block_id', '=', viewer).select('user_id as id'))
    .unionAll(db.selectFrom('hidden_authors').where('user_id', '=', viewer).select('author_id as id'));

/** Who is found, whom most follow first; none whom the viewer hides, or between whom and the viewer a block stands. */
const selectPeople = (
  db: TenantDb,
  viewer: string,
  {
    found,
    exact = '',
    rank,
    limit,
  }: { found: Found; exact?: string; rank: ReturnType<typeof sql<number>>; limit: number },
) =>
  db
    .selectFrom(({ selectFrom }) => {
      const people = selectFrom('person_search').select(['user_id', 'said']);
      const named = selectFrom('users').where(sql`lower(username)`, '=', exact).select('id');
      // Who has exactly this ID is there, however many others match.
      return people.where('user_id', '=', named).union(people.where(found).limit(LOOKED_AT)).as('s');
    })
    .innerJoin('users as u', 'u.id', 's.user_id')
    .leftJoin('follow_counts as f', 'f.user_id', 'u.id')
    .where('u.delete_at', 'is', null)
    .where(({ eb }) => eb('u.id', '<>', sql<string>`all(array(${unseenBy(db, viewer)}))`))
    .select(['u.id as author_id', 'u.nickname', 'u.username', 'u.avatar', 'u.avatar_thumbnail'])
    .select(({ exists, selectFrom }) => [
      exists(
        selectFrom('follows as mine')
          .where('mine.user_id', '=', viewer)
          .whereRef('mine.author_id', '=', 'u.id')
          .select('mine.user_id'),
      )
        .$castTo<boolean>()
        .as('followed'),
      exists(
        selectFrom('follows as theirs')
          .whereRef('theirs.user_id', '=', 'u.id')
          .where('theirs.author_id', '=', viewer)
          .select('theirs.user_id'),
      )
        .$castTo<boolean>()
        .as('follows_viewer'),
    ])
    .orderBy(rank, 'desc')
    .orderBy(sql`coalesce(f.followers, 0)`, 'desc')
    .orderBy('u.id')
    .limit(limit);

export type FoundPerson = InferResult<ReturnType<typeof selectPeople>>[number];

/** Whose nickname or ID says it: who has exactly this ID first. */
export const findPeople = (
  db: TenantDb,
  viewer: string,
  { text, tokens, patterns }: Pick<Terms, 'text' | 'tokens' | 'patterns'>,
  limit: number,
): Promise<FoundPerson[]> =>
  selectPeople(db, viewer, {
    found: sql<SqlBool>`tokens @> ${tokens}::text[] and ${sql.join(
      patterns.map((pattern) => sql`said ~ ${pattern}`),
      sql` and `,
    )}`,
    exact: text,
    rank: sql<number>`(lower(u.username) = ${text})::int`,
    limit,
  }).execute();

/** Whose nickname or ID looks like it. */
export const findSimilarPeople = (
  db: TenantDb,
  viewer: string,
  text: string,
  limit: number,
): Promise<FoundPerson[]> =>
  selectPeople(db, viewer, {
    found: sql<SqlBool>`said operator(public.%>) ${text}`,
    rank: sql<number>`public.word_similarity(${text}, s.said)`,
    limit,
  }).execute();
