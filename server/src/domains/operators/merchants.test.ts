import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { poolsOf, recordStatements } from '../../testing/statements.ts';
import { ledgerOf } from '../ledger/ledger.testing.ts';
import { paying } from '../payment/payment.testing.ts';
import { MERCHANT_ACTS } from './merchants.routes.ts';
import { addOperator, errorsOf, type OpsBrowser, signedIn } from './operators.testing.ts';
import { type PaymentDesk, startPaymentDesk } from './payments/payments.testing.ts';

let desk: PaymentDesk;
let fay: OpsBrowser;
beforeAll(async () => {
  desk = await startPaymentDesk();
  fay = await signedIn(desk.app, await addOperator(desk.app, 'fay', 'finance'));
});
afterAll(async () => {
  expect(await findings()).toEqual([]);
  await desk.stop();
});

const { clearing, pay, payer } = paying(() => desk);
const { findings } = ledgerOf(() => desk.app);
const AT = '/ops/api/merchants';
const KEY = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x ?? '';
const post = (browser: OpsBrowser, url: string, body: object) => browser.call({ method: 'POST', url, body });
const add = (browser: OpsBrowser, body: object = {}) =>
  post(browser, AT, { id: 'shop1', name: 'A <b>shop</b>', public_key: KEY, ...body });
const open = (browser: OpsBrowser, is_open: boolean, reason = 'Asked by them') =>
  post(browser, `${AT}/shop1/open`, { is_open, reason });
const settle = (browser: OpsBrowser, amount: number, { id = 'nov', remark = 'By bank' } = {}) =>
  post(browser, `${AT}/sandbox/settlements`, { id, amount, remark });
const decide = (browser: OpsBrowser, id: string, body: object = {}) =>
  post(browser, `${AT}/sandbox/settlements/${id}/decide`, {
    ...{ agrees: true, merchant: 'sandbox', amount: 200_000, reason: '', ...body },
  });
const waiting = async () => (await desk.fin.call({ url: '/ops/api/settlements' })).result.list;
const audited = (action: string) =>
  desk.app.db().selectFrom('audit_log').selectAll().where('action', '=', action).orderBy('seq').execute();

/** Somebody pays the merchant so much. */
const owes = async (amount: number): Promise<void> => {
  const { code } = desk.sandbox.ask({
    ...{ brand: 'aurora', amount, remark: '', expireAt: new Date(Date.now() + 60_000) },
    notifyUrl: `${desk.sandbox.url}/merchant/notify`,
  });
  expect((await pay(await payer(amount), JSON.stringify(code))).status).toBe(200);
};

test('one is added, listed page by page, closed and opened, each with who and why', async () => {
  expect((await add(desk.fin)).result).toMatchObject({ id: 'shop1', owed: 0, closed_at: null });
  expect((await add(fay)).error).toBe('api.data_exists');
  const first = (await desk.fin.call({ url: `${AT}?limit=1` })).result;
  expect(first.list.map(({ id }: { id: string }) => id)).toEqual(['sandbox']);
  expect(first.notice_key).toMatch(/^[\w-]{43}$/);
  const rest = (await desk.fin.call({ url: `${AT}?next_id=${first.next_id}` })).result;
  expect([rest.list[0].name, rest.next_id]).toEqual(['A <b>shop</b>', null]);

  expect((await open(desk.fin, false)).result.closed_at).not.toBeNull();
  expect((await open(desk.fin, true)).result.closed_at).toBeNull();
  expect((await audited('merchant.close'))[0]).toMatchObject({
    ...{ operator: 'fin', target: 'shop1', reason: 'Asked by them', address: '127.0.0.1' },
  });
});

test('closed or opened twice it is written down once, and stays closed since the first time', async () => {
  const id = 'shop3';
  await add(desk.fin, { id });
  const turn = (is_open: boolean) => post(desk.fin, `${AT}/${id}/open`, { is_open, reason: 'Asked by them' });
  const since = (await turn(false)).result.closed_at;
  expect((await turn(false)).result.closed_at).toBe(since);
  for (let time = 0; time < 2; time += 1) expect((await turn(true)).result.closed_at).toBeNull();
  const rows = [...(await audited('merchant.close')), ...(await audited('merchant.open'))];
  expect(rows.filter(({ target }) => target === id)).toHaveLength(2);
});

test('a key has to be one, a reason be given, and nobody else may', async () => {
  expect((await add(desk.fin, { id: 'shop2', public_key: 'none' })).error).toBe('api.validation');
  expect((await add(desk.fin, { id: 'a b' })).error).toBe('api.validation');
  expect((await open(desk.fin, false, '  ')).error).toBe('api.validation');
  expect((await post(desk.fin, `${AT}/nobody/open`, { is_open: true, reason: 'x' })).error).toBe(
    'api.not_found',
  );
  expect((await settle(desk.fin, 100, { remark: ' ' })).error).toBe('api.validation');
  for (const refused of [
    await add(desk.mia),
    await open(desk.mia, true),
    await settle(desk.mia, 1),
    await decide(desk.mia, 'nov'),
  ])
    expect(refused.status).toBe(403);
  expect((await desk.mia.call({ url: AT })).status).toBe(403);
});

test('an operator does no more about merchants in an hour than one works at, whatever it is', async () => {
  const eager = await signedIn(desk.app, await addOperator(desk.app, 'eager', 'finance'));
  const open = (browser: OpsBrowser) =>
    post(browser, `${AT}/nobody/open`, { is_open: true, reason: 'Asked by them' });
  const errors = await errorsOf(MERCHANT_ACTS.limit, () => open(eager));
  expect(new Set(errors)).toEqual(new Set(['api.not_found']));
  const more = [await open(eager), await add(eager), await settle(eager, 1), await decide(eager, 'nov')];
  expect(more.map(({ error }) => error)).toEqual(more.map(() => 'api.too_frequent'));
  expect((await open(desk.fin)).error).toBe('api.not_found');
});

