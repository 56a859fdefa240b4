import type { PaymentOrder } from '@livery/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { isNothing, Unanswered } from '../../../lib/forms/unanswered.ts';
import { connectionLost } from '../../../lib/http/failure.ts';
import { type FakeCalls, fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { WithdrawForm } from './withdraw-form.store.ts';

const WITHDRAW = 'POST /api/v1/payment/withdrawal/wellpay';
const limits = { available: 1_064_850, minimum: 1_000, maximum: 5_000_000, left_today: 2_000_000 };
const made = { orderId: 'wp1', merchant_order_id: 'w1', qrcode: 'x' } as PaymentOrder;

let http: FakeCalls;
let answer: () => Promise<PaymentOrder>;

/** As after a reload. */
const open = () => new WithdrawForm(http, new Unanswered('payment.wellpay', isNothing));
const sent = () => http.asked.map(({ options }) => options['body'] as { amount: number; cid: string });
const fails = (error: Error) => {
  answer = () => Promise.reject(error);
};

beforeEach(() => {
  localStorage.clear();
  answer = async () => made;
  http = fakeCalls({ [WITHDRAW]: () => answer() });
});

describe('the amount', () => {
  it.each([
    ['', 'missing'],
    ['0', 'missing'],
    ['9.99', 'minimum'],
    ['10', undefined],
    ['10648.50', undefined],
    ['10648.51', 'balance'],
    ['99999999999', 'balance'],
  ])('%s: %s', (figures, kind) => {
    const form = open();
    form.type(figures);
    expect(form.problemWith(limits)?.kind).toBe(kind);
  });

  it.each([
    ['maximum', { maximum: 500_000 }, 500_000],
    ['today', { left_today: 400_000 }, 400_000],
  ])('is held down by %s', (kind, change, points) => {
    const form = open();
    form.type('10000');
    expect(form.problemWith({ ...limits, ...change })).toEqual({ kind, points });
  });

  it.each([
    [limits, '10648.50'],
    [{ ...limits, maximum: 500_000 }, '5000'],
    [{ ...limits, left_today: 5 }, '0.05'],
    [{ ...limits, available: -1 }, '0'],
  ])('all of it is what may go at once', (within, figures) => {
    const form = open();
    form.takeAll(within);
    expect(form.figures).toBe(figures);
  });

  it('is told what is wrong with it when it is sent, and not while it is typed', () => {
    const form = open();
    form.type('5');
    expect(form.isLookedAt).toBe(false);
    expect([form.ask(limits), form.isLookedAt]).toEqual([false, true]);
    form.type('50');
    expect([form.isLookedAt, form.ask(limits)]).toEqual([false, true]);
  });
});

describe('sending', () => {
  it('sends hundredths, and gives the order', async () => {
    const form = open();
    form.type('2000.5');
    expect(await form.send('286913')).toEqual(made);
    expect(sent()).toMatchObject([{ amount: 200_050, security_code: '286913' }]);
  });

  it('repeats what was lost under the same name, also after a reload', async () => {
    fails(connectionLost(WITHDRAW));
    const form = open();
    form.type('2000');
    expect(await form.send('286913')).toBeUndefined();
    await form.send('286913');
    const later = open();
    expect([later.figures, later.isRepeated]).toEqual(['2000', true]);
    answer = async () => made;
    await later.send('286913');
    const [first, second, third] = sent();
    expect([second?.cid, third?.cid]).toEqual([first?.cid, first?.cid]);
    expect(open().figures).toBe('');
  });

  it('does not forget what was lost over a wrong security password', async () => {
    fails(connectionLost(WITHDRAW));
    const form = open();
    form.type('2000');
    await form.send('286913');
    fails(refusal('api.invalid_security_code'));
    await form.send('111222');
    answer = async () => made;
    await form.send('286913');
    expect(new Set(sent().map(({ cid }) => cid)).size).toBe(1);
  });

  it('does not forget what was lost over another amount that is sent meanwhile', async () => {
    fails(connectionLost(WITHDRAW));
    const form = open();
    form.type('2000');
    await form.send('286913');
    answer = async () => made;
    form.type('300');
    await form.send('286913');
    const later = open();
    expect([later.figures, later.isRepeated]).toEqual(['2000', true]);
    await later.send('286913');
    const [lost, other, again] = sent();
    expect([again?.cid === lost?.cid, other?.cid === lost?.cid]).toEqual([true, false]);
  });

  it('may send a lost one again though its points have left already', async () => {
    fails(refusal('api.unknown', { status: 500 }));
    const form = open();
    form.type('10000');
    await form.send('286913');
    expect(form.ask({ ...limits, available: 64_850 })).toBe(true);
  });

  it.each([
    ['another amount', connectionLost(WITHDRAW), '2001'],
    ['what the server refused before', refusal('api.invalid_security_code'), '2000'],
    ['what it says it never had', refusal('api.insufficient_balance'), '2000'],
  ])('%s is another one', async (_, error, next) => {
    fails(error);
    const form = open();
    form.type('2000');
    await form.send('286913');
    form.type(next);
    expect(form.isRepeated).toBe(false);
    await form.send('286913');
    expect(new Set(sent().map(({ cid }) => cid)).size).toBe(2);
  });

  it('says limits of the server in its place', async () => {
    fails(refusal('api.too_much'));
    const form = open();
    form.type('2000');
    await form.send('286913');
    expect(form.sending.problem).toEqual({ id: 'payment.amount.refused' });
  });
});
