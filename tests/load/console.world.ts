import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { tokenHash } from '../../server/src/domains/auth/secrets.ts';
import { schemaName } from '../../server/src/infra/database/database.ts';
import { startServer } from '../support/server-process.ts';
import { ROWS } from './console.rows.ts';
import { createCaller } from './keep-alive.ts';
import { makeWorld, type World } from './stored-sends.world.ts';
import { writeWallet } from './wallet.world.ts';
import { withoutIndexes } from './without-indexes.ts';

/** A server with a console that has very much to look through. */
export interface ConsoleWorld {
  /** Whose account has all of the ledger's entries. */
  person: string;
  /** Makes a call of the console, as an operator of this name; returns its result and how long it took in milliseconds. */
  look(operator: string, path: string): Promise<{ result: Record<string, unknown>; ms: number }>;
  stop(): Promise<void>;
}

const write = async ({ database, brand }: World, rows: number): Promise<void> => {
  const client = await database.pool.connect();
  try {
    const schema = pg.escapeIdentifier(schemaName(brand));
    await client.query(`set search_path = ${schema}, public; set session_replication_role = replica`);
    await withoutIndexes(client, Object.keys(ROWS), async () => {
      for (const [table, filling] of Object.entries(ROWS))
        await client.query(`insert into ${table} ${filling.replaceAll('{schema}', schema)}`, [rows]);
    });
    // Or the server would fill in content of its own, and go through all posts for it.
    await client.query(`insert into settings (key, value) values ('demo', '{}')`);
    await client.query(`update audit_head set seq = $1, digest = sha256('x')`, [rows]);
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
};

const signIn = async ({ database, brand }: World, name: string): Promise<string> => {
  const db = database.tenant(brand);
  const token = randomBytes(32).toString('base64url');
  await db.insertInto('operators').values({ id: name, name, role: 'owner', password_hash: 'x' }).execute();
  const session = { id: name, token_hash: tokenHash(token), operator_id: name, stage: 'full' as const };
  await db
    .insertInto('operator_sessions')
    .values({ ...session, address: '127.0.0.1', device: 'bench' })
    .execute();
  return token;
};

export const startConsole = async (rows: number): Promise<ConsoleWorld> => {
  const world = await makeWorld(1);
  try {
    await writeWallet(world, rows);
    await write(world, rows);
    const unbounded = { OPS_READS_PER_MINUTE: '1000000', OPS_SEARCHES_PER_MINUTE: '1000000' };
    const server = await startServer({ ...world.serverEnv, ...unbounded });
    const call = createCaller({ port: server.port, host: `${world.brand}.localhost:${server.port}` });
    const tokens = new Map<string, Promise<string>>();
    return {
      person: world.lines[0]?.userId ?? '',
      look: async (operator, path) => {
        const signedIn = tokens.get(operator) ?? signIn(world, operator);
        tokens.set(operator, signedIn);
        const cookie = `ops_session=${await signedIn}`;
        const begun = performance.now();
        const { status, body } = await call({ path: `/ops/api/${path}`, headers: { cookie } });
        const ms = performance.now() - begun;
        if (status !== 200) throw new Error(`${path} was refused: ${body}`);
        return { result: JSON.parse(body).result, ms };
      },
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
