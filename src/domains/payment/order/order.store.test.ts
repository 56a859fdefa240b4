import type { OrderState } from '@livery/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectionLost } from '../../../lib/http/failure.ts';
import { type FakeCalls, fakeCalls } from '../../../lib/http/testing/fake-calls.ts';
import { Realtime } from '../../../lib/socket/realtime.ts';
import { OrderStore } from './order.store.ts';

const STATUS = 'GET /api/v1/payment/order/binding-status';
const pending = { order_id: 'w1', provider: 'wellpay', status: 'pending' } as OrderState;
const decided: OrderState = { ...pending, status: 'success' };

let order: OrderState | null;
let http: FakeCalls;
let realtime: Realtime;
let store: OrderStore;
let stop: () => void;

const settle = () => vi.advanceTimersByTimeAsync(0);
const asked = () => http.asked.length;

beforeEach(async () => {
  vi.useFakeTimers();
  order = pending;
  http = fakeCalls({ [STATUS]: () => ({ bound: true, address: 'a***b', locked: false, order }) });
  realtime = new Realtime(() => {
    throw new Error('nobody connects here');
  });
  store = new OrderStore({ http, realtime }, 'w1');
  stop = store.follow();
  await settle();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('asks for its order again and again until it is decided', async () => {
  expect([store.state, asked()]).toEqual([{ status: 'ready', order: pending }, 1]);
  await vi.advanceTimersByTimeAsync(8000);
  expect(asked()).toBe(3);
  order = decided;
  await vi.advanceTimersByTimeAsync(4000);
  expect(store.state).toEqual({ status: 'ready', order: decided });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBe(4);
  expect(http.asked.map(({ options }) => [options['query'], options['background']])).toEqual([
    [{ order_id: 'w1' }, undefined],
    [{ order_id: 'w1' }, true],
    [{ order_id: 'w1' }, true],
    [{ order_id: 'w1' }, true],
  ]);
});

it('asks at once when points have moved, and not once it is decided', async () => {
  order = decided;
  realtime.emit({ event: 'wallet.changed', data: { balance: 1 } });
  await settle();
  expect(store.state).toEqual({ status: 'ready', order: decided });
  realtime.emit({ event: 'wallet.changed', data: { balance: 2 } });
  expect(asked()).toBe(2);
});

it('keeps what it knows when it cannot be asked', async () => {
  http.answers[STATUS] = () => Promise.reject(connectionLost(STATUS));
  await vi.advanceTimersByTimeAsync(4000);
  expect(store.state).toEqual({ status: 'ready', order: pending });
});

it('says that there is none, or that it could not be read', async () => {
  stop();
  order = null;
  await store.load();
  expect(store.state).toEqual({ status: 'none' });
  const lost = connectionLost(STATUS);
  http.answers[STATUS] = () => Promise.reject(lost);
  await store.load();
  expect(store.state).toEqual({ status: 'failed', error: lost });
});

it('asks no more when nobody looks', async () => {
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBe(1);
});
