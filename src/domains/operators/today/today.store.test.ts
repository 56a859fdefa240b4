// @vitest-environment node
import type { Today } from '@livery/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { TodayBoard } from './today.store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const aDay = (online: number): Today => ({
  ...{
    at: '',
    hours_from: '',
    days_from: '',
    online,
    waiting: 0,
    series: [],
    history: [],
    errors: [],
    jobs: [],
  },
  ...{ content: null, money: null },
});

it('looks again while it is followed, and keeps what it has when a look fails', async () => {
  let online = 1;
  const answer = vi.fn(() => aDay(online));
  const http = fakeCalls({ 'GET /ops/api/today': answer });
  const board = new TodayBoard(http, { end: vi.fn() });
  const stop = board.follow();
  await vi.advanceTimersByTimeAsync(0);
  expect(board.today?.online).toBe(1);
  online = 2;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(board.today?.online).toBe(2);
  http.answers = { 'GET /ops/api/today': () => Promise.reject(refusal('api.unavailable')) };
  await vi.advanceTimersByTimeAsync(15_000);
  expect([board.today?.online, board.hasFailed]).toEqual([2, true]);
  http.answers = { 'GET /ops/api/today': answer };
  await vi.advanceTimersByTimeAsync(15_000);
  expect(board.hasFailed).toBe(false);
  stop();
  const asked = http.asked.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(http.asked).toHaveLength(asked);
});

it('shows what there is where the node that answered knows no history', async () => {
  const { history: _, waiting: __, ...before } = aDay(3);
  const http = fakeCalls({ 'GET /ops/api/today': () => before as Today });
  const board = new TodayBoard(http, { end: vi.fn() });
  await board.load();
  expect(board.today).toMatchObject({ online: 3, waiting: 0, history: [] });
});

it('leads to the way in when the session has ended meanwhile', async () => {
  const end = vi.fn();
  const http = fakeCalls({ 'GET /ops/api/today': () => Promise.reject(refusal('api.unauthorized')) });
  await new TodayBoard(http, { end }).load();
  expect(end).toHaveBeenCalledOnce();
});
