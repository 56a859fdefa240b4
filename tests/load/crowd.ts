import { sql } from 'kysely';
import sharp from 'sharp';
import { PERIOD } from '../../server/src/domains/social/feeds/rank.repository.ts';
import { schemaName } from '../../server/src/infra/database/database.ts';
import { newKeyedId } from '../../server/src/infra/ids.ts';
import { NO_FLOOD_LIMITS } from '../../server/src/testing/no-flood-limits.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { startChild } from './child.ts';
import type { Answer, Order } from './people.clients.ts';
import { makeWorld, type World } from './stored-sends.world.ts';

/** The limits as an operator has them who sets none. */
const USUAL_LIMITS = Object.fromEntries(Object.keys(NO_FLOOD_LIMITS).map((name) => [name, '']));
const POSTS = 300;
/** Milliseconds between two posts. */
const SPACING = 5_000;

/** A server with people who use it as people do. */
export interface Crowd {
  world: World;
  server: ServerProcess;
  /** `brand.localhost:port`. */
  host: string;
  /** Plays all of them for so long. @throws when one of their calls failed */
  live(seconds: number, pause: number): Promise<Answer>;
  stop(): Promise<void>;
}

export const gatherCrowd = async (
  count: number,
  { posts: amount = POSTS, env = {} }: { posts?: number; env?: Record<string, string> } = {},
): Promise<Crowd> => {
  const world = await makeWorld(count);
  const posts = await addPosts(world, amount).catch(async (error) => {
    await world.stop();
    throw error;
  });
  const server = await startServer({ ...world.serverEnv, ...USUAL_LIMITS, ...env });
  const host = `${world.brand}.localhost:${server.port}`;
  const clients = startChild<Order, Answer>('./people.clients.ts');
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#7a9' } })
    .png()
    .toBuffer();
  return {
    world,
    server,
    host,
    live: async (seconds, pause) => {
      clients.tell({ port: server.port, host, people: world.lines, posts, picture, pause, seconds });
      const answer = await clients.next();
      if (answer.errors.length > 0)
        throw new Error(`${answer.errors.length} calls failed: ${answer.errors.slice(0, 5).join('; ')}`);
      return answer;
    },
    stop: async () => {
      await clients.stop();
      await server.signal('SIGINT');
      await world.stop();
    },
  };
};

/** As many in one statement. */
const BATCH = 20_000;

/**
 * By people who are not signed in. Returns their ids. Where there are very many, what is kept for searching them is left out:
 * to write it row by row takes longer than all else. They have been handed out: or the server would, all the while.
 */
export const addPosts = async ({ database, brand, lines }: World, amount: number): Promise<string[]> => {
  const db = database.tenant(brand);
  const authors = lines.map(({ groupId }) => groupId.split('_')[1] ?? '');
  const ids: string[] = [];
  while (ids.length < amount) {
    const posts = Array.from({ length: Math.min(BATCH, amount - ids.length) }, (_, at) => {
      const number = ids.length + at;
      const author = authors[number % authors.length] ?? '';
      return { id: newKeyedId(author), author, number, time: Date.now() - number * SPACING };
    });
    const columns = [
      posts.map(({ id }) => id),
      posts.map(({ author }) => author),
      posts.map(({ number }) => number),
      posts.map(({ time }) => time / 1000),
    ] as const;
    await db.transaction().execute(async (trx) => {
      if (amount > BATCH) await sql`set local session_replication_role = replica`.execute(trx);
      await sql`
        insert into ${sql.table(`${schemaName(brand)}.posts`)} (bucket, id, author_id, kind, description, create_at, score, spread_at)
          select substr(id, 12, 3), id, author, 'text', 'Post ' || number, to_timestamp(time), time / ${PERIOD}::float8, now()
          from unnest(${columns[0]}::text[], ${columns[1]}::text[], ${columns[2]}::int[], ${columns[3]}::float8[])
            as post (id, author, number, time)`.execute(trx);
    });
    ids.push(...posts.map(({ id }) => id));
  }
  await sql`vacuum analyze ${sql.table(`${schemaName(brand)}.posts`)}`.execute(db);
  return ids;
};
