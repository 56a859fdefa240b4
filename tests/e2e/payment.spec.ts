import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { renderSVG } from 'uqr';
import { codeFor, type Person, register } from './support/api.ts';
import { readsCodes } from './support/codes.ts';
import { letAnotherCodeGo, letOrderBeAskedFor, operate } from './support/database.ts';
import { available, bind, CODE, heading, lateOrder, orderAt, post, taps } from './support/paying.ts';
import { test as base, expect } from './support/test.ts';
import type { Text } from './support/visitor.ts';
import { signIn } from './support/walk.ts';
import { startWellpayInstallation, type WellpayInstallation } from './support/wellpay.ts';

const WITHDRAW = '**/api/v1/payment/withdrawal/wellpay';

const BRAND = 'saffron';
let wellpay: WellpayInstallation;

/** Somebody with points, at the calls of this file's own server. */
const test = base.extend<{ calls: APIRequestContext; person: Person }>({
  calls: async ({ playwright }, use) => {
    const calls = await playwright.request.newContext({
      baseURL: `http://127.0.0.1:${wellpay.port}`,
      extraHTTPHeaders: { host: wellpay.host },
    });
    await use(calls);
    await calls.dispose();
  },
  person: async ({ calls, page }, use) => {
    const person = await register(calls, 'Someone with points');
    await wellpay.give(person.username, '500.00');
    await signIn(page, wellpay.origin, person);
    await use(person);
  },
});

test.use({ brand: BRAND });
// One server and one provider for all of them.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  wellpay = await startWellpayInstallation(BRAND);
});
test.afterAll(() => wellpay.stop());

const go = (page: Page, path: string) => page.goto(wellpay.origin + path);
const withdraws = async (page: Page, t: Text, points = '20'): Promise<void> => {
  await go(page, '/wallet/withdraw');
  await page.getByLabel(t('payment.amount'), { exact: true }).fill(points);
  await page.getByRole('button', { name: t('payment.withdraw.submit', { amount: `${points}.00` }) }).click();
  await expect(page.getByRole('dialog', { name: t('security.ask') })).toBeVisible();
};

test('binds a wallet, by setting a security password on the way, and withdraws to it by keyboard', async ({
  page,
  person,
  t,
}) => {
  await go(page, '/wallet/withdraw');
  await page.getByRole('link', { name: t('payment.bind.title') }).click();
  await page.getByLabel(t('payment.bind.address'), { exact: true }).fill(`${person.username}@wellpay`);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: t('security.set') }).waitFor();
  await page.getByLabel(t('account.delete.password')).fill(person.password);
  await page.keyboard.press('Enter');
  await taps(page, CODE);
  await taps(page, CODE);
  await page.getByRole('button', { name: t('app.alert.ok') }).click();
  await page.getByRole('dialog', { name: t('security.ask') }).waitFor();
  await page.keyboard.type(CODE);
  await expect(page.getByText(t('payment.bind.state.bound'), { exact: true })).toBeVisible();

  await page.getByRole('link', { name: t('payment.withdraw.title'), exact: true }).click();
  await page.getByLabel(t('payment.amount'), { exact: true }).fill('20.50');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: t('security.ask') }).waitFor();
  await page.keyboard.type(CODE);
  await expect(heading(page, t('payment.order.pending'))).toBeVisible();
  await expect(page.getByRole('img', { name: t('payment.order.code') })).toBeVisible();
  // A reload finds the order as it is.
  await page.reload();
  await expect(heading(page, t('payment.order.pending'))).toBeVisible();
  await wellpay.sandbox.decide(await orderAt(page), 'succeed');
  await expect(heading(page, t('payment.order.success'))).toBeVisible();
  await go(page, '/wallet/bind');
  await expect(page.getByText(t('payment.bind.state.locked'), { exact: true })).toBeVisible();
});

