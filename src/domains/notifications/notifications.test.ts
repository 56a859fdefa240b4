import type { EventMap, Message } from '@livery/contract';
import { Switch } from '@livery/contract';
import { observable, runInAction } from 'mobx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCalls } from '../../lib/http/testing/fake-calls.ts';
import type { RealtimeStatus } from '../../lib/socket/realtime.ts';
import type { Stores } from '../../lib/stores/stores.ts';
import { notificationOf } from './notifications.testing.ts';
import { createNotifications, type Notifications } from './notifications.ts';
import { askForPush } from './push/push.ts';
import { isPushAsked } from './push/push-storage.ts';

vi.mock('./push/push.ts', () => ({ askForPush: vi.fn(async () => undefined) }));

const ME = 'u1';
const followed: string[] = [];
let handlers: Set<(data: EventMap['message.new']) => void>;
let chat: { value: object | undefined };
let follow: () => void;
let live: { status: RealtimeStatus };
let counted: number;
let notifications: Notifications;

const start = () => {
  notifications = createNotifications({
    http: fakeCalls({
      'GET /api/v1/notification/new-count': () => {
        counted += 1;
        return { count: 0 };
      },
    }),
    users: { id: ME, me: { id: ME, notify: Switch.OPEN, sound: Switch.CLOSE, vibration: Switch.CLOSE } },
    social: {
      follows: {
        upsert: ({ id }: { id: string }) => followed.push(id),
        onFollow: (listener: () => void) => {
          follow = listener;
          return () => undefined;
        },
      },
    },
    realtime: {
      get status() {
        return live.status;
      },
      isLeading: true,
      on: (_: string, handle: (data: EventMap['message.new']) => void) => {
        handlers.add(handle);
        return () => handlers.delete(handle);
      },
    },
    domains: { store: () => chat },
  } as unknown as Stores);
};
const hear = (user_id: string) => {
  for (const handle of handlers) handle({ message: { user_id } as Message });
};
const asked = () => vi.mocked(askForPush).mock.calls.length;

beforeEach(() => {
  localStorage.clear();
  handlers = new Set();
  counted = 0;
  live = observable({ status: 'open' });
  chat = observable({ value: undefined }, {}, { deep: false });
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
});
afterEach(() => {
  notifications.stop();
  vi.restoreAllMocks();
  vi.mocked(askForPush).mockClear();
});

it.each(['before', 'after'])('somebody who has written is asked, their chat being there %s', async (when) => {
  if (when === 'before') chat.value = {};
  start();
  expect(handlers.size).toBe(when === 'before' ? 1 : 0);
  runInAction(() => {
    chat.value = {};
  });
  hear('u2');
  hear(ME);
  await vi.waitFor(() => expect(asked()).toBe(1));
  notifications.stop();
  expect(handlers.size).toBe(0);
});

it('who was asked is listened to no longer', () => {
  chat.value = {};
  start();
  isPushAsked.write(true);
  hear(ME);
  expect([asked(), handlers.size]).toEqual([0, 0]);
});

it.each([
  ['open', 1],
  ['connecting', 0],
] as const)('what is new is counted at once where the socket is %s, otherwise with it', (status, times) => {
  runInAction(() => {
    live.status = status;
  });
  start();
  expect(counted).toBe(times);
  runInAction(() => {
    live.status = 'open';
  });
  // The domain's own catching up counts then.
  expect(counted).toBe(times);
});

it('somebody who has followed is asked', async () => {
  start();
  follow();
  await vi.waitFor(() => expect(asked()).toBe(1));
});

it('whom I follow back is known wherever they appear', () => {
  start();
  notifications.store.receive({
    notification: notificationOf('1', { kind: 'follow', is_followed: 3 }),
    count: 1,
  });
  notifications.store.receive({ notification: notificationOf('2'), count: 2 });
  expect(followed).toEqual(['p2']);
});
