import { Secret, TOTP } from 'otpauth';
import { addOperator, signsInToConsole } from './support/operators.ts';
import { inBrand } from './support/someone.ts';
import { expect, test } from './support/test.ts';

const BRAND = 'saffron';
test.use({ ...inBrand(BRAND), locale: 'en', messagesLocale: 'en' });

test('an owner lets somebody in, who comes in with what was shown once, and locks them', async ({
  page,
  browser,
  t,
}) => {
  await page.goto('/ops/operators');
  const owen = await addOperator(BRAND, 'owen', 'owner');
  await signsInToConsole({ page, t }, owen);
  const form = page.getByRole('region', { name: t('ops.operators.new') });
  await form.getByLabel(t('ops.operators.name')).fill('nina');
  await form.getByLabel(t('ops.reason')).fill('new here');
  // A cookie alone lets nobody in; the code of signing in is used up, the next one counts already.
  await form.getByLabel(t('ops.step_up.code')).fill('000000');
  await form.getByRole('button', { name: t('ops.operators.make') }).click();
  await expect(form.getByText(t('ops.step_up.wrong'))).toBeVisible();
  await form.getByLabel(t('ops.step_up.code')).fill(owen.totp.generate({ timestamp: Date.now() + 30_000 }));
  await form.getByRole('button', { name: t('ops.operators.make') }).click();
  const told = page.getByRole('dialog', { name: t('ops.operators.enrolment', { name: 'nina' }) });
  await expect(told.getByRole('img', { name: t('ops.operators.enrolment.qr') })).toBeVisible();
  const [password = '', secret = ''] = await told.getByRole('definition').allTextContents();
  await told.getByRole('button', { name: t('ops.operators.enrolment.done') }).click();
  await expect(told).toBeHidden();

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'en' });
  const hers = await context.newPage();
  await hers.goto('/ops/operators');
  await signsInToConsole(
    { page: hers, t },
    {
      ...{ name: 'nina', password, totp: new TOTP({ secret: Secret.fromBase32(secret) }) },
    },
  );
  // Her role has no such section: she is led to the first that it has.
  await expect(hers.getByRole('heading', { name: t('ops.today'), level: 1 })).toBeVisible();
  await hers.getByRole('link', { name: t('ops.sessions.of', { name: 'nina' }) }).click();
  await expect(hers.getByRole('table')).toContainText(t('ops.sessions.current'));

  const row = page.getByRole('row', { name: /nina/ });
  await row.getByRole('button', { name: t('ops.operators.do.disable') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('ops.operators.do.disable') }).click();
  await expect(dialog.getByText(t('ops.reason.missing'))).toBeVisible();
  await dialog.getByLabel(t('ops.reason')).fill('only a test');
  await dialog.getByRole('button', { name: t('ops.operators.do.disable') }).click();
  await expect(row).toContainText('Locked since');
  await hers.reload();
  await expect(hers.getByRole('heading', { name: t('ops.sign_in.title') })).toBeVisible();
  await context.close();
});
