import type { APIRequestContext } from '@playwright/test';
import { givePoints as give } from '../../support/give-points.ts';
import type { Person } from './api.ts';

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

/** What an operator gives somebody: "100.00". */
export const givePoints = async (brand: string, person: Person, amount: string): Promise<void> => {
  const { username } = person;
  await give({ dataDir: process.env.E2E_DATA_DIR ?? '', brand, username, amount });
};
