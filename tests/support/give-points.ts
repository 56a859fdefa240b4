import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

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

/** What an operator gives somebody, on the command line. */
export const givePoints = async ({ dataDir, brand, username, amount, secret }: Gift): Promise<void> => {
  const args = [OPS, 'deposit', username, amount, '--type', '121', '--brand', brand];
  const env = { ...process.env, DATA_DIR: dataDir, ...(secret && { SECRET_KEY: secret }) };
  await promisify(execFile)(process.execPath, args, { env });
};
