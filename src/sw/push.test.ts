// @vitest-environment node
import { beforeEach, expect, it } from 'vitest';
import { listenForPushes } from './push.ts';
import type { WindowClient, WorkerScope } from './scope.ts';

const ORIGIN = 'https://aurora.example';
const PAYLOAD = { title: 'Meera liked your post', body: 'By the lake', tag: 'n1', url: '/posts/p1' };

let pages: WindowClient[];
let log: string[];
let shown: { title: string; options: Record<string, unknown> }[];
let listeners: Record<string, (event: object) => void>;

const page = (path: string, fields: Partial<WindowClient> = {}): WindowClient => ({
  ...{ url: ORIGIN + path, visibilityState: 'hidden', focused: false },
  focus: async () => log.push(`focus ${path}`),
  navigate: async (url) => log.push(`navigate ${url}`),
  ...fields,
});

const fire = async (name: string, event: object): Promise<void> => {
  const waiting: Promise<unknown>[] = [];
  listeners[name]?.({ ...event, waitUntil: (work: Promise<unknown>) => waiting.push(work) });
  await Promise.all(waiting);
};
const push = (payload: unknown) => fire('push', { data: { json: () => payload } });
const click = (url: unknown) =>
  fire('notificationclick', { notification: { data: { url }, close: () => log.push('close') } });

beforeEach(() => {
  [pages, log, shown, listeners] = [[], [], [], {}];
  listenForPushes({
    location: { origin: ORIGIN },
    registration: {
      pushManager: { subscribe: async (options: object) => log.push(`subscribe ${JSON.stringify(options)}`) },
      showNotification: async (title: string, options: Record<string, unknown>) =>
        void shown.push({ title, options }),
    },
    clients: {
      matchAll: async () => pages,
      openWindow: async (url: string) => log.push(`open ${url}`),
    },
    addEventListener: (name: string, listen: (event: never) => void) => {
      listeners[name] = listen as (event: object) => void;
    },
  } as unknown as WorkerScope);
});

it('a message is shown as it says, and vibrates only where it makes a sound', async () => {
  await push({ ...PAYLOAD, silent: false, vibrate: true });
  await push({ ...PAYLOAD, silent: true, vibrate: true });
  await push({ ...PAYLOAD, silent: false, vibrate: true, haptics: 'strong' });
  const [light = [], , strong = []] = shown.map(({ options }) => options['vibrate'] as number[]);
  expect(strong[0]).toBeGreaterThan(light[0] ?? 0);
  expect(shown.splice(2)).toHaveLength(1);
  expect(shown).toMatchObject([
    {
      title: PAYLOAD.title,
      options: { body: 'By the lake', tag: 'n1', silent: false, renotify: true, data: { url: '/posts/p1' } },
    },
    { options: { silent: true } },
  ]);
  expect(shown.map(({ options }) => 'vibrate' in options)).toEqual([true, false]);
});

it('nothing is shown to whoever has the app before their eyes, nor what is no message', async () => {
  pages = [page('/chat', { visibilityState: 'visible' })];
  await push({ ...PAYLOAD, silent: false, vibrate: false });
  pages = [];
  await push({ title: 7 });
  await push(null);
  expect(shown).toEqual([]);
});

it('a tap goes there in the page that is open, the one in focus first', async () => {
  pages = [page('/chat'), page('/home/recommend', { focused: true })];
  await click('/posts/p1');
  expect(log).toEqual(['close', 'focus /home/recommend', `navigate ${ORIGIN}/posts/p1`]);
});

it('a page that is there already is only brought forward', async () => {
  pages = [page('/posts/p1')];
  await click('/posts/p1');
  expect(log).toEqual(['close', 'focus /posts/p1']);
});

it('without a page, or in one that is not the worker’s, a new one opens', async () => {
  await click('/posts/p1');
  pages = [
    page('/chat', {
      navigate: async () => {
        throw new TypeError('not mine');
      },
    }),
  ];
  await click('/posts/p2');
  expect(log).toEqual([
    ...['close', `open ${ORIGIN}/posts/p1`],
    ...['close', 'focus /chat', `open ${ORIGIN}/posts/p2`],
  ]);
});

it.each(['https://evil.example/', '//evil.example/x', 'javascript:alert(1)', 7, undefined])(
  '%s leads nowhere but home',
  async (url) => {
    await click(url);
    expect(log).toEqual(['close', `open ${ORIGIN}/`]);
  },
);

it('a subscription that the browser has changed is made anew', async () => {
  await fire('pushsubscriptionchange', { oldSubscription: { options: { userVisibleOnly: true } } });
  await fire('pushsubscriptionchange', { oldSubscription: null });
  expect(log).toEqual(['subscribe {"userVisibleOnly":true}']);
});
