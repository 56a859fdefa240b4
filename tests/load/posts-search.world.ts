import pg from 'pg';
import { PERIOD } from '../../server/src/domains/social/feeds/rank.repository.ts';
import { schemaName } from '../../server/src/infra/database/database.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { createCaller } from './keep-alive.ts';
import { sentences } from './search.words.ts';
import { makeWorld, type World } from './stored-sends.world.ts';
import { withoutIndexes } from './without-indexes.ts';

const PEOPLE = 64;

/** A server with very many posts, all of them to be found. */
export interface PostsWorld {
  /** Returns how many posts were found on the first page, and how long it took in milliseconds. */
  search(q: string, turn: number): Promise<{ found: number; ms: number }>;
  stop(): Promise<void>;
}

const fill = async (client: pg.PoolClient, posts: number): Promise<void> => {
  await client.query(
    `insert into posts (bucket, id, author_id, kind, description, hashtags, score, create_at)
     select bucket_of(author), lpad(n::text, 11, '0') || bucket_of(author) || '00000000', author, 'text',
       ($2::text[])[1 + (n::bigint * 7919 + n / 97) % cardinality($2::text[])], array['tag' || n % 500],
       log(1 + n::bigint * 7919 % 300) + extract(epoch from at) / ${PERIOD}, at
     from generate_series(1, $1::int) n, lateral (select 'ben' || n % ${PEOPLE} as author,
       now() - ($1::int - n) * interval '20 seconds' as at) each`,
    [posts, sentences()],
  );
  // Of a sentence and a hashtag each once: a space, which no token crosses, stands between them.
  await client.query(`
    create temporary table said as select description, search_tokens(search_text(description)) as tokens
      from (select distinct description from posts) each;
    create temporary table tagged as select hashtags, search_tokens(search_text(hashtags[1])) as tokens
      from (select distinct hashtags from posts) each;
    analyze said; analyze tagged;
    insert into post_search (bucket, post_id, tokens) select bucket, id, said.tokens || tagged.tokens
      from posts join said using (description) join tagged using (hashtags);
    insert into search_words (word) select distinct word[1]
      from said, regexp_matches(search_text(description), '\\m[a-z]{4,24}\\M', 'g') word`);
};

/** As the database keeps it for each post, all at once: row by row, and index by index, it takes a hundred times as long. */
export const write = async (
  { database, brand }: Pick<World, 'database' | 'brand'>,
  posts: number,
): Promise<void> => {
  const schema = pg.escapeIdentifier(schemaName(brand));
  const client = await database.pool.connect();
  try {
    await client.query(`set search_path = ${schema}, public; set session_replication_role = replica`);
    await withoutIndexes(client, ['posts', 'post_search'], () => fill(client, posts));
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
};

const searching = ({ lines, brand }: World, { port }: ServerProcess): PostsWorld['search'] => {
  const call = createCaller({ port, host: `${brand}.localhost:${port}` });
  return async (q, turn) => {
    const headers = { authorization: `Bearer ${lines[turn % lines.length]?.token ?? ''}` };
    const begun = performance.now();
    const path = `/api/v1/search?${new URLSearchParams({ type: 'posts', q })}`;
    const { status, body } = await call({ path, headers });
    const ms = performance.now() - begun;
    if (status !== 200) throw new Error(`A search for ${q} was refused: ${body}`);
    return { found: JSON.parse(body).result.posts.length, ms };
  };
};

export const startPostsSearch = async (posts: number): Promise<PostsWorld> => {
  const world = await makeWorld(PEOPLE);
  try {
    await write(world, posts);
    const server = await startServer(world.serverEnv);
    return {
      search: searching(world, server),
      stop: async () => {
        await server.signal('SIGTERM');
        await world.stop();
      },
    };
  } catch (error) {
    await world.stop();
    throw error;
  }
};
