import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { schemaName } from '../../server/src/infra/database/database.ts';
import { urlOfRunning } from '../../server/src/infra/postgres/running.ts';

const OPS = new URL('../../server/cli/ops.mjs', import.meta.url).pathname;

interface Gift {
  /** Of the server. */
  dataDir: string;
  brand: string;
  username: string;
  /** "100.00" */
  amount: string;
  /** `SECRET_KEY` of a server that has one. */
  secret?: string;
}

/** One operator alone gives only so much a day: what was given is somebody else's each time. */
const countForOthers = async (dataDir: string, brand: string): Promise<void> => {
  const client = new pg.Client(process.env['DATABASE_URL'] || (await urlOfRunning(dataDir)));
  await client.connect();
  try {
    const table = `${client.escapeIdentifier(schemaName(brand))}.manual_movements`;
    await client.query(`update ${table} set asked_by = 'given ' || id where asked_by not like 'given %'`);
  } finally {
    await client.end();
  }
};

/** What an operator gives somebody, on the command line. */
export const givePoints = async ({ dataDir, brand, username, amount, secret }: Gift): Promise<void> => {
  const args = [
    OPS,
    'deposit',
    username,
    amount,
    '--type',
    '121',
    '--remark',
    'To begin with',
    '--brand',
    brand,
  ];
  const env = { ...process.env, DATA_DIR: dataDir, ...(secret && { SECRET_KEY: secret }) };
  await promisify(execFile)(process.execPath, args, { env });
  await countForOthers(dataDir, brand);
};
