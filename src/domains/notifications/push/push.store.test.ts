import type { Locale } from '@livery/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { connection } from '../../../lib/connection.ts';
import { connectionLost } from '../../../lib/http/failure.ts';
import { type FakeCalls, fakeCalls } from '../../../lib/http/testing/fake-calls.ts';
import { PushStore } from './push.store.ts';
import type { PushBrowser } from './push-browser.ts';
import { isPushOn, knownSubscription } from './push-storage.ts';

const KEY = 'BKey';
let http: FakeCalls;
let browser: PushBrowser & { wish: NotificationPermission; given: NotificationPermission };
let endpoint: string | undefined;
let locale: Locale;

const subscriptionAt = (address: string) =>
  ({
    endpoint: address,
    toJSON: () => ({ endpoint: address, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      endpoint = undefined;
      return true;
    },
  }) as unknown as PushSubscription;

const asked = () => http.asked.map(({ call }) => call.replace('/api/v1/push/', ''));
const open = () => new PushStore({ http, browser, locale: () => locale });

beforeEach(() => {
  localStorage.clear();
  [endpoint, locale] = [undefined, 'en'];
  http = fakeCalls({
    'GET /api/v1/push/key': () => ({ key: KEY }),
    'POST /api/v1/push/subscriptions': () => ({ id: 's1' }),
    'DELETE /api/v1/push/subscriptions/:id': () => ({}),
  });
  browser = {
    isSupported: true,
    wish: 'granted',
    given: 'default',
    permission: () => browser.given,
    askPermission: async () => {
      browser.given = browser.wish;
      return browser.given;
    },
    current: async () => (endpoint === undefined ? undefined : subscriptionAt(endpoint)),
    subscribe: async (key) => {
      endpoint = `https://push.example/${key}`;
      return subscriptionAt(endpoint);
    },
  };
});

it('tells the server of this browser once the person allows it, and no more when they do not', async () => {
  const push = open();
  expect(await push.read()).toBe('off');
  await push.turnOn();
  expect(push.state).toBe('on');
  expect(http.asked.find(({ call }) => call.startsWith('POST'))?.options['body']).toEqual({
    endpoint: 'https://push.example/BKey',
    keys: { p256dh: 'p', auth: 'a' },
    locale: 'en',
  });
  await push.turnOff();
  expect([push.state, endpoint, asked().at(-1)]).toEqual(['off', undefined, 'DELETE subscriptions/:id']);
});

it('asks the server nothing when the person refuses', async () => {
  browser.wish = 'denied';
  const push = open();
  await push.turnOn();
  expect([push.state, asked()]).toEqual(['denied', []]);
});

it('says where it cannot be', async () => {
  http.answers['GET /api/v1/push/key'] = () => ({ key: null });
  expect(await open().read()).toBe('unavailable');
  browser = { ...browser, isSupported: false };
  expect(await open().read()).toBe('unsupported');
});

it('says where it could not be found out, and finds out with the next connection while somebody looks', async () => {
  for (const isLooking of [true, false]) {
    http.answers['GET /api/v1/push/key'] = () => {
      throw connectionLost('GET /api/v1/push/key');
    };
    const push = open();
    await push.look();
    expect(push.state).toBe('failed');
    http.answers['GET /api/v1/push/key'] = () => ({ key: KEY });
    if (!isLooking) push.stop();
    connection.announceBack();
    await vi.waitFor(() => expect(push.state).toBe(isLooking ? 'off' : 'failed'));
  }
});

it('at a start the server is told only of what it does not know', async () => {
  await open().turnOn();
  const before = asked().length;
  await open().renew();
  expect(asked()).toHaveLength(before);
  // Another login has none of what belonged to the one before.
  knownSubscription.clear();
  await open().renew();
  endpoint = 'https://push.example/moved';
  await open().renew();
  locale = 'zh-CN';
  await open().renew();
  expect(asked().slice(before)).toEqual(Array(3).fill('POST subscriptions'));
});

it('a browser that has taken the permission back takes none', async () => {
  await open().turnOn();
  browser.given = 'default';
  expect(await open().read()).toBe('off');
  expect(isPushOn.read()).toBe(true);
  const before = asked().length;
  await open().renew();
  expect(asked()).toHaveLength(before);
});
