import { type BrandConfig, type EventMap, placesOf } from '@livery/contract';
import { autorun } from 'mobx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeCalls, fakeCalls, refusal } from '../../lib/http/testing/fake-calls.ts';
import { Brand } from '../brand/index.ts';
import { watchDiscoverContent } from './content-watch.ts';

let calls: FakeCalls;
const features: BrandConfig['features'] = {
  ...{ google: false, captcha: false, discover: true, publish: true, videos: true },
  envelopes: { lucky: true, minesweeper: false },
  wallet: { withdrawal: true },
  groups: { create: true },
};
const offered = (changed: Partial<typeof features> = {}) => {
  const now = { ...features, ...changed };
  return { features: now, places: placesOf({ start: { guest: 'discover' } }, now) };
};

let brand: Brand;
let told: (data: EventMap['features.changed']) => void;
let isVisible: boolean;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  brand = new Brand({ id: 'any', ...offered() } as BrandConfig);
  isVisible = true;
  calls = fakeCalls({ 'GET /api/v1/discovers/exists': () => false });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isVisible ? 'visible' : 'hidden'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const watch = (isSaid: boolean) =>
  watchDiscoverContent({
    http: { call: calls.call },
    brand,
    realtime: {
      on: (_, handler) => {
        told = handler as typeof told;
        return () => undefined;
      },
    },
    isSaid,
  });
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

it('an open page loses what operators switch off, its way to discover too, and gets it back', () => {
  watch(true);
  const seen: unknown[] = [];
  const stop = autorun(() => {
    const { publish, discover } = brand.features;
    seen.push([publish, discover, brand.config.places.start.guest]);
  });
  told(offered({ publish: false, discover: false }));
  told(offered());
  stop();
  expect(seen).toEqual([
    [true, true, '/discover'],
    [false, false, '/home/recommend'],
    [true, true, '/discover'],
  ]);
});
