import { readFile } from 'node:fs/promises';
import pg from 'pg';

/** Address of the database of a server that runs on `dataDir`. */
export const databaseUrl = async (dataDir: string): Promise<string> => {
  const { user, password, database } = JSON.parse(
    await readFile(`${dataDir}/postgres.json`, 'utf8'),
  ) as Record<string, string>;
  const [, , , port] = (await readFile(`${dataDir}/postgres/cluster/postmaster.pid`, 'utf8')).split('\n');
  return `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
};

/** One statement as an operator would give it, to the database of a server that runs on `dataDir`. */
export const operate = async (dataDir: string, statement: string, values: unknown[] = []): Promise<void> => {
  const client = new pg.Client({ connectionString: await databaseUrl(dataDir) });
  await client.connect();
  try {
    await client.query(statement, values);
  } finally {
    await client.end();
  }
};

/** Lets the minute pass after which another code may go to an address. */
export const letAnotherCodeGo = (
  brand: string,
  mode: 'phone' | 'email',
  to: string,
  dataDir = process.env.E2E_DATA_DIR ?? '',
): Promise<void> =>
  operate(dataDir, `delete from brand_${brand}.rate_limits where key = $1`, [`code:resend:${mode}:${to}`]);

/** Has a job of a brand done now, and not when its time comes. */
const haveDone = (dataDir: string, brand: string, name: string, payload: object): Promise<void> =>
  operate(dataDir, 'insert into jobs.job (name, data) values ($1, $2)', [
    name,
    JSON.stringify({ brand, payload }),
  ]);

/** Lets the two minutes pass after which a minesweeper envelope is settled. */
export const letGameSettle = async (brand: string, id: string): Promise<void> => {
  const dataDir = process.env.E2E_DATA_DIR ?? '';
  const ago = `now() - interval '1 second'`;
  await operate(
    dataDir,
    `update brand_${brand}.envelopes set due_at = ${ago}, settle_at = ${ago} where id = $1`,
    [id],
  );
  await haveDone(dataDir, brand, 'envelopes.settle', { id });
};

/** Lets the minutes pass after which we ask wellpay what became of an order. */
export const letOrderBeAskedFor = (dataDir: string, brand: string, id: string): Promise<void> =>
  haveDone(dataDir, brand, 'payment.follow-order', { order_id: id });
