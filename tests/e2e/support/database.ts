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
export const letAnotherCodeGo = (brand: string, mode: 'phone' | 'email', to: string): Promise<void> =>
  operate(process.env.E2E_DATA_DIR ?? '', `delete from brand_${brand}.rate_limits where key = $1`, [
    `code:resend:${mode}:${to}`,
  ]);
