import { Switch, type User } from '@livery/contract';
import { beforeEach, expect, it } from 'vitest';
import { connectionLost } from '../../../lib/http/failure.ts';
import { type FakeCalls, fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import { UsersStore } from '../../users/index.ts';
import { OwnSwitches } from './own-switches.store.ts';

let http: FakeCalls;
let store: OwnSwitches;
let toasts: Words[];

beforeEach(async () => {
  http = fakeCalls({
    'GET /api/v1/users/me': () => ({ notify: Switch.OPEN, sound: Switch.OPEN }) as User,
    'POST /api/v1/users/notify': () => ({}),
  });
  const users = new UsersStore(http);
  await users.enter();
  http.asked.length = 0;
  toasts = [];
  store = new OwnSwitches({ http, users, toasts: { show: (words) => toasts.push(words) } });
});

it('sends 1 for open and 2 for closed, and shows it at once', async () => {
  const closing = store.set('notify', false);
  expect(store.isOn('notify')).toBe(false);
  await closing;
  await store.set('vibration', true);
  expect(http.asked.map(({ options }) => options['body'])).toEqual([{ notify: 2 }, { vibration: 1 }]);
  expect([store.isOn('notify'), store.isOn('vibration')]).toEqual([false, true]);
});

it('of two quick taps the last one wins, on the screen and on the server', async () => {
  const { promise: first, resolve: letFirst } = Promise.withResolvers<void>();
  http.answers = {
    'POST /api/v1/users/notify': async ({ body }) => {
      if (body?.sound === Switch.CLOSE) await first;
      return {};
    },
  };
  const taps = [store.set('sound', false), store.set('sound', true)];
  expect(store.isOn('sound')).toBe(true);
  // One at a time: two under way may arrive the other way round.
  expect(http.asked).toHaveLength(1);
  letFirst();
  await Promise.all(taps);
  expect(http.asked.map(({ options }) => options['body'])).toEqual([{ sound: 2 }, { sound: 1 }]);
  expect(store.isOn('sound')).toBe(true);
});

it.each([
  [refusal('api.unavailable'), []],
  [connectionLost('POST /api/v1/users/notify'), [{ id: 'error.no_connection', values: {} }]],
])('takes a switch back that was refused: %o', async (failure, said) => {
  http.answers = { 'POST /api/v1/users/notify': () => Promise.reject(failure) };
  await store.set('sound', false);
  expect(store.isOn('sound')).toBe(true);
  expect(toasts).toEqual(said);
});

it.each(['presence', 'like_list_private', 'collect_list_private'] as const)(
  '%s, which others see, is the profile’s',
  async (setting) => {
    http.answers = { 'PUT /api/v1/users/me': () => ({}) };
    await store.set(setting, true);
    expect(http.asked.map(({ call, options }) => [call, options['body']])).toEqual([
      ['PUT /api/v1/users/me', { [setting]: 1 }],
    ]);
    expect(store.isOn(setting)).toBe(true);
  },
);
