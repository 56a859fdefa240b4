import { beforeEach, expect, it, vi } from 'vitest';
import { type FakeCalls, fakeCalls, refusal } from '../../lib/http/testing/fake-calls.ts';
import { NotificationsStore } from './notifications.store.ts';
import { notificationOf } from './notifications.testing.ts';

let http: FakeCalls;
let alerted: number;
const onRows = vi.fn();
let store: NotificationsStore;
const rows = () => store.list.list.map(({ id, unread }) => `${id}${unread ? ' new' : ''}`);
const viewed = () => http.asked.filter(({ call }) => call === 'POST /api/v1/notification/view-all').length;
const settle = () => vi.waitFor(() => expect(['end', 'failed']).toContain(store.list.status));

beforeEach(() => {
  alerted = 0;
  http = fakeCalls({
    'GET /api/v1/notification/new-count': () => ({ count: 2 }),
    'GET /api/v1/notification/list': () => ({
      list: [notificationOf('b'), notificationOf('a', { unread: false })],
      next_id: null,
    }),
    'POST /api/v1/notification/view-all': () => ({}),
  });
  onRows.mockReset();
  store = new NotificationsStore({ http, alert: () => (alerted += 1), onRows });
});

it('counts what is new, and hears of more', async () => {
  await store.refreshCount();
  expect(store.count).toBe(2);
  store.receive({ notification: notificationOf('c'), count: 3 });
  expect([store.count, alerted]).toEqual([3, 1]);
  store.receive({ count: 0 });
  expect([store.count, alerted]).toEqual([0, 1]);
});

it('a mention makes no sound of its own: its message does', () => {
  store.receive({ notification: notificationOf('c', { kind: 'mention', message: { id: 'm' } }), count: 1 });
  expect([store.count, alerted]).toEqual([1, 0]);
});

it('a count that was asked for before an event is older than it', async () => {
  const asked = Promise.withResolvers<{ count: number }>();
  http.answers['GET /api/v1/notification/new-count'] = () => asked.promise;
  const reading = store.refreshCount();
  store.receive({ count: 0 });
  asked.resolve({ count: 2 });
  await reading;
  expect(store.count).toBe(0);
});

it('a count that does not come disturbs nobody', async () => {
  http.answers = {};
  await store.refreshCount();
  expect(store.count).toBe(0);
});

it('whoever looks at the list has seen it; what was new in it stays marked, until it is read again', async () => {
  await store.refreshCount();
  store.look(true);
  expect(viewed()).toBe(0);
  store.open();
  await settle();
  await vi.waitFor(() => expect(store.count).toBe(0));
  expect([rows(), viewed()]).toEqual([['b new', 'a'], 1]);
});

it('a page in the background sees nothing', async () => {
  await store.refreshCount();
  store.open();
  await settle();
  expect([store.count, viewed()]).toEqual([2, 0]);
  store.look(true);
  await vi.waitFor(() => expect(store.count).toBe(0));
});

it('what arrives stands on top, once; before somebody’s eyes it is seen at once and makes no sound', async () => {
  store.look(true);
  store.open();
  await settle();
  store.receive({ notification: notificationOf('c'), count: 1 });
  store.receive({ notification: notificationOf('a', { count: 2 }), count: 2 });
  expect([rows(), alerted]).toEqual([['a new', 'c new', 'b new'], 0]);
  await vi.waitFor(() => expect([store.count, viewed()]).toEqual([0, 2]));
});

it('all marks are taken off at once', async () => {
  store.open();
  await settle();
  expect(store.hasUnread).toBe(true);
  store.viewAll();
  expect([store.hasUnread, rows()]).toEqual([false, ['b', 'a']]);
});

it('what could not be marked as seen stays new, and is not asked for again and again', async () => {
  http.answers['POST /api/v1/notification/view-all'] = () => {
    throw refusal('api.unknown', { status: 500 });
  };
  await store.refreshCount();
  store.look(true);
  store.open();
  await settle();
  await vi.waitFor(() => expect(viewed()).toBe(1));
  expect(store.count).toBe(2);
});

it('asks for pages of the size that the contract names, and after a gap again', async () => {
  store.look(true);
  store.open();
  await settle();
  store.catchUp();
  await settle();
  const pages = http.asked.filter(({ call }) => call === 'GET /api/v1/notification/list');
  expect(pages.map(({ options }) => options['query'])).toEqual([{ page: 9999 }, { page: 9999 }]);
});

it('what rows say of people is as old as the question', async () => {
  let now = 1;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  http.answers['GET /api/v1/notification/list'] = () => {
    now = 2;
    return { list: [], next_id: null };
  };
  store.open();
  await settle();
  store.receive({ notification: notificationOf('c'), count: 1 });
  expect(onRows.mock.calls.map(([, askedAt]) => askedAt)).toEqual([1, 2]);
  vi.restoreAllMocks();
});
