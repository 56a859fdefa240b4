import type { APIRequestContext, Page } from '@playwright/test';
import type { Person } from './api.ts';
import { expect } from './test.ts';
import type { Text } from './visitor.ts';

/** The security password of whoever pays. */
export const CODE = '286913';

export const post = async (calls: APIRequestContext, person: Person, path: string, data: object) => {
  const answer = await calls.post(path, { data, headers: { authorization: `Bearer ${person.access}` } });
  expect(answer.ok(), await answer.text()).toBe(true);
};
export const available = async (calls: APIRequestContext, person: Person): Promise<number> => {
  const headers = { authorization: `Bearer ${person.access}` };
  return (await (await calls.get('/api/v1/wallet/balance', { headers })).json()).result.available;
};

/** A security password and an account at wellpay, where a test is not about them. */
export const bind = async (calls: APIRequestContext, person: Person): Promise<void> => {
  const { password, username } = person;
  await post(calls, person, '/api/v1/users/security-code', { security_code: CODE, password });
  const address = `${username}@wellpay`;
  await post(calls, person, '/api/v1/users/binding/wellpay', { address, security_code: CODE });
};

export const taps = async (page: Page, digits: string): Promise<void> => {
  for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).click();
};

export const orderAt = async (page: Page): Promise<string> => {
  await expect(page).toHaveURL(/\/wallet\/order\//);
  return page.url().split('/').at(-1) ?? '';
};
/** Its owner has gone on to the wallet, where it is pending. */
export const lateOrder = async (page: Page, t: Text, id: string): Promise<string> => {
  await page.getByRole('link', { name: t('payment.order.wallet') }).click();
  await expect(page.getByText(t('wallet.pending'), { exact: true }).first()).toBeVisible();
  return id;
};
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
