import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { givePoints } from './support/points.ts';
import { deskIn, inBrand, phoneIn, type Someone, test as signedIn } from './support/someone.ts';
import { expect } from './support/test.ts';

const BRAND = 'harbor';

/** Wei has a phone in Chinese. */
const test = signedIn.extend<{ wei: Someone }>({
  wei: async ({ enters }, use) => use(await enters('Wei Counts', phoneIn('zh-CN'))),
});
test.use(inBrand(BRAND));

/** An event that a command leaves is handed over within seconds. */
const SOON = { timeout: 20_000 };

const rows = ({ page, t }: Someone): Locator =>
  page.getByRole('list', { name: t('wallet.activity') }).getByRole('listitem');
const amount = ({ page, t }: Someone, figures: string): Locator =>
  page.getByRole('region', { name: t('wallet.balance') }).getByText(figures, { exact: true });
const monthOf = (date: Date): string =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;

test('points arrive before one’s eyes, and are looked through, hidden and kept', async ({ wei }) => {
  const { page, person, t } = wei;
  await page.goto('/my-page');
  await page.getByRole('link', { name: t('page.wallet'), exact: true }).click();
  await expect(amount(wei, '0.00').first()).toBeVisible();
  await expect(page.getByText(t('wallet.empty'))).toBeVisible();

  await givePoints(BRAND, person, '128.40');
  await expect(amount(wei, '128.40').first()).toBeVisible(SOON);
  await expect(rows(wei)).toHaveCount(1);
  await expect(rows(wei)).toContainText([`${t('wallet.type.121')}`]);
  // The log says what came and went, or, as the brand is built, the balance does: one of them.
  const sums = page.locator('.part-sums, .part-month-sums').filter({ visible: true });
  await expect(sums).toHaveText(/\+128\.40.*0\.00/);

  await page.getByRole('button', { name: t('wallet.kind.envelopes'), exact: true }).click();
  await expect(page.getByText(t('wallet.empty.some'))).toBeVisible();
  await page.getByRole('button', { name: t('wallet.kind.rewards'), exact: true }).click();
  await expect(rows(wei)).toHaveCount(1);
  await page.getByRole('button', { name: t('wallet.kind.all'), exact: true }).click();
  await page.getByLabel(t('wallet.month')).selectOption('any');
  await expect(rows(wei)).toHaveCount(1);
  const month = monthOf(new Date());
  await page.getByLabel(t('wallet.month')).selectOption(month);

  await rows(wei).getByRole('button').click();
  const details = page.getByRole('dialog', { name: t('wallet.details') });
  await expect(details).toContainText('+128.40');
  await page.goBack();
  await expect(details).toHaveCount(0);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('wallet.save', { month }) }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe(`points-${month}.csv`);
  const lines = (await readFile(await saved.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,.+,128\.40,128\.40,/);

  await page.getByRole('button', { name: t('wallet.hide') }).click();
  await expect(page.locator('main')).not.toContainText('128.40');
  await page.reload();
  await expect(page.getByRole('button', { name: t('wallet.show') })).toBeVisible();
  await expect(page.locator('main')).not.toContainText('128.40');
  await page.getByRole('button', { name: t('wallet.show') }).click();
  await expect(amount(wei, '128.40').first()).toBeVisible();
});

test('a guest is asked to log in', async ({ arrives, request }) => {
  const { page, t } = await arrives(deskIn('en'));
  await page.goto('/wallet');
  await expect(page.getByRole('dialog', { name: t('login.title') })).toBeVisible();
  expect((await request.get('/api/v1/wallet/balance')).status()).toBe(401);
});
