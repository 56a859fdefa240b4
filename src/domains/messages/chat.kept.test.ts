import 'fake-indexeddb/auto';
import type { Group, User } from '@livery/contract';
import { openDB } from 'idb';
import { runInAction } from 'mobx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCalls } from '../../lib/http/testing/fake-calls.ts';
import { Realtime } from '../../lib/socket/realtime.ts';
import { forgetPersonalData, PERSONAL_CHATS } from '../../lib/storage/stored-value.ts';
import type { Stores } from '../../lib/stores/stores.ts';
import { UsersStore } from '../users/index.ts';
import { type Chat, createChat } from './chat.ts';
import { FakeServer, GROUP, ME, messageOf, noConnection, shownIn } from './testing.ts';

let server: FakeServer;
let groups: Group[];
let chat: Chat;

const open = (loginId: string): void => {
  const users = new UsersStore(fakeCalls());
  runInAction(() => {
    users.me = { id: ME } as User;
  });
  const http = fakeCalls({
    'GET /api/v1/users/groups': () => {
      if (server.isDown) throw noConnection();
      return { list: groups, next_id: null };
    },
    'GET /api/v1/groups/:id': () => {
      if (server.isDown) throw noConnection();
      return groups[0] as Group;
    },
    'GET /api/v2/groups/:id/messages': ({ query = {} }) =>
      server.http.call('GET /api/v2/groups/:id/messages', { params: { id: GROUP }, query }),
  });
  const realtime = new Realtime(() => {
    throw new Error('nobody connects here');
  });
  chat = createChat({ http, users, realtime, session: { loginId } } as unknown as Stores);
};

/** The page is put away, and opened again. */
const reopen = async (loginId: string): Promise<void> => {
  await vi.advanceTimersByTimeAsync(3_000);
  await vi.waitFor(async () => expect(await storedRooms()).toBe(1));
  chat.stop();
  open(loginId);
};

const storedRooms = async (): Promise<number> => {
  const database = await openDB(PERSONAL_CHATS);
  const count = await database.count('rooms');
  database.close();
  return count;
};

const seqs = () => shownIn(chat.messages.room(GROUP)).map(({ seq }) => seq);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  localStorage.clear();
  server = new FakeServer();
  server.fill(3);
  const last = messageOf({ seq: 3 });
  const group = { id: GROUP, unread: 0, last_seq: 3, last_unblock_message: last, update_at: last.create_at };
  groups = [group as Group];
  open('first');
  chat.enter(GROUP);
  await vi.waitFor(() => expect(seqs()).toEqual([1, 2, 3]));
});

afterEach(() => {
  chat.stop();
  forgetPersonalData();
  vi.useRealTimers();
});

it('the list and a room that was read stand though nobody can be reached', async () => {
  server.isDown = true;
  await reopen('first');
  chat.enter(GROUP);
  await vi.waitFor(() => expect([...chat.groups.order]).toEqual([GROUP]));
  await vi.waitFor(() => expect(seqs()).toEqual([1, 2, 3]));
  expect(chat.groups.status).toBe('ready');
});

it('the next login finds nothing of it', async () => {
  server.isDown = true;
  await reopen('second');
  chat.enter(GROUP);
  await vi.waitFor(() => expect(chat.groups.status).toBe('failed'));
  await vi.waitFor(() => expect(chat.messages.room(GROUP).view.state.status).toBe('failed'));
});

it('a conversation that the person was removed from is not kept', async () => {
  await reopen('first');
  await vi.waitFor(() => expect(chat.groups.status).toBe('ready'));
  chat.messages.remove(GROUP);
  await vi.waitFor(async () => expect(await storedRooms()).toBe(0));
});

it('nothing is asked for who has left meanwhile', async () => {
  await reopen('first');
  server.calls = [];
  chat.enter(GROUP);
  chat.stop();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.calls).toEqual([]);
});
