import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { register } from './support/api.ts';
import { addOperator, signsInToConsole } from './support/operators.ts';
import { CODE, post } from './support/paying.ts';
import { givePoints } from './support/points.ts';
import { deskIn, inBrand, phoneIn, test } from './support/someone.ts';
import { expect } from './support/test.ts';
import type { Text } from './support/visitor.ts';

const BRAND = 'saffron';
test.use(inBrand(BRAND));

/** An order of 7.00 as the merchant writes it down: signed over all of its fields in the order of their names. */
const signedOrder = (merchant: string, key: KeyObject): string => {
  const fields = {
    amount: 700,
    expire_at: new Date(Date.now() + 600_000).toISOString(),
    merchant_id: merchant,
    merchant_order_id: `order${merchant}`,
    merchant_user_id: '',
    merchant_user_name: '',
    notify_url: 'http://127.0.0.1:9/notify',
    orderId: `order${merchant}`,
    order_type: 'pay',
    qrcode: '',
    remark: 'Tea',
  };
  const text = `point ${BRAND}\n${JSON.stringify(fields)}`;
  return JSON.stringify({ ...fields, sign: sign(null, Buffer.from(text), key).toString('base64url') });
};

const settles = async (dialog: Locator, t: Text, points: string): Promise<void> => {
  await dialog.getByLabel(t('ops.money.amount')).fill(points);
  await dialog.getByLabel(t('ops.merchants.paid_how')).fill('By bank');
  await dialog.getByRole('button', { name: t('ops.merchants.settle') }).click();
};

test('finance adds a merchant, which is paid by its order, settled for that alone, and closed', async ({
  arrives,
  request,
}) => {
  const { page, t } = await arrives(deskIn('en'));
  await page.goto('/ops/merchants');
  await signsInToConsole({ page, t }, await addOperator(BRAND, 'mercy', 'finance'));
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const id = `tea${Date.now()}`;
  const form = page.getByRole('region', { name: t('ops.merchants.new') });
  await form.getByLabel(t('ops.merchants.id')).fill(id);
  await form.getByLabel(t('ops.merchants.name'), { exact: true }).fill('Tea <b>house</b>');
  await form.getByLabel(t('ops.merchants.public_key')).fill(publicKey.export({ format: 'jwk' }).x ?? '');
  await form.getByRole('button', { name: t('ops.merchants.add') }).click();
  await expect(page.getByText(t('ops.merchants.added'))).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: id });
  await expect(row).toContainText('Tea <b>house</b>');

  const payer = await register(request, 'Who pays');
  await givePoints(BRAND, payer, '10.00');
  const { password } = payer;
  await post(request, payer, '/api/v1/users/security-code', { security_code: CODE, password });
  await post(request, payer, '/api/v1/payment/withdrawal/point', {
    ...{ code: signedOrder(id, privateKey), security_code: CODE, cid: `pays${id}` },
  });
  await page.reload();
  await expect(row).toContainText('7.00');

  await row.getByRole('button', { name: t('ops.merchants.settle') }).click();
  const dialog = page.getByRole('dialog');
  await settles(dialog, t, '8.00');
  await expect(dialog.getByText(t('ops.merchants.not_owed'))).toBeVisible();
  await settles(dialog, t, '7.00');
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('0.00');

  await row.getByRole('button', { name: t('ops.merchants.close') }).click();
  await dialog.getByLabel(t('ops.reason')).fill('They moved');
  await dialog.getByRole('button', { name: t('ops.merchants.close') }).click();
  await expect(row.getByRole('button', { name: t('ops.merchants.open') })).toBeVisible();
  await page.goto(`/ops/audit?target=${id}`);
  for (const action of ['merchant.add', 'merchant.settle', 'merchant.close'])
    await expect(page.getByRole('row', { name: new RegExp(action) })).toContainText('mercy');
});

test('a moderator tells somebody something, and ends their session: the open page is signed out at once', async ({
  arrives,
  enters,
}) => {
  const ann = await enters('Ann Told', phoneIn('en'));
  await ann.page.goto('/chat');
  await expect(ann.page.getByRole('link', { name: ann.t('nav.me'), exact: true })).toBeVisible();

  const { page, t } = await arrives(deskIn('en'));
  await page.goto(`/ops/people/${ann.person.id}`);
  await signsInToConsole({ page, t }, await addOperator(BRAND, 'milo', 'moderator'));
  await page.getByRole('button', { name: t('ops.people.notice') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('ops.people.notice.zh')).fill('你的申诉已通过。');
  await dialog.getByLabel(t('ops.people.notice.en')).fill('We have looked into it <b>again</b>.');
  await dialog.getByLabel(t('ops.reason')).fill('They asked');
  await dialog.getByRole('button', { name: t('ops.people.notice.act'), exact: true }).click();
  await expect(page.getByText(t('ops.people.done.notice'))).toBeVisible();
  await ann.page.goto('/notifications');
  await expect(ann.page.getByText('We have looked into it <b>again</b>.')).toBeVisible();

  await page.reload();
  const sessions = page.getByRole('table', { name: t('ops.people.sessions') });
  await sessions.getByRole('button', { name: t('ops.people.session.end') }).click();
  await dialog.getByLabel(t('ops.reason')).fill('Lost phone');
  await dialog.getByRole('button', { name: t('ops.people.session.end'), exact: true }).click();
  await expect(page.getByText(t('ops.people.done.end_session'))).toBeVisible();
  // Nobody touched this page: its line told it.
  await expect.poll(() => ann.page.evaluate(() => localStorage.getItem('lv.tokens.2'))).toBeNull();
});
