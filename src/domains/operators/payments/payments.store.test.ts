import { expect, test, vi } from 'vitest';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { ApiFailure } from '../../../lib/http/failure.ts';
import { Payments } from './payments.store.ts';

const opened = (answers: Record<string, unknown> = {}) => {
  const calls: [string, unknown][] = [];
  const call = vi.fn(async (name: string, asked: { body?: unknown }) => {
    calls.push([name, asked.body]);
    const answer = answers[name] ?? { list: [] };
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const done: unknown[] = [];
  const payments = new Payments({ call } as unknown as HttpCalls, 'pending', (...what) => done.push(what));
  return { payments, calls, done };
};

test('nothing is done before somebody has said why; then once, and all is looked at anew', async () => {
  const fail = 'POST /ops/api/payments/:id/fail';
  const { payments, calls, done } = opened({ [fail]: { status: 'failed' } });
  payments.doing.ask({ act: 'fail', id: 'o1' });
  expect(await payments.confirm()).toBe(false);
  expect([payments.doing.sending.problem, calls]).toEqual([{ id: 'ops.reason.missing' }, []]);
  payments.doing.setReason(' Asked by phone ');
  expect(await payments.confirm()).toBe(true);
  expect(calls[0]).toEqual([fail, { reason: 'Asked by phone' }]);
  expect([payments.doing.asked, done]).toEqual([undefined, [['fail', 'failed']]]);
  expect(calls.map(([name]) => name)).toContain('GET /ops/api/payments');
});

test('a provider that says nothing leaves the question open, with words', async () => {
  const retry = 'POST /ops/api/payments/:id/retry';
  const facts = {
    code: 'api.unavailable',
    status: 503,
    call: retry,
    message: 'Try later',
    params: {},
  } as const;
  const lost = Object.assign(new ApiFailure(facts), { isClaimed: true });
  const { payments, done } = opened({ [retry]: lost });
  payments.doing.ask({ act: 'retry', id: 'o1' });
  payments.doing.setReason('Again');
  expect(await payments.confirm()).toBe(false);
  expect(payments.doing.sending.problem).toEqual({ id: 'ops.payments.unreachable' });
  expect([payments.doing.asked, payments.doing.reason, done]).toEqual([
    { act: 'retry', id: 'o1' },
    'Again',
    [],
  ]);
});

test('what does not load says so', async () => {
  const { payments } = opened({ 'GET /ops/api/payments': new Error('lost') });
  await payments.load();
  expect(payments.status).toBe('failed');
});

test('of several the provider is asked one by one: what is decided leaves the list, what is not is shown as it is then', async () => {
  const retry = 'POST /ops/api/payments/:id/retry';
  const rows = ['o1', 'o2'].map((id) => ({ id, status: 'pending', tries: 1 }));
  const answers: Record<string, unknown> = { 'GET /ops/api/payments': { list: rows } };
  const { payments, calls } = opened(answers);
  await payments.load();
  answers[retry] = { id: 'o1', status: 'success', tries: 2 };
  await payments.retryOne('o1', 'Again');
  expect(calls.at(-1)).toEqual([retry, { reason: 'Again' }]);
  answers[retry] = { id: 'o2', status: 'pending', tries: 2 };
  await payments.retryOne('o2', 'Again');
  expect(payments.list).toEqual([{ id: 'o2', status: 'pending', tries: 2 }]);
});

test('of several it says why the provider could not be asked, until one is dealt with by itself', async () => {
  const retry = 'POST /ops/api/payments/:id/retry';
  const rows = ['o1', 'o2'].map((id) => ({ id, status: 'pending', tries: 1 }));
  const answers: Record<string, unknown> = { 'GET /ops/api/payments': { list: rows } };
  const { payments } = opened(answers);
  const { bulk } = payments;
  await payments.load();
  for (const [code, id] of [
    ['api.unavailable', 'ops.payments.unreachable'],
    ['api.invalid_data', 'ops.payments.decided_already'],
  ] as const) {
    answers[retry] = new ApiFailure({ code, status: 503, call: retry, message: '', params: {} });
    bulk.pickAll(['o1', 'o2']);
    bulk.ask('retry');
    bulk.setReason('Again');
    await bulk.confirm();
    expect([...bulk.problems.values()]).toEqual([{ id }, { id }]);
  }
  answers[retry] = { id: 'o1', status: 'pending', tries: 2 };
  payments.doing.ask({ act: 'retry', id: 'o1' });
  payments.doing.setReason('Again');
  await payments.confirm();
  expect([[...bulk.problems.keys()], [...bulk.picked]]).toEqual([['o2'], ['o2']]);
});
