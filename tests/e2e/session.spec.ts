import type { Page } from '@playwright/test';
import { register } from './support/api.ts';
import { expect, test } from './support/test.ts';
import { logIn } from './support/walk.ts';

const TOKENS = 'lv.tokens.2';

/** The access token of the browser is not good any more; the other half of the session is. */
const spoil = (page: Page): Promise<void> =>
  page.evaluate((key) => {
    const tokens = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...tokens, access_token: 'worn-out' }));
  }, TOKENS);

test('two tabs renew a worn-out token at once: one renewal, and nobody is logged out', async ({
  page,
  context,
  request,
  t,
}) => {
  const person = await register(request, 'Two Tabs');
  await logIn(page, t, person);
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) {
    await tab.goto('/my-page');
    await expect(tab.getByText('Two Tabs')).toBeVisible();
  }
  const renewals: number[] = [];
  context.on('response', (answer) => {
    if (answer.url().endsWith('/api/v1/token/refresh')) renewals.push(answer.status());
  });
  // Away from the application: a page that is being reloaded may still ask, and renew the token for itself.
  for (const tab of tabs) await tab.goto('/readyz');
  await spoil(page);
  await Promise.all(tabs.map((tab) => tab.goto('/my-page')));
  for (const tab of tabs) await expect(tab.getByText('Two Tabs')).toBeVisible();
  expect(renewals).toEqual([200]);
});

test('a revoked session clears itself; the device and the remembered address stay', async ({
  page,
  request,
  visitor,
}) => {
  const person = await register(request, 'Revoked One');
  await page.goto('/login/email');
  await page.getByRole('checkbox').check();
  await visitor.logsIn(person, person.password);
  await expect(page).toHaveURL('/home/recommend');
  const kept = (): Promise<string[]> => page.evaluate(() => Object.keys(localStorage).sort());
  const tokens = JSON.parse((await page.evaluate((key) => localStorage.getItem(key), TOKENS)) ?? '{}');
  // Without a live line the tab hears of it only by the next call.
  await page.context().setOffline(true);
  await request.post('/api/v1/logout', { headers: { authorization: `Bearer ${tokens.access_token}` } });
  await page.context().setOffline(false);
  await page.goto('/my-page');
  await visitor.sees('login.title');
  expect(await page.evaluate((key) => localStorage.getItem(key), TOKENS)).toBeNull();
  expect(await kept()).toEqual(
    expect.arrayContaining(['lv.device.1', 'lv.remember.1', 'lv.remembered-email.1']),
  );
});
