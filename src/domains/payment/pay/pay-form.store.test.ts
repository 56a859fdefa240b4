import type { MerchantOrder, OrderState } from '@livery/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { isNothing, Unanswered } from '../../../lib/forms/unanswered.ts';
import { connectionLost } from '../../../lib/http/failure.ts';
import { type FakeCalls, fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { PayForm } from './pay-form.store.ts';

const CHECK = 'POST /api/v1/payment/withdrawal/point/check';
const PAY = 'POST /api/v1/payment/withdrawal/point';
const code = JSON.stringify({ merchant_order_id: 't1', sign: 'x' });
const order: MerchantOrder = {
  order_id: 't1',
  merchant_id: 'tea',
  merchant_name: 'Tea house',
  amount: 3650,
  remark: '',
  expire_at: '2026-11-23T10:00:00Z',
};
const paid = { order_id: 'o1', status: 'success' } as OrderState;

let http: FakeCalls;
let form: PayForm;
const asked = (name: string) => http.asked.filter(({ call }) => call === name);

beforeEach(() => {
  localStorage.clear();
  http = fakeCalls({ [CHECK]: () => order, [PAY]: () => paid });
  form = new PayForm(http, new Unanswered('payment.point', isNothing));
});

it('shows what a code asks for, then pays it', async () => {
  await form.read(`  ${code}\n`);
  expect(form.asked).toEqual({ code, order });
  expect(await form.pay('286913')).toEqual(paid);
  expect(asked(PAY)[0]?.options['body']).toMatchObject({ code, security_code: '286913' });
});

it.each([
  [undefined, 'payment.pay.no_code'],
  ['', 'payment.pay.not_order'],
  ['https://aurora.example/guest-page/u1', 'payment.pay.not_order'],
  ['{"sign": "x"}', 'payment.pay.not_order'],
  ['null', 'payment.pay.not_order'],
])('does not ask the server about %s', async (text, id) => {
  await form.read(text);
  expect([form.checking.problem, http.asked]).toEqual([{ id }, []]);
});

it('asks once about what the camera shows again and again, and again about what is pasted again', async () => {
  http.answers[CHECK] = () => {
    throw refusal('api.order_expired');
  };
  await form.see(code);
  await form.see(code);
  expect(asked(CHECK)).toHaveLength(1);
  await form.read(code);
  expect(asked(CHECK)).toHaveLength(2);
});

it('looks at what the camera goes on showing again, after a while, when nothing was said of it', async () => {
  vi.useFakeTimers();
  try {
    http.answers[CHECK] = () => Promise.reject(connectionLost(CHECK));
    await form.see(code);
    await form.see(code);
    expect(asked(CHECK)).toHaveLength(1);
    vi.setSystemTime(Date.now() + 3_000);
    http.answers[CHECK] = () => order;
    await form.see(code);
    expect(form.asked).toEqual({ code, order });
  } finally {
    vi.useRealTimers();
  }
});

it('says that it is paid in its place', async () => {
  http.answers[CHECK] = () => {
    throw refusal('api.data_exists');
  };
  await form.read(code);
  expect([form.asked, form.checking.problem]).toEqual([undefined, { id: 'payment.pay.paid' }]);
});

it('pays under the same name what was lost, also after a reload', async () => {
  http.answers[PAY] = () => Promise.reject(connectionLost(PAY));
  await form.read(code);
  await form.pay('286913');
  form = new PayForm(http, new Unanswered('payment.point', isNothing));
  http.answers[PAY] = () => paid;
  await form.read(code);
  expect(form.isRepeated).toBe(true);
  expect(await form.pay('286913')).toEqual(paid);
  const cids = asked(PAY).map(({ options }) => (options['body'] as { cid: string }).cid);
  expect([cids.length, new Set(cids).size]).toEqual([2, 1]);
});

it('takes another code once it is told to', async () => {
  await form.read(code);
  form.leave();
  expect(form.asked).toBeUndefined();
});
