// @vitest-environment node
import { beforeEach, expect, it } from 'vitest';
import { connectionLost } from '../../lib/http/failure.ts';
import { type FakeCalls, fakeCalls } from '../../lib/http/testing/fake-calls.ts';
import { hindranceOf } from './hindrance.ts';
import { type DeskFacts, PaymentDesk } from './payment-desk.store.ts';

const provider = {
  code: 'wellpay',
  open: true,
  minimum: 1000,
  maximum: 5_000_000,
  day_limit: 10_000_000,
  left_today: 10_000_000,
} as const;
const balance = { sign_valid: true, balance: 900, held: 0, available: 900, pending: 0, holds: [] };
const STATUS = 'GET /api/v1/payment/order/binding-status';

let http: FakeCalls;
let desk: PaymentDesk;

beforeEach(() => {
  http = fakeCalls({
    'GET /api/v1/payment/provider': () => ({ current: 'wellpay', list: [provider], wait_until: null }),
    [STATUS]: () => ({ bound: true, address: 'a***b', locked: false, order: null }),
    'GET /api/v1/wallet/balance': () => balance,
  });
  desk = new PaymentDesk(http);
});

it('knows providers, binding and balance', async () => {
  await desk.load();
  expect(desk.facts).toEqual({
    providers: [provider],
    current: 'wellpay',
    waitUntil: null,
    binding: { bound: true, address: 'a***b', locked: false },
    balance,
  });
});

it('keeps what stands there when it cannot be read anew, and tells nobody', async () => {
  await desk.load();
  http.answers[STATUS] = () => Promise.reject(connectionLost(STATUS));
  await desk.load();
  expect(desk.state.status).toBe('ready');
  const quietly = http.asked.map(({ options }) => options['background']);
  expect(quietly).toEqual([undefined, undefined, undefined, true, true, true]);
});

it('says that it could not be read, until it could', async () => {
  const lost = connectionLost(STATUS);
  const answer = http.answers[STATUS];
  http.answers[STATUS] = () => Promise.reject(lost);
  await desk.load();
  expect(desk.state).toEqual({ status: 'failed', error: lost });
  if (answer) http.answers[STATUS] = answer;
  await desk.load();
  expect(desk.state.status).toBe('ready');
});

it.each([
  [{}, undefined],
  [{ waitUntil: '2026-11-24T09:00:00Z' }, { kind: 'wait', until: '2026-11-24T09:00:00Z' }],
  [{ providers: [{ ...provider, open: false }] }, { kind: 'closed' }],
  [{ providers: [] }, { kind: 'closed' }],
  [{ balance: { ...balance, sign_valid: false }, waitUntil: '2026-11-24T09:00:00Z' }, { kind: 'read_only' }],
])('%j hinders: %j', async (change: Partial<DeskFacts>, hindrance) => {
  await desk.load();
  const facts = desk.facts as DeskFacts;
  expect(hindranceOf({ ...facts, ...change }, 'wellpay')).toEqual(hindrance);
});
