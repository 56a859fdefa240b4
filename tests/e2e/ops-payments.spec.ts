import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { type Person, register } from './support/api.ts';
import { addOperator, signsInToConsole } from './support/operators.ts';
import { available, bind, CODE } from './support/paying.ts';
import { expect, test } from './support/test.ts';
import { startWellpayInstallation, type WellpayInstallation } from './support/wellpay.ts';

test.use({ locale: 'en', messagesLocale: 'en' });

let wellpay: WellpayInstallation;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  wellpay = await startWellpayInstallation('saffron');
});
test.afterAll(() => wellpay.stop());

const withdraw = async (calls: APIRequestContext, person: Person, amount: number): Promise<string> => {
  const answer = await calls.post('/api/v1/payment/withdrawal/wellpay', {
    data: { amount, security_code: CODE, cid: randomUUID() },
    headers: { authorization: `Bearer ${person.access}` },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).result.merchant_order_id;
};

test('finance finds two withdrawals that went wrong: one goes through when it is asked for again, one is given back', async ({
  page,
  playwright,
  t,
}) => {
  const { port, host, origin, brand, dataDir, secret, sandbox } = wellpay;
  const calls = await playwright.request.newContext({
    ...{ baseURL: `http://127.0.0.1:${port}`, extraHTTPHeaders: { host } },
  });
  const person = await register(calls, 'Someone with points');
  await wellpay.give(person.username, '500.00');
  await bind(calls, person);
  const [silent, stuck] = [await withdraw(calls, person, 2_000), await withdraw(calls, person, 1_000)];
  // Paid, but the notice was lost.
  await sandbox.decide(silent, 'silent');

  const fay = await addOperator(brand, 'fay', 'finance', { DATA_DIR: dataDir, SECRET_KEY: secret });
  await page.goto(`${origin}/ops/payments`);
  await signsInToConsole({ page, t }, fay);
  const rowOf = (id: string) => page.getByRole('row').filter({ hasText: id });
  await expect(rowOf(silent)).toContainText('20.00');
  await expect(rowOf(silent)).toContainText(person.username);
  const does = async (id: string, what: 'ops.payments.retry' | 'ops.payments.fail') => {
    await rowOf(id)
      .getByRole('button', { name: t(what) })
      .click();
    const dialog = page.getByRole('dialog', { name: t(what) });
    await dialog.getByRole('button', { name: t(what) }).click();
    await expect(dialog.getByText(t('ops.payments.reason.missing'))).toBeVisible();
    await dialog.getByLabel(t('ops.reason')).fill('Asked by phone');
    await dialog.getByRole('button', { name: t(what) }).click();
    await expect(dialog).toBeHidden();
    await expect(rowOf(id)).toHaveCount(0);
  };
  await does(silent, 'ops.payments.retry');
  await does(stuck, 'ops.payments.fail');
  await expect(page.getByText(t('ops.payments.empty.pending'))).toBeVisible();
  expect(await available(calls, person)).toBe(48_000);

  await page.getByText(t('ops.payments.view.failed'), { exact: true }).click();
  await expect(page).toHaveURL(/view=failed/);
  await expect(rowOf(stuck)).toContainText('cancelled');
  await page.reload();
  await expect(rowOf(stuck)).toBeVisible();
  await expect(rowOf(silent)).toHaveCount(0);
  await page.goto(`${origin}/ops/audit`);
  await expect(page.getByRole('row', { name: /payment\.fail/ })).toContainText('Asked by phone');
  await calls.dispose();
});
