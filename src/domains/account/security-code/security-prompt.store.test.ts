// @vitest-environment node
import { LIMITS } from '@livery/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Submission } from '../../../lib/forms/submission.ts';
import { connectionLost } from '../../../lib/http/failure.ts';
import { type FakeCalls, fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { clockOf } from '../../../lib/text/time.ts';
import { SECURITY_CLAIMS, SecurityPrompt } from './security-prompt.store.ts';

const NOW = Date.parse('2026-11-23T10:00:00Z');
const CODE = '286913';
const PAY = 'POST /api/v1/payment/withdrawal/point';

let http: FakeCalls;
let sending: Submission;
let heard: string[];
let prompt: SecurityPrompt;
let answer: () => Promise<never> | never;

const pay = (security_code: string) =>
  sending.send(() =>
    http.call(PAY, { body: { code: '{}', security_code, cid: 'one' }, claims: SECURITY_CLAIMS }),
  );

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  heard = [];
  sending = new Submission();
  answer = () => new Promise(() => undefined);
  http = fakeCalls({ [PAY]: () => answer() });
  prompt = new SecurityPrompt({
    sending,
    send: pay,
    onUnset: () => heard.push('unset'),
    onRefused: () => heard.push('refused'),
  });
});
afterEach(() => vi.useRealTimers());

const fails = (code: string, params: Record<string, string | number> = {}) => {
  answer = () => {
    throw refusal(code, { params });
  };
};

it('sends with the last digit, once, and takes no more meanwhile', async () => {
  void prompt.type(CODE.slice(0, 5));
  expect(http.asked).toEqual([]);
  void prompt.type(CODE);
  await Promise.resolve();
  expect([http.asked.length, prompt.isBusy]).toEqual([1, true]);
  void prompt.type('111111');
  expect([http.asked.length, prompt.digits]).toEqual([1, CODE]);
});

it('says how many tries are left after a wrong one, and asks again', async () => {
  fails('api.invalid_security_code', { left: 3 });
  await prompt.type(CODE);
  expect([prompt.digits, prompt.problem, prompt.isBusy]).toEqual([
    '',
    { id: 'security.ask.wrong', values: { left: 3 } },
    false,
  ]);
  void prompt.type('2');
  expect(prompt.problem).toBeUndefined();
});

it('says the words of the server where it does not count', async () => {
  fails('api.invalid_security_code');
  await prompt.type(CODE);
  expect(prompt.problem).toEqual({ plain: 'says api.invalid_security_code' });
});

it.each([
  ['api.invalid_security_code', { left: 0 }, LIMITS.securityCodeLock],
  ['api.too_frequent', { security_code: 'locked', retry_after: 900 }, 900_000],
])('says until when it is locked (%s)', async (code, params, locked) => {
  fails(code, params);
  await prompt.type(CODE);
  expect(prompt.lockedUntil).toBe(NOW + locked);
  const time = clockOf(new Date(NOW + locked));
  expect(prompt.problem).toEqual({ id: 'security.ask.locked', values: { time } });
});

it('is not locked because calls come too often', async () => {
  fails('api.too_frequent', { retry_after: 5 });
  await prompt.type(CODE);
  expect([prompt.lockedUntil, prompt.problem]).toEqual([0, { plain: 'says api.too_frequent' }]);
});

it('keeps the digits of a lost answer, to be sent again', async () => {
  answer = () => {
    throw connectionLost(PAY);
  };
  await prompt.type(CODE);
  expect([prompt.digits, prompt.isLost]).toEqual([CODE, true]);
  answer = () => new Promise(() => undefined);
  void prompt.repeat();
  await Promise.resolve();
  expect(http.asked.map(({ options }) => options['body'])).toEqual([
    { code: '{}', security_code: CODE, cid: 'one' },
    { code: '{}', security_code: CODE, cid: 'one' },
  ]);
});

it.each([
  ['api.security_code_empty', 'unset'],
  ['api.insufficient_balance', 'refused'],
])('hands %s on: %s', async (code, whom) => {
  fails(code);
  await prompt.type(CODE);
  expect([heard, prompt.digits]).toEqual([[whom], '']);
});

it('stays after a wrong one of a binding, which is announced', async () => {
  fails('api.invalid_code', { left: 4 });
  await prompt.type(CODE);
  expect([heard, prompt.problem]).toEqual([[], { id: 'security.ask.wrong', values: { left: 4 } }]);
});
