import type { OpsPersonDetails } from '@livery/contract';
import { expect, test, vi } from 'vitest';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { refusal } from '../../../lib/http/testing/fake-calls.ts';
import { OpenedPerson } from './opened-person.store.ts';

const DETAILS = {
  ...{
    memo: 'VIP',
    can_create_group: true,
    type: 2,
    identifiers: [{ mode: 'email', value: 'a***@m***.example' }],
  },
} as OpsPersonDetails;

const opened = (answers: Record<string, unknown> = {}) => {
  const calls: [string, unknown][] = [];
  const call = vi.fn(async (name: string, asked: { body?: unknown }) => {
    calls.push([name, asked.body]);
    return answers[name] ?? DETAILS;
  });
  const done: string[] = [];
  const http = { call } as unknown as HttpCalls;
  return { person: new OpenedPerson(http, 'ann', (act) => done.push(act)), calls, done };
};

test('nothing is done without a reason, and the reason goes once it was used', async () => {
  const { person, calls, done } = opened();
  person.acting.setReason('  ');
  expect(await person.signOut()).toBe(false);
  expect([person.acting.sending.problem, calls]).toEqual([{ id: 'ops.reason.missing' }, []]);
  person.acting.setReason(' Lost phone ');
  expect(await person.signOut()).toBe(true);
  expect(calls[0]).toEqual(['POST /ops/api/people/:id/sign-out', { reason: 'Lost phone' }]);
  expect([person.acting.reason, done]).toEqual(['', ['sign_out']]);
});

test('a ban is of so many days from now, or for good', async () => {
  const { person, calls } = opened();
  person.setDays(7);
  person.acting.setReason('Spam');
  const before = Date.now();
  await person.ban();
  const until = String((calls[0]?.[1] as { until?: string })?.until);
  expect(Date.parse(until) - before).toBeGreaterThanOrEqual(7 * 86_400_000);
  expect(Date.parse(until) - before).toBeLessThan(7 * 86_400_000 + 60_000);
  person.setDays(0);
  person.acting.setReason('Fraud');
  await person.ban();
  expect(calls.find(([, body]) => (body as { reason?: string })?.reason === 'Fraud')?.[1]).toEqual({
    ...{ until: null, reason: 'Fraud' },
  });
});

test('addresses are masked until they were asked for', async () => {
  const list = [{ mode: 'email', value: 'ann@mail.example' }];
  const { person } = opened({
    'POST /ops/api/people/:id/reveal': { list, sessions: [{ id: 's1', address: '203.0.113.7' }] },
  });
  await person.load();
  expect([person.identifiers, person.addresses.get('s1')]).toEqual([DETAILS.identifiers, undefined]);
  person.acting.setReason('She called');
  await person.reveal();
  expect([person.identifiers, person.addresses.get('s1')]).toEqual([list, '203.0.113.7']);
});

test('only what somebody has written is sent, and then it is as it stands', async () => {
  const { person, calls } = opened();
  await person.load();
  expect(person.written).toEqual({ memo: 'VIP', can_create_group: true, type: 2 });
  person.write({ memo: 'Friend of the house' });
  person.write({ type: 0 });
  person.acting.setReason('A call');
  await person.change();
  expect(calls.find(([name]) => name.startsWith('PUT'))?.[1]).toEqual({
    ...{ memo: 'Friend of the house', type: 0, reason: 'A call' },
  });
  expect(person.changes).toEqual({});
});

test('one session is ended with a reason, and the dialog is closed where it was over already', async () => {
  const { person, calls, done } = opened();
  person.ending.ask('s1');
  expect(await person.endSession()).toBe(false);
  expect(person.ending.asked).toBe('s1');
  person.ending.setReason('Lost phone');
  expect(await person.endSession()).toBe(true);
  expect(calls[0]).toEqual(['POST /ops/api/people/:id/sessions/:session/end', { reason: 'Lost phone' }]);
  expect([person.ending.asked, done]).toEqual([undefined, ['end_session']]);
  const call = vi.fn(async (name: string) => {
    if (name.endsWith('/end')) throw refusal('api.not_found');
    return DETAILS;
  });
  const late = new OpenedPerson({ call } as unknown as HttpCalls, 'ann', () => undefined);
  late.ending.ask('s1');
  late.ending.setReason('Lost phone');
  expect([await late.endSession(), late.ending.asked]).toEqual([false, undefined]);
});