for (const [behaviour, title, left] of [
  ['fail', 'payment.order.failed', 50_000],
  ['twice', 'payment.order.success', 48_000],
  ['contradict', 'payment.order.success', 48_000],
] as const)
  test(`shows what wellpay decides: ${behaviour}`, async ({ page, calls, person, t }) => {
    await bind(calls, person);
    await withdraws(page, t);
    await taps(page, CODE);
    await expect(heading(page, t('payment.order.pending'))).toBeVisible();
    await wellpay.sandbox.decide(await orderAt(page), behaviour);
    await expect(heading(page, t(title))).toBeVisible();
    expect(await available(calls, person)).toBe(left);
  });

test('shows what becomes of what wellpay decides late, silently, or with a lie', async ({
  page,
  calls,
  person,
  t,
}) => {
  await bind(calls, person);
  const asks = async () => {
    await withdraws(page, t);
    await taps(page, CODE);
    await expect(heading(page, t('payment.order.pending'))).toBeVisible();
    return orderAt(page);
  };
  // Nobody waits for it any more: the wallet hears of it.
  await wellpay.sandbox.decide(await lateOrder(page, t, await asks()), 'late');
  await expect(page.getByText(t('wallet.pending'), { exact: true })).toHaveCount(0);

  // Nothing is told: we ask.
  const silent = await asks();
  await wellpay.sandbox.decide(silent, 'silent');
  await letOrderBeAskedFor(wellpay.dataDir, wellpay.brand, silent);
  await expect(heading(page, t('payment.order.success'))).toBeVisible({ timeout: 20_000 });

  // Ten times as much is said to have gone: nothing is decided, and nothing more is taken.
  const lied = await asks();
  const [returned] = await wellpay.sandbox.decide(lied, 'lie');
  expect(returned).toBe(200);
  await page.reload();
  await expect(heading(page, t('payment.order.pending'))).toBeVisible();
  expect(await available(calls, person)).toBe(44_000);
});

test('sets a forgotten security password anew on the way, and says that withdrawals wait', async ({
  page,
  calls,
  person,
  t,
}) => {
  await bind(calls, person);
  await letAnotherCodeGo(wellpay.brand, 'email', person.email, wellpay.dataDir);
  await withdraws(page, t);
  await page.getByRole('button', { name: t('security.ask.forgot') }).click();
  const reset = page.getByRole('dialog', { name: t('security.reset') });
  await expect(reset.getByText(t('security.by_code'))).toBeVisible();
  await reset.getByLabel(t('register.code')).fill(await codeFor(calls, person.email));
  await taps(page, '385027');
  await taps(page, '385027');
  await expect(page.getByText(t('security.done.wait'))).toBeVisible();
  await page.getByRole('button', { name: t('app.alert.ok') }).click();
  const [said = ''] = t('payment.wait').split('{time}');
  await expect(page.getByText(said)).toBeVisible();
  await expect(
    page.getByRole('button', { name: t('payment.withdraw.submit', { amount: '20.00' }) }),
  ).toBeDisabled();
  expect(await available(calls, person)).toBe(50_000);
});

