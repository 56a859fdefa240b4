// @vitest-environment node
import { runInAction } from 'mobx';
import { beforeEach, expect, it, vi } from 'vitest';
import { connectionLost } from '../../lib/http/failure.ts';
import { type FakeCalls, fakeCalls } from '../../lib/http/testing/fake-calls.ts';
import { walletOf } from '../wallet/testing.ts';
import { hindranceOf } from './hindrance.ts';
import { type DeskFacts, type DeskWallet, PaymentDesk } from './payment-desk.store.ts';

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

vi.stubGlobal('addEventListener', () => undefined);

let http: FakeCalls;
let desk: PaymentDesk;
let wallet: DeskWallet;

const comes = async () => {
  await desk.load();
  await vi.waitFor(() => expect(desk.state.status).not.toBe('loading'));
};

beforeEach(() => {
  http = fakeCalls({
    'GET /api/v1/payment/provider': () => ({ current: 'wellpay', list: [provider], wait_until: null }),
    [STATUS]: () => ({ bound: true, address: 'a***b', locked: false, order: null }),
    'GET /api/v1/wallet/balance': () => balance,
  });
  wallet = walletOf(http);
  desk = new PaymentDesk({ http, wallet: async () => wallet });
});

it('knows providers, binding and balance', async () => {
  await comes();
  expect(desk.facts).toEqual({
    providers: [provider],
    current: 'wellpay',
    waitUntil: null,
    binding: { bound: true, address: 'a***b', locked: false },
    balance,
    areHidden: false,
  });
});

it('keeps what stands there when it cannot be read anew, and tells nobody', async () => {
  await comes();
  http.answers[STATUS] = () => Promise.reject(connectionLost(STATUS));
  await desk.load();
  expect(desk.state.status).toBe('ready');
  const quietly = http.asked.map(({ options }) => options['background']);
  expect(quietly.filter((each) => each)).toHaveLength(3);
  expect(quietly).toHaveLength(6);
});

it('says that it could not be read, until it could', async () => {
  const lost = connectionLost(STATUS);
  const answer = http.answers[STATUS];
  http.answers[STATUS] = () => Promise.reject(lost);
  await desk.load();
  expect(desk.state).toEqual({ status: 'failed', error: lost });
  if (answer) http.answers[STATUS] = answer;
  await comes();
  expect(desk.state.status).toBe('ready');
});

it.each([
  [{}, undefined],
  [{ waitUntil: '2026-11-24T09:00:00Z' }, { kind: 'wait', until: '2026-11-24T09:00:00Z' }],
  [{ providers: [{ ...provider, open: false }] }, { kind: 'closed' }],
  [{ providers: [] }, { kind: 'closed' }],
  [{ balance: { ...balance, sign_valid: false }, waitUntil: '2026-11-24T09:00:00Z' }, { kind: 'read_only' }],
])('%j hinders: %j', async (change: Partial<DeskFacts>, hindrance) => {
  await comes();
  const facts = desk.facts as DeskFacts;
  expect(hindranceOf({ ...facts, ...change }, 'wellpay')).toEqual(hindrance);
});

it('has the balance of the wallet, and follows its eye', async () => {
  await comes();
  http.answers['GET /api/v1/wallet/balance'] = () => ({ ...balance, available: 5 });
  wallet.balance.catchUp();
  await vi.waitFor(() => expect(desk.facts?.balance.available).toBe(5));
  runInAction(() => (wallet.amounts.areHidden = true));
  expect(desk.facts?.areHidden).toBe(true);
});

it('asks for the balance no second time when points have moved: the wallet has', async () => {
  await comes();
  await desk.look();
  const asked = http.asked.filter(({ call }) => call === 'GET /api/v1/wallet/balance');
  expect(asked).toHaveLength(1);
});

it('says that the balance could not be read', async () => {
  const lost = connectionLost('GET /api/v1/wallet/balance');
  const answer = http.answers['GET /api/v1/wallet/balance'];
  http.answers['GET /api/v1/wallet/balance'] = () => Promise.reject(lost);
  await comes();
  expect(desk.state).toEqual({ status: 'failed', error: lost });
  if (answer) http.answers['GET /api/v1/wallet/balance'] = answer;
  await desk.load();
  await vi.waitFor(() => expect(desk.state.status).toBe('ready'));
});
