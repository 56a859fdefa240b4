import { addOperator } from './support/operators.ts';
import { inBrand } from './support/someone.ts';
import { expect, test } from './support/test.ts';

const BRAND = 'saffron';
test.use({ ...inBrand(BRAND), locale: 'en', messagesLocale: 'en' });

test('an owner signs in with a second factor, finds in the log that they did, and is out for good after signing out', async ({
  page,
  t,
}) => {
  const owner = await addOperator(BRAND, 'olive', 'owner');
  await page.goto('/ops/audit');
  await page.getByLabel(t('ops.sign_in.name')).fill(owner.name);
  await page.getByLabel(t('ops.sign_in.password'), { exact: true }).fill('not this one');
  await page.getByRole('button', { name: t('ops.sign_in.next') }).click();
  await expect(page.getByText(t('ops.sign_in.wrong'))).toBeVisible();
  await page.getByLabel(t('ops.sign_in.password'), { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: t('ops.sign_in.next') }).click();
  await expect(page.getByLabel(t('ops.sign_in.code'))).toBeVisible();
  await page.keyboard.type(owner.totp.generate());

  const row = page.getByRole('row', { name: /operators\.sign_in/ }).first();
  await expect(row).toContainText('olive');
  await page.getByRole('button', { name: t('ops.audit.check') }).click();
  await expect(page.getByRole('main')).toContainText('as they were written');

  await page.getByRole('link', { name: t('ops.settings') }).click();
  await expect(page.getByRole('heading', { name: t('ops.settings'), level: 1 })).toBeVisible();
  await page.getByRole('button', { name: t('ops.sign_out') }).click();
  await expect(page.getByRole('heading', { name: t('ops.sign_in.title') })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: t('ops.sign_in.title') })).toBeVisible();
});
