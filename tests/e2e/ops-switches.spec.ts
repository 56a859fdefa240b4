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

test('an owner lowers a quota within its bounds, and puts it back', async ({ arrives }) => {
  const owner = await arrives(deskIn('en'));
  const { page, t } = owner;
  await page.goto('/ops/settings');
  await signsInToConsole(owner, await addOperator(BRAND, 'quinn', 'owner'));
  const card = page.getByRole('region', { name: t('ops.setting.quotas') });
  const field = card.getByLabel(t('ops.setting.quotas.strangers_per_day'));
  const held = await field.inputValue();
  const save = card.getByRole('button', { name: t('ops.save') });
  const set = async (value: string) => {
    await field.fill(value);
    await card.getByLabel(t('ops.reason')).fill('A flood');
    await save.click();
  };
  await set('0');
  await expect(card.getByText(t('ops.field.beyond', { minimum: 1, maximum: Number(held) }))).toBeVisible();
  await set('40');
  await expect(save).toHaveCount(0);
  await expect(field).toHaveValue('40');

  await card.getByRole('button', { name: t('ops.history') }).click();
  await card.getByRole('button', { name: t('ops.undo'), exact: true }).click();
  await expect(field).toHaveValue(held);
});
