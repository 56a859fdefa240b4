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
}

/** What an operator gives somebody, on the command line. */
export const givePoints = async ({ dataDir, brand, username, amount }: Gift): Promise<void> => {
  const args = [OPS, 'deposit', username, amount, '--type', '121', '--brand', brand];
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, DATA_DIR: dataDir } });
};