test('Back leaves the first security password and not the page; who has no login password begins with a code', async ({
  page,
  calls,
  person,
  t,
}) => {
  await letAnotherCodeGo(wellpay.brand, 'email', person.email, wellpay.dataDir);
  // As somebody who came by Google has none.
  await operate(wellpay.dataDir, `delete from brand_${wellpay.brand}.passwords where user_id = $1`, [
    person.id,
  ]);
  await go(page, '/wallet');
  await page
    .getByRole('link', { name: t('wallet.bind') })
    .first()
    .click();
  await page.getByLabel(t('payment.bind.address'), { exact: true }).fill(`${person.username}@wellpay`);
  await page.keyboard.press('Enter');
  const set = page.getByRole('dialog', { name: t('security.set') });
  await expect(set.getByText(t('security.by_code'))).toBeVisible();
  await page.goBack();
  await expect(set).toHaveCount(0);
  await expect(page).toHaveURL(/\/wallet\/bind/);

  await page.getByRole('button', { name: t('payment.bind.submit') }).click();
  await set.getByLabel(t('register.code')).fill(await codeFor(calls, person.email));
  await taps(page, CODE);
  await taps(page, CODE);
  // The first one: nothing waits.
  await expect(page.getByText(t('security.done'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: t('app.alert.ok') }).click();
  await page.getByRole('dialog', { name: t('security.ask') }).waitFor();
  await page.keyboard.type(CODE);
  await expect(page.getByText(t('payment.bind.state.bound'), { exact: true })).toBeVisible();
});

test('sends a withdrawal once, though its answer was lost and the page was loaded anew', async ({
  page,
  calls,
  person,
  t,
}) => {
  await bind(calls, person);
  await page.route(WITHDRAW, async (route) => {
    // It arrives; what is lost is the answer.
    await post(calls, person, new URL(route.request().url()).pathname, route.request().postDataJSON());
    await route.abort();
  });
  await withdraws(page, t);
  await taps(page, CODE);
  await page.getByRole('button', { name: t('security.ask.repeat') }).waitFor();
  await page.unroute(WITHDRAW);
  await page.reload();
  await expect(page.getByText(t('payment.withdraw.lost', { amount: '20.00' }))).toBeVisible();
  await page.getByRole('button', { name: t('payment.withdraw.submit', { amount: '20.00' }) }).click();
  await taps(page, CODE);
  await expect(heading(page, t('payment.order.pending'))).toBeVisible();
  expect(await available(calls, person)).toBe(48_000);
});

test('pays a merchant by the picture of its code, once', async ({ page, calls, person, t }) => {
  await bind(calls, person);
  await readsCodes(page);
  const { code } = wellpay.sandbox.ask({
    brand: wellpay.brand,
    amount: 3_650,
    remark: 'Two pots of tea',
    expireAt: new Date(Date.now() + 600_000),
    notifyUrl: `${wellpay.sandbox.url}/merchant/notify`,
  });
  const text = JSON.stringify(code);
  const picture = await sharp(Buffer.from(renderSVG(text, { border: 4, pixelSize: 6 })))
    .png()
    .toBuffer();
  await go(page, '/wallet/pay');
  await page
    .getByLabel(t('payment.pay.picture'))
    .last()
    .setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByText('Two pots of tea')).toBeVisible();
  await page.getByRole('button', { name: t('payment.pay.submit', { amount: '36.50' }) }).click();
  await taps(page, CODE);
  await expect(heading(page, t('payment.paid.success'))).toBeVisible();
  expect(await available(calls, person)).toBe(46_350);

  await go(page, '/wallet/pay');
  await page.getByLabel(t('payment.pay.paste'), { exact: true }).fill(text);
  await page.getByRole('button', { name: t('payment.pay.look') }).click();
  await expect(page.getByText(t('payment.pay.paid'))).toBeVisible();
  // Whatever somebody changes in it, it is no order of the merchant's any more.
  await page
    .getByLabel(t('payment.pay.paste'), { exact: true })
    .fill(JSON.stringify({ ...code, merchant_order_id: 'another', amount: 1 }));
  await page.getByRole('button', { name: t('payment.pay.look') }).click();
  await expect(page.getByRole('alertdialog')).toContainText(t('error.redemption_address'));
});

test('locks the security password after five wrong ones, and says until when', async ({
  page,
  calls,
  person,
  t,
}) => {
  await bind(calls, person);
  await withdraws(page, t);
  const field = page.getByLabel(t('security.title'), { exact: true });
  for (let wrong = 0; wrong < 4; wrong += 1) {
    await taps(page, '111222');
    await expect(field).toHaveValue('');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await taps(page, '111222');
  const [said = ''] = t('security.ask.locked').split('{time}');
  await expect(page.getByText(said)).toBeVisible();
  await expect(page.getByRole('button', { name: '1', exact: true })).toBeDisabled();
  // Another browser is told the same, also with the right one.
  await page.reload();
  await withdraws(page, t);
  await taps(page, CODE);
  await expect(page.getByText(said)).toBeVisible();
  expect(await available(calls, person)).toBe(50_000);
});
