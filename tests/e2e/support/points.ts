import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { APIRequestContext } from '@playwright/test';
import type { Person } from './api.ts';

const OPS = new URL('../../../server/cli/ops.mjs', import.meta.url).pathname;

/** What an operator gives somebody: "100.00". */
export const givePoints = async (brand: string, { username }: Person, amount: string): Promise<void> => {
  const args = [OPS, 'deposit', username, amount, '--type', '121', '--brand', brand];
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR };
  await promisify(execFile)(process.execPath, args, { env });
};

/** What somebody has, in hundredths. */
export const balanceOf = async (
  request: APIRequestContext,
  { access }: Person,
): Promise<{ balance: number; held: number; available: number }> => {
  const answer = await request.get('/api/v1/wallet/balance', {
    headers: { authorization: `Bearer ${access}` },
  });
  return (await answer.json()).result;
};
