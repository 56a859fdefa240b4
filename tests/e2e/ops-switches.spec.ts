import { addOperator, signsInToConsole } from './support/operators.ts';
import { deskIn, inBrand, test } from './support/someone.ts';
import { expect } from './support/test.ts';

const BRAND = 'jade';
test.use(inBrand(BRAND));

test('an owner switches publishing off before the eyes of somebody, looks it up, and puts it back', async ({
  arrives,
  enters,
}) => {
  const mei = await enters('Mei Writes', deskIn('en'));
  // Its page hears of switches once this is there.
  const hears = mei.page.waitForResponse((response) => response.url().includes('/content-watch-'));
  await mei.page.goto('/home/recommend');
  await hears;
  const way = mei.page.getByRole('link', { name: mei.t('nav.publish') }).first();
  await expect(way).toBeVisible();

  const owner = await arrives(deskIn('en'));
  const { page, t } = owner;
  await page.goto('/ops/settings');
  await signsInToConsole(owner, await addOperator(BRAND, 'oona', 'owner'));
  const card = page.getByRole('region', { name: t('ops.setting.features') });
  const publishing = card.getByRole('switch', { name: t('ops.setting.features.publish') });
  await expect(card.getByRole('switch', { name: t('ops.setting.features.google') })).toBeDisabled();
  await publishing.click();
  await card.getByLabel(t('ops.reason')).fill('An incident');
  await card.getByRole('button', { name: t('ops.save') }).click();
  await expect(card.getByRole('button', { name: t('ops.save') })).toHaveCount(0);
  await expect(publishing).not.toBeChecked();
  await expect(way).toHaveCount(0);
  await mei.page.goto('/publish');
  await expect(mei.page.getByRole('heading', { name: mei.t('page.lost.title') })).toBeVisible();

  await card.getByRole('button', { name: t('ops.history') }).click();
  await card.getByRole('button', { name: t('ops.undo'), exact: true }).click();
  await expect(publishing).toBeChecked();
  await mei.page.goto('/home/recommend');
  await expect(way).toBeVisible();
});
