import type { APIRequestContext } from '@playwright/test';
import { givePoints as give } from '../../support/give-points.ts';
import type { Person } from './api.ts';

/** What an operator gives somebody: "100.00". */
export const givePoints = (brand: string, { username }: Person, amount: string): Promise<void> =>
  give({ dataDir: process.env.E2E_DATA_DIR ?? '', brand, username, amount });

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
