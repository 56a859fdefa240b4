import { EnvelopeKind, type Message } from '@livery/contract';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { NO_CONNECTION } from '../../../lib/http/failure.ts';
import { fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { walletOf } from '../../wallet/testing.ts';
import { RULES } from '../testing.ts';
import { SendForm } from './send-form.store.ts';
import { unansweredEnvelopes } from './unanswered-envelopes.ts';

const SEND = 'POST /api/v1/red-envelopes';
const GROUP = { groupId: 'g1', isDirect: false, members: 20 };
const DIRECT = { groupId: 'g2', isDirect: true, members: 2 };
const sent = { id: 'm1' } as Message;
const BALANCE = { sign_valid: true, balance: 90_000, held: 0, available: 90_000, pending: 0, holds: [] };

beforeEach(() => localStorage.clear());

const setUp = async (place = GROUP, rules = RULES) => {
  const http = fakeCalls({
    'GET /api/v1/red-envelopes/rules': () => rules,
    'GET /api/v1/wallet/balance': () => BALANCE,
    [SEND]: () => sent,
  });
  const wallet = walletOf(http);
  const parts = { http, wallet, unanswered: unansweredEnvelopes() };
  const form = new SendForm(parts, place);
  await form.load();
  await vi.waitFor(() => expect(form.available).toBeDefined());
  const bodies = () =>
    http.asked.filter(({ call }) => call === SEND).map(({ options }) => options['body'] as { cid: string });
  return { http, form, bodies, parts };
};

it('begins with the lucky kind in a group, and has one packet in a direct conversation', async () => {
  const { form } = await setUp();
  expect([form.kind, form.kinds]).toEqual([EnvelopeKind.FORTUNEWHEEL, [1, 2, 3]]);
  const { form: direct } = await setUp(DIRECT);
  expect([direct.kind, direct.kinds, direct.packets]).toEqual([EnvelopeKind.NORMAL, [1], 1]);
});

test.each([
  ['', '5', { amount: 'missing' }],
  ['abc', '5', { amount: 'missing' }],
  ['-1', '5', { amount: 'missing' }],
  ['1.234', '5', { amount: 'missing' }],
  ['0.09', '5', { amount: 'least' }],
  ['1000.01', '5', { amount: 'most' }],
  ['0.1', '11', { amount: 'each' }],
  ['900.01', '5', { amount: 'balance' }],
  ['10', '', { count: 'missing' }],
  ['10', '0', { count: 'missing' }],
  ['10', '101', { count: 'most' }],
  ['10', '21', { count: 'members' }],
  ['10', '20', {}],
])('%s points in %s packets: %j', async (amount, count, wrong) => {
  const { form } = await setUp();
  form.write({ amount, count });
  const found = Object.entries(form.problems).map(([field, words]) => [
    field,
    'id' in words ? words.id.split('.').at(-1) : '',
  ]);
  expect(Object.fromEntries(found)).toEqual(wrong);
  expect(form.check()).toBe(found.length === 0);
});

it('says what is missing only once it was to be sent', async () => {
  const { form } = await setUp();
  expect(form.shown).toEqual({});
  form.write({ amount: '0.01' });
  expect(Object.keys(form.shown)).toEqual(['amount']);
  form.check();
  expect(Object.keys(form.shown)).toEqual(['amount', 'count']);
});

it('a minesweeper envelope has its own least amount, the usual packets, and a digit', async () => {
  const { form, bodies } = await setUp();
  form.choose(EnvelopeKind.BOMD);
  expect([form.count, form.odds]).toEqual(['7', 1.5]);
  form.write({ amount: '9.99' });
  expect(form.problems.amount).toMatchObject({ id: 'envelope.send.amount.least', values: { points: 1_000 } });
  form.write({ amount: '10', mine: 0, greeting: '  luck ' });
  expect(await form.send()).toBe(sent);
  expect(bodies()[0]).toMatchObject({ type: 3, amount: 1_000, count: 7, mine: 0, greeting: 'luck' });
});

it('asks for the security password from an amount on', async () => {
  const { form } = await setUp();
  form.write({ amount: '499.99' });
  expect(form.needsCode).toBe(false);
  form.write({ amount: '500' });
  expect(form.needsCode).toBe(true);
});

describe('without an answer', () => {
  const loses = async () => {
    const parts = await setUp();
    parts.form.write({ amount: '10', count: '5' });
    parts.http.answers[SEND] = () => {
      throw refusal(NO_CONNECTION);
    };
    expect(await parts.form.send()).toBeUndefined();
    expect(parts.form.sending.problem).toEqual({ id: 'envelope.send.lost' });
    return parts;
  };

  it('it is sent again as the same envelope, and the next one is another', async () => {
    const { http, form, bodies } = await loses();
    http.answers[SEND] = () => sent;
    await form.send();
    await form.send();
    const [first, second, third] = bodies().map(({ cid }) => cid);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('what is sent instead may be refused, because it went after all; then it is another envelope', async () => {
    const { http, form, bodies } = await loses();
    form.write({ amount: '12' });
    http.answers[SEND] = () => {
      throw refusal('api.invalid_data');
    };
    await form.send();
    expect(form.sending.problem).toEqual({ id: 'envelope.send.already' });
    http.answers[SEND] = () => sent;
    await form.send();
    const [first, second, third] = bodies().map(({ cid }) => cid);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('a wrong security password says nothing of it, nor does a server that broke', async () => {
    const { http, form, bodies } = await loses();
    for (const failure of [refusal('api.invalid_security_code'), refusal('api.unknown', { status: 500 })]) {
      http.answers[SEND] = () => {
        throw failure;
      };
      await form.send('286913');
    }
    http.answers[SEND] = () => sent;
    await form.send('286913');
    expect(new Set(bodies().map(({ cid }) => cid)).size).toBe(1);
  });

  it('it is the same envelope after a reload, in its own conversation', async () => {
    const { bodies } = await loses();
    const again = await setUp();
    expect([again.form.amount, again.form.count]).toEqual(['10', '5']);
    await again.form.send();
    expect(again.bodies()[0]?.cid).toBe(bodies()[0]?.cid);
    expect([again.form.isUnsure, unansweredEnvelopes().list]).toEqual([false, []]);
    await loses();
    const other = await setUp({ ...GROUP, groupId: 'g9' });
    expect(other.form.amount).toBe('');
  });

  it('it is not forgotten over one that is lost elsewhere', async () => {
    const { bodies } = await loses();
    const other = await setUp({ ...GROUP, groupId: 'g9' });
    other.form.write({ amount: '3', count: '2' });
    await other.form.send();
    const again = await setUp();
    await again.form.send();
    expect(again.bodies()[0]?.cid).toBe(bodies()[0]?.cid);
  });
});

it('keeps what was written when it is refused', async () => {
  const { http, form } = await setUp();
  form.write({ amount: '10', count: '5', greeting: 'luck' });
  http.answers[SEND] = () => {
    throw refusal('api.insufficient_balance');
  };
  await form.send();
  expect(form.sending.problem).toEqual({ id: 'envelope.send.amount.balance' });
  expect([form.amount, form.count, form.greeting]).toEqual(['10', '5', 'luck']);
});

it('rules that did not come are asked for again', async () => {
  const { http, form, parts } = await setUp();
  const lost = new SendForm(parts, { ...GROUP, groupId: 'g8' });
  const answers = http.answers;
  http.answers = {};
  await lost.load();
  expect(lost.isFailed).toBe(true);
  http.answers = answers;
  await lost.load();
  expect([lost.isFailed, lost.rules]).toEqual([false, form.rules]);
});