test('what it was paid for elsewhere moves once under an id, however often it is asked at once', async () => {
  await owes(700);
  const many = await Promise.all([settle(desk.fin, 500), settle(desk.fin, 500), settle(desk.fin, 500)]);
  expect(many.map(({ result }) => result?.state)).toEqual(['done', 'done', 'done']);
  expect((await settle(desk.fin, 400)).error).toBe('api.invalid_data');
  expect((await settle(desk.fin, 300, { id: 'more' })).error).toBe('api.insufficient_balance');
  expect([await clearing('point:sandbox'), (await audited('merchant.settle')).length]).toEqual([200, 1]);
});

test('a large sum waits for a second operator, who says whom they mean and how much', async () => {
  await owes(250_000);
  expect((await settle(desk.fin, 900_000, { id: 'all' })).error).toBe('api.insufficient_balance');
  expect((await settle(desk.fin, 200_000, { id: 'dec' })).result.state).toBe('pending');
  expect((await settle(desk.fin, 200_000, { id: 'dec' })).result.state).toBe('pending');
  expect(await waiting()).toMatchObject([{ id: 'dec', merchant_id: 'sandbox', asked_by: 'fin' }]);
  const before = await clearing('point:sandbox');

  expect((await decide(desk.fin, 'dec')).error).toBe('api.forbidden');
  expect((await decide(fay, 'dec', { amount: 200 })).error).toBe('api.invalid_data');
  expect((await decide(fay, 'dec', { merchant: 'shop1' })).error).toBe('api.invalid_data');
  const both = await Promise.all([decide(fay, 'dec'), decide(fay, 'dec')]);
  expect(both.map(({ error, result }) => error ?? result.state).sort()).toEqual(['api.invalid_data', 'done']);
  const { params } = (await decide(fay, 'dec')).raw.json();
  expect(params).toEqual({ state: 'decided', settlement: 'decided' });
  const done = (await desk.fin.call({ url: '/ops/api/settlements?state=done' })).result.list;
  expect(done[0]).toMatchObject({ id: 'dec', asked_by: 'fin', decided_by: 'fay' });
  expect([await clearing('point:sandbox'), await waiting()]).toEqual([before - 200_000, []]);
  expect(await audited('merchant.approve')).toMatchObject([{ operator: 'fay', target: 'sandbox' }]);
});

test('settlements are listed page by page by their state, with who decided; what waits, the longest waiting first', async () => {
  const row = (id: string, n: number) => ({
    ...{
      merchant_id: 'shop9',
      id,
      amount: 1,
      remark: '',
      asked_by: 'fin',
      create_at: `2031-01-0${n}T00:00:00Z`,
    },
  });
  await desk.app
    .db()
    .insertInto('merchant_settlements')
    .values([
      ...['w2', 'w1', 'w3'].map((id, n) => ({ ...row(id, n + 1), state: 'pending' as const })),
      ...['r1', 'r2', 'r3'].map((id, n) => ({
        ...row(id, n + 1),
        state: 'refused' as const,
        decided_by: 'fay',
      })),
    ])
    .execute();
  const all = async (state: string) => {
    const list: { id: string; merchant_id: string; decided_by: string | null }[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const query: string = `state=${state}&limit=2${next && `&next_id=${next}`}`;
      const page = (await desk.fin.call({ url: `/ops/api/settlements?${query}` })).result;
      expect(page.list.length).toBeLessThanOrEqual(2);
      list.push(...page.list);
      next = page.next_id;
    }
    return list
      .filter(({ merchant_id }) => merchant_id === 'shop9')
      .map(({ id, decided_by }) => [id, decided_by]);
  };
  expect(await all('pending')).toEqual(['w2', 'w1', 'w3'].map((id) => [id, null]));
  expect(await all('refused')).toEqual(['r3', 'r2', 'r1'].map((id) => [id, 'fay']));
  expect((await desk.fin.call({ url: '/ops/api/settlements?next_id=shop9' })).error).toBe('api.validation');
  await desk.app.db().deleteFrom('merchant_settlements').where('merchant_id', '=', 'shop9').execute();
});

test('many small sums of a day are one large one, and who asked takes it back with a reason', async () => {
  await owes(250_000);
  expect((await settle(fay, 60_000, { id: 's1' })).result.state).toBe('done');
  expect((await settle(fay, 60_000, { id: 's2' })).result.state).toBe('pending');
  expect((await decide(fay, 's2', { agrees: false })).error).toBe('api.validation');
  expect((await decide(fay, 's2', { agrees: false, reason: 'Twice' })).result.state).toBe('refused');
  expect((await settle(fay, 60_000, { id: 's2' })).result.state).toBe('refused');
});

test('what all of a page are owed is one question to the ledger', async () => {
  await owes(300);
  for (const id of ['shop4', 'shop5']) await add(desk.fin, { id });
  let list: { id: string; owed: number }[] = [];
  const asked = await recordStatements(poolsOf(desk.app.infra), async () => {
    list = (await desk.fin.call({ url: AT })).result.list;
  });
  const owed = new Map(list.map((merchant) => [merchant.id, merchant.owed]));
  expect([owed.get('sandbox'), owed.get('shop5')]).toEqual([await clearing('point:sandbox'), 0]);
  expect(asked.filter(({ text }) => text.includes('"ledger_accounts"'))).toHaveLength(1);
});
