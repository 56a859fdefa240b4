// @vitest-environment node
import type { OperatorAccount, OperatorEnrolment } from '@livery/contract';
import { expect, it } from 'vitest';
import { type FakeAnswers, fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { OperatorAccounts } from './accounts.store.ts';

const max: OperatorAccount = {
  ...{ name: 'max', role: 'support', disabled_at: null, is_self: false },
  create_at: '2026-11-28T08:00:00.000Z',
};
const ENROLMENT: OperatorEnrolment = {
  ...{ name: 'max', role: 'support', password: 'pw', uri: 'otpauth://totp/x', secret: 'ABC' },
};

const accountsOf = async (answers: FakeAnswers = {}) => {
  const calls = fakeCalls({ 'GET /ops/api/operators': () => ({ list: [max] }), ...answers });
  const accounts = new OperatorAccounts(calls);
  await accounts.load();
  return { accounts, calls };
};

it('makes somebody, shows what they need until it was written down, and begins anew', async () => {
  const { accounts, calls } = await accountsOf({ 'POST /ops/api/operators': () => ENROLMENT });
  accounts.set({ name: ' max ', reason: 'new', code: '123456' });
  expect(await accounts.make()).toBe(true);
  expect(calls.asked.find(({ call }) => call.startsWith('POST'))?.options).toMatchObject({
    body: { name: 'max', role: 'support', reason: 'new', code: '123456' },
  });
  expect([accounts.enrolment, accounts.fresh.name]).toEqual([ENROLMENT, '']);
  accounts.forget();
  expect(accounts.enrolment).toBeUndefined();
});

it('says in the form why somebody could not be made, and keeps what was typed', async () => {
  const { accounts } = await accountsOf({
    'POST /ops/api/operators': () => Promise.reject(refusal('api.data_exists')),
  });
  accounts.set({ name: 'max', reason: 'new' });
  expect(await accounts.make()).toBe(false);
  expect(accounts.making.problem).toEqual({ id: 'ops.operators.exists' });
  expect(accounts.fresh.name).toBe('max');
});

it('does nothing to anybody without a reason', async () => {
  const { accounts, calls } = await accountsOf({ 'POST /ops/api/operators/:name/disable': () => ({}) });
  accounts.open('disable', max);
  expect(await accounts.confirm()).toBe(false);
  expect(accounts.sending.problem).toEqual({ id: 'ops.reason.missing' });
  expect(calls.asked).toHaveLength(1);
  accounts.setReason('left');
  expect(await accounts.confirm()).toBe(true);
  expect([accounts.act, accounts.enrolment]).toEqual([undefined, undefined]);
});

it('gives a role, and shows another enrolment to who is renewed', async () => {
  const { accounts, calls } = await accountsOf({
    'PUT /ops/api/operators/:name/role': () => ({}),
    'POST /ops/api/operators/:name/renew': () => ENROLMENT,
  });
  accounts.open('role', max);
  accounts.setRole('finance');
  accounts.setReason('moved');
  accounts.setCode('123456');
  await accounts.confirm();
  expect(calls.asked.at(1)?.options).toMatchObject({
    params: { name: 'max' },
    body: { role: 'finance', reason: 'moved', code: '123456' },
  });
  accounts.open('renew', max);
  expect([accounts.role, accounts.reason, accounts.code]).toEqual(['support', '', '']);
  accounts.setReason('new phone');
  await accounts.confirm();
  expect(accounts.enrolment).toEqual(ENROLMENT);
});

it('says that a code is not the owner’s, and leaves what was typed', async () => {
  const { accounts } = await accountsOf({
    'POST /ops/api/operators/:name/renew': () => Promise.reject(refusal('api.invalid_code')),
  });
  accounts.open('renew', max);
  accounts.setReason('new phone');
  accounts.setCode('000000');
  expect(await accounts.confirm()).toBe(false);
  expect([accounts.sending.problem, accounts.reason]).toEqual([{ id: 'ops.step_up.wrong' }, 'new phone']);
});
