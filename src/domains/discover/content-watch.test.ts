import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeCalls, fakeCalls, refusal } from '../../lib/http/testing/fake-calls.ts';
import { watchDiscoverContent } from './content-watch.ts';

let calls: FakeCalls;
let brand: { discoverContentExist: boolean };
let isVisible: boolean;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  brand = { discoverContentExist: true };
  isVisible = true;
  calls = fakeCalls({ 'GET /api/v1/discovers/exists': () => false });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isVisible ? 'visible' : 'hidden'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const watch = (isSaid: boolean) => watchDiscoverContent({ http: { call: calls.call }, brand, isSaid });
const turn = (to: boolean) => {
  isVisible = to;
  document.dispatchEvent(new Event('visibilitychange'));
};
const asked = () => calls.asked.length;

it('a static host is asked whether there is anything to discover, a page that says it is not', async () => {
  watch(true);
  expect(asked()).toBe(0);
  watch(false);
  await vi.waitFor(() => expect(brand.discoverContentExist).toBe(false));
  expect(asked()).toBe(1);
});

it('a tab that somebody comes back to asks again, not more often than every five minutes', async () => {
  watch(true);
  turn(false);
  turn(true);
  expect(asked()).toBe(0);
  vi.advanceTimersByTime(5 * 60_000);
  turn(false);
  expect(asked()).toBe(0);
  turn(true);
  await vi.waitFor(() => expect(brand.discoverContentExist).toBe(false));
  turn(true);
  expect(asked()).toBe(1);
  vi.advanceTimersByTime(5 * 60_000);
  calls.answers['GET /api/v1/discovers/exists'] = () => true;
  turn(true);
  await vi.waitFor(() => expect(brand.discoverContentExist).toBe(true));
});

it('where no answer comes it stays as it was', async () => {
  calls.answers['GET /api/v1/discovers/exists'] = () => {
    throw refusal('api.unavailable');
  };
  watch(false);
  await vi.waitFor(() => expect(asked()).toBe(1));
  expect(brand.discoverContentExist).toBe(true);
});
