import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { createIndexing } from '../../server/src/domains/messages/search/indexing.ts';
import { BLOCK } from '../../server/src/domains/messages/search/tokens.ts';
import { openDatabase, schemaName } from '../../server/src/infra/database/database.ts';
import { launchPostgres } from '../../server/src/infra/postgres/launch.ts';
import type { Tenant } from '../../server/src/infra/tenancy.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { startServer } from '../support/server-process.ts';
import { makeConversationWorld } from './conversation-world.ts';
import { sentences } from './search.words.ts';

const BRAND = 'aurora';
const ROOM = 'room0';
const MEMBERS = 300;

/** A server with one conversation of very many messages, all of them indexed. */
export interface SearchWorld {
  /** Returns how many messages were found, and how long it took in milliseconds. */
  search(query: Record<string, string>): Promise<{ found: number; ms: number }>;
  stop(): Promise<void>;
}

export const startSearch = async (messages: number): Promise<SearchWorld> => {
  const folder = await makeDataFolder();
  const brandsDir = join(folder.path, 'brands');
  await cp(new URL(`../../brands/${BRAND}`, import.meta.url), join(brandsDir, BRAND), { recursive: true });
  const log = { info: () => undefined, warn: console.warn };
  const postgres = await launchPostgres({ dataDir: folder.path, log });
  const world = await makeConversationWorld({
    url: postgres.url,
    brand: BRAND,
    sizes: [0],
    members: MEMBERS,
  });
  await write(postgres.url, messages).catch(async (error: unknown) => {
    await postgres.stop();
    await folder.remove();
    throw error;
  });
  const server = await startServer({
    ...{ DATABASE_URL: postgres.url, BRANDS_DIR: brandsDir, DATA_DIR: join(folder.path, 'server') },
  });
  return {
    search: async (query) => {
      const path = `/api/v2/groups/${ROOM}/messages/search?${new URLSearchParams(query)}`;
      const begun = performance.now();
      const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
        headers: { authorization: `Bearer ${world.token}` },
      });
      const { result } = (await response.json()) as { result: { list: unknown[] } };
      return { found: result.list.length, ms: performance.now() - begun };
    },
    stop: async () => {
      await server.signal('SIGTERM');
      await postgres.stop();
      await folder.remove();
    },
  };
};

/** Each message is one of many sentences; the index is made as the server makes it. */
const write = async (url: string, messages: number): Promise<void> => {
  const database = openDatabase({ url, poolSize: 1, onError: () => undefined });
  const schema = pg.escapeIdentifier(schemaName(BRAND));
  const { pool } = database;
  await pool.query(
    `insert into ${schema}.messages (bucket, group_id, seq, id, user_id, type, text, cid, create_at)
     select ${schema}.bucket_of('${ROOM}'), '${ROOM}', n, lpad(n::text, 11, '0') || ${schema}.bucket_of('${ROOM}') || '00000000',
       'member' || lpad((1 + n::bigint * 7919 % ${MEMBERS})::text, 5, '0'), 'text',
       ($2::text[])[1 + (n::bigint * 7919 + n / 97) % cardinality($2::text[])], 'search-' || n,
       now() - ($1::int - n) * interval '20 seconds'
     from generate_series(1, $1::int) n`,
    [messages, sentences()],
  );
  await pool.query(`update ${schema}.groups set last_seq = $1 where id = '${ROOM}'`, [messages]);
  const tenant = { db: database.tenant(BRAND) } as unknown as Tenant;
  await createIndexing().indexTo(tenant, ROOM, Math.floor(messages / BLOCK));
  await pool.query(`vacuum analyze ${schema}.messages, ${schema}.search_blocks, ${schema}.groups`);
  await database.close();
};
