import { addOperator, signsInToConsole } from './support/operators.ts';
import { deskIn, inBrand, test } from './support/someone.ts';
import { stored } from './support/stored.ts';
import { expect } from './support/test.ts';

const BRAND = 'jade';
test.use(inBrand(BRAND));

test('a moderator makes a card, puts it first by the keyboard, and people discover it', async ({
  arrives,
}) => {
  const mod = await arrives(deskIn('en'));
  const { page, t } = mod;
  await page.goto('/ops/content/discover');
  await signsInToConsole(mod, await addOperator(BRAND, 'nora', 'moderator'));
  for (const title of ['Harbour week', 'Night trains']) {
    await page.getByRole('button', { name: t('ops.discover.new') }).click();
    await page.getByLabel(t('ops.discover.title.en')).fill(title);
    await page.getByLabel(t('ops.discover.url'), { exact: true }).fill('javascript:alert(1)');
    await page.getByLabel(t('ops.reason')).fill('Spring');
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('ops.discover.url.wrong'))).toBeVisible();
    await page.getByLabel(t('ops.discover.url'), { exact: true }).fill('/hashtags/harbour');
    await page.getByRole('button', { name: t('ops.save'), exact: true }).click();
    await expect(page.getByRole('row', { name: title })).toBeVisible();
  }
  const up = page.getByRole('button', { name: t('ops.discover.up', { title: 'Night trains' }) });
  while (await up.isEnabled()) {
    const moved = stored(page, /\/move$/);
    await up.focus();
    await page.keyboard.press('Enter');
    await moved;
  }
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText('Night trains');

  const { page: seen } = await arrives(deskIn('en'));
  await expect(async () => {
    await seen.goto('/discover');
    await expect(seen.getByRole('link', { name: 'Harbour week' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(
    seen.getByRole('list').filter({ hasText: 'Night trains' }).getByRole('link').first(),
  ).toHaveText('Night trains');

  await first.getByRole('button', { name: t('ops.discover.remove'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('ops.reason')).fill('Over');
  await dialog.getByRole('button', { name: t('ops.discover.remove'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row', { name: 'Night trains' })).toHaveCount(0);
  await page.getByRole('button', { name: t('ops.undo'), exact: true }).click();
  await expect(first).toContainText('Night trains');
});
