import type { Page } from '@playwright/test';
import { uniqueName } from './support/api.ts';
import { addOperator, signsInToConsole } from './support/operators.ts';
import { deskIn, inBrand, phoneIn, test } from './support/someone.ts';
import { expect } from './support/test.ts';

const BRAND = 'saffron';
test.use(inBrand(BRAND));

/** Bytes by gzip of scripts and styles that came so far; no page but the one that is shown is among them. */
const firstViewOf = async (page: Page): Promise<number> => {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const files = names.filter((name) => /\.(?:js|css)$/.test(name));
  expect(files.filter((name) => /Page-/.test(name) && !/(?:Ops|Today)Page-/.test(name))).toEqual([]);
  const bytes = await page.evaluate(async (addresses) => {
    const sizes = addresses.map(async (address) => {
      const { body } = await fetch(address);
      const zipped = body?.pipeThrough(new CompressionStream('gzip'));
      return (await new Response(zipped).arrayBuffer()).byteLength;
    });
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  }, files);
  return bytes;
};

test('an owner begins with today, announces something, and a phone has the rest of the sections in a sheet', async ({
  arrives,
  enters,
}) => {
  const reader = await enters('Reader', phoneIn('en'));
  await reader.page.goto('/home');
  const desk = await arrives(deskIn('en'));
  const { page, t } = desk;
  await page.goto('/ops');
  await signsInToConsole(desk, await addOperator(BRAND, uniqueName(), 'owner'));
  await expect(page).toHaveURL(/\/ops\/today$/);
  await expect(page.getByRole('region', { name: t('ops.today.online') })).toBeVisible();
  expect(await firstViewOf(page)).toBeLessThanOrEqual(220_000);
  await page.getByText(t('ops.today.days'), { exact: true }).click();
  // Asked for before there was a session. Nodes add up every ten seconds, and the page looks every fifteen.
  const chart = page.getByRole('region', { name: t('ops.today.error'), exact: true }).getByRole('img');
  await expect(chart).toHaveAccessibleName(/14 days: [1-9]/, { timeout: 45_000 });
  await expect(page.getByRole('row', { name: /api\.unauthorized/ })).toBeVisible();
  // The number behind the name, and not one of the chart below it.
  const online = page.getByRole('region', { name: t('ops.today.online') });
  await expect(online).toHaveText(new RegExp(`^${t('ops.today.online')}[1-9]`), { timeout: 30_000 });

  await page.getByRole('link', { name: t('ops.announcements') }).click();
  const words = `Hello <b>everybody</b> ${uniqueName()}`;
  await page.getByLabel(t('ops.announcements.zh')).fill('大家好');
  await page.getByLabel(t('ops.announcements.en')).fill(words);
  await page.getByRole('button', { name: t('ops.announcements.count') }).click();
  await expect(page.getByText(/People now: \d/)).toBeVisible();
  await page.getByLabel(t('ops.reason')).fill('to say hello');
  await page.getByRole('button', { name: t('ops.announcements.submit.now') }).click();
  const row = page.getByRole('row', { name: words });
  await expect(row).toContainText(t('ops.announcements.state.done'), { timeout: 30_000 });

  await reader.page.goto('/notifications');
  await expect(reader.page.getByText(words)).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: t('ops.more') }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('ops.audit') })
    .click();
  await expect(page.getByRole('row', { name: /announcements\.send/ })).toContainText('to say hello');
  await expect(page.getByRole('dialog')).toBeHidden();
});
