import { addOperator } from './support/operators.ts';
import { inBrand } from './support/someone.ts';
import { expect, test } from './support/test.ts';

const BRAND = 'saffron';
test.use({ ...inBrand(BRAND), locale: 'en', messagesLocale: 'en' });

const inAnHour = (hours: number): string => {
  const time = new Date(Date.now() + hours * 3_600_000);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

test('an owner signs in with a second factor, plans maintenance, sees it in the log, and takes it back', async ({
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

  await page.getByRole('link', { name: t('ops.settings') }).click();
  const card = page.getByRole('region', { name: t('ops.maintenance'), exact: true });
  await card.getByText(t('ops.maintenance.plan'), { exact: true }).click();
  await card.getByLabel(t('ops.maintenance.announcement')).fill('A new <b>home</b> tonight');
  await card.getByLabel(t('ops.maintenance.start')).fill(inAnHour(1));
  await card.getByLabel(t('ops.maintenance.until')).fill(inAnHour(2));
  // What people will see: text, whatever it looks like.
  await expect(card.locator('[inert]')).toContainText('A new <b>home</b> tonight');
  await card.getByLabel(t('ops.reason')).fill('moving house');
  await card.getByRole('button', { name: t('ops.maintenance.submit.plan') }).click();
  await expect(card.getByText(t('ops.maintenance.state.planned'))).toBeVisible();
  await expect(card.getByRole('timer')).toContainText('00:59');

  await page.getByRole('link', { name: t('ops.audit') }).click();
  const row = page.getByRole('row', { name: /maintenance\.plan/ });
  await expect(row).toContainText('moving house');
  await expect(row).toContainText('olive');
  await page.getByRole('button', { name: t('ops.audit.check') }).click();
  await expect(page.getByRole('main')).toContainText('as they were written');

  await page.getByRole('link', { name: t('ops.settings') }).click();
  await card.getByLabel(t('ops.reason')).fill('not tonight');
  await card.getByRole('button', { name: t('ops.maintenance.submit.end') }).click();
  await expect(card.getByText(t('ops.maintenance.state.off'), { exact: true }).first()).toBeVisible();

  await page.getByRole('button', { name: t('ops.sign_out') }).click();
  await expect(page.getByRole('heading', { name: t('ops.sign_in.title') })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: t('ops.sign_in.title') })).toBeVisible();
});
