import { LedgerType } from '@livery/contract';
import pg from 'pg';
import { schemaName } from '../../server/src/infra/database/database.ts';
import { startServer } from '../support/server-process.ts';
import { createCaller } from './keep-alive.ts';
import { makeWorld, type World } from './stored-sends.world.ts';

/** Kinds of movements, in turns. */
const TYPES = Object.values(LedgerType);
/** Movements are spread over so long. */
const DAYS = 1080;

/** A server with one account that has very many entries. */
export interface WalletWorld {
  /** Returns how many rows were on the page, its cursor, and how long it took in milliseconds. */
  page(query: Record<string, string>): Promise<{ rows: number; next: string | null; ms: number }>;
  /** `2026-11`, so many months ago. */
  month(ago: number): string;
  stop(): Promise<void>;
}

/** As the ledger keeps it, but for hashes and signatures: nothing moves here. */
export const writeWallet = async (
  { database, brand, lines: [line] }: World,
  entries: number,
): Promise<void> => {
  const schema = pg.escapeIdentifier(schemaName(brand));
  const client = await database.pool.connect();
  try {
    await client.query(`set search_path = ${schema}, public; set session_replication_role = replica`);
    await client.query(
      `insert into ledger_accounts (kind, owner, balance, seq) values ('house', '', 0, $1), ('user', $2, 0, $1)`,
      [entries, line?.userId ?? ''],
    );
    await client.query(
      `insert into ledger_transfers (key, from_account, to_account, amount, type, from_seq, from_balance, from_hash,
        to_seq, to_balance, to_hash, reference, remark, create_at)
      select 'k' || n, case n % 2 when 0 then own.id else house.id end, case n % 2 when 0 then house.id else own.id end,
        100, ($2::smallint[])[1 + n % cardinality($2::smallint[])], n, 0, '', n, 0, '', '', '',
        now() - ($1::bigint - n) * interval '${DAYS} days' / $1::bigint
      from generate_series(1, $1::bigint) n, ledger_accounts own, ledger_accounts house
        where own.kind = 'user' and house.kind = 'house'`,
      [entries, TYPES],
    );
    await client.query(
      `select ledger_sum_block(a.id, block) from ledger_accounts a, generate_series(0, a.seq / 512 - 1) block where a.kind = 'user'`,
    );
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
};

export const startWallet = async (entries: number): Promise<WalletWorld> => {
  const world = await makeWorld(1);
  try {
    await writeWallet(world, entries);
    // One person looks as often as many would.
    const server = await startServer({ ...world.serverEnv, SEARCHES_PER_MINUTE: '1000000' });
    const call = createCaller({ port: server.port, host: `${world.brand}.localhost:${server.port}` });
    const headers = { authorization: `Bearer ${world.lines[0]?.token ?? ''}` };
    return {
      page: async (query) => {
        const begun = performance.now();
        const path = `/api/v1/wallet/trading-logs?${new URLSearchParams(query)}`;
        const { status, body } = await call({ path, headers });
        const ms = performance.now() - begun;
        if (status !== 200) throw new Error(`A page of the log was refused: ${body}`);
        const { list, next_id: next } = JSON.parse(body).result;
        return { rows: list.length, next, ms };
      },
      month: (ago) => {
        const now = new Date();
        return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1)).toISOString().slice(0, 7);
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
