import { sql } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';
import { INDEXED } from './terms.ts';

/** Words of posts that look like this one. */
export const findSimilarWords = async (db: TenantDb, word: string, limit: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('search_words')
    .where(sql<boolean>`word operator(public.%) ${word}`)
    .orderBy(sql`public.similarity(word, ${word})`, 'desc')
    .orderBy('word')
    .limit(limit)
    .select('word')
    .execute();
  return rows.map(({ word }) => word);
};

/**
 * Looks through so many words behind one of them, and forgets those that no post begins with any more, as far as the index cuts
 * them. Returns the last that was looked at; undefined behind all.
 */
export const removeUnusedWords = async (
  db: TenantDb,
  after: string,
  limit: number,
): Promise<string | undefined> => {
  const last = await db
    .with('some', (query) =>
      query.selectFrom('search_words').where('word', '>', after).orderBy('word').limit(limit).select('word'),
    )
    .with('gone', (query) =>
      query
        .deleteFrom('search_words as w')
        .where(({ eb, fn, selectFrom }) =>
          eb('w.word', '=', fn.any(sql<string[]>`array(${selectFrom('some').select('word')})`)),
        )
        .where(({ exists, not, selectFrom }) =>
          not(
            exists(
              selectFrom('post_search as p')
                .where(sql<boolean>`p.tokens @> array['<' || left(w.word, ${INDEXED}::int)]`)
                .select('p.post_id'),
            ),
          ),
        )
        .returning('w.word'),
    )
    .selectFrom('some')
    .select(({ fn }) => fn.max('word').as('word'))
    .executeTakeFirst();
  return last?.word ?? undefined;
};
