import type { Group } from '@livery/contract';
import { observe, reaction } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noCredentials } from '../../lib/http/credentials.ts';
import { Http } from '../../lib/http/http.ts';
import { fakeCalls } from '../../lib/http/testing/fake-calls.ts';
import { titleCount } from '../../lib/intl/title-count.ts';
import type { ConnectionListeners } from '../../lib/socket/connection.ts';
import { Realtime } from '../../lib/socket/realtime.ts';
import type { Stores } from '../../lib/stores/stores.ts';
import { AlertStore } from '../../lib/toasts/alerts.store.ts';
import { ToastStore } from '../../lib/toasts/toasts.store.ts';
import type { SessionStore } from '../auth/index.ts';
import { UsersStore } from '../users/index.ts';
import { type Chat, createChat } from './chat.ts';
import { retracted } from './message.model.ts';
import { domain } from './messages.domain.ts';
import { FakeServer, GROUP, ME, shownIn } from './testing.ts';

let server: FakeServer;
let chat: Chat;
let socket: ConnectionListeners | undefined;
let realtime: Realtime;
let groupReads: number;
/** What the server knows of the conversation. */
let group: Partial<Group>;
let settings: unknown[];
/** Seqs of the mentions that the server tells as unseen. */
let calls: number[];

/** The calls of the chat, served from the conversation of the fake server. */
const answer = async (
  name: string,
  query: Record<string, unknown> = {},
  body?: unknown,
): Promise<unknown> => {
  if (name === 'GET /api/v1/users/groups') {
    groupReads += 1;
    return { list: [], next_id: null };
  }
  if (name === 'GET /api/v1/groups/:id')
    return { id: GROUP, last_seq: 0, unread: 0, update_at: '', ...group };
  if (name === 'GET /api/v1/groups/:id/unseen')
    return { mentions: calls.map((seq) => ({ id: `m${seq}`, seq })), reactions: [] };
  if (name === 'PUT /api/v1/groups/:id/settings') {
    settings.push(body);
    return { id: GROUP, last_seq: 0, unread: 0, update_at: '', marked_unread: false };
  }
  return server.http.call('GET /api/v2/groups/:id/messages', { params: { id: GROUP }, query });
};

const noListeners = {
  onSuccess: () => undefined,
  onFailure: () => undefined,
  onMaintenance: () => undefined,
  onGuestQuota: () => undefined,
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {});
  localStorage.clear();
  server = new FakeServer();
  groupReads = 0;
  group = {};
  settings = [];
  calls = [];
  socket = undefined;
  const http = new Http({
    locale: () => 'en',
    listeners: noListeners,
    load: async () => ({
      call: (name, { query, body }) => answer(name, query, body),
      upload: async () => undefined,
    }),
  });
  realtime = new Realtime(
    () => noCredentials,
    async (_, listeners) => {
      socket = listeners;
      return { probe: () => undefined, send: () => undefined, close: () => undefined };
    },
  );
  realtime.start(ME);
  const session = {} as SessionStore;
  chat = createChat({
    http,
    users: new UsersStore(fakeCalls()),
    realtime,
    toasts: new ToastStore(),
    alerts: new AlertStore(),
    session,
    domains: {} as Stores['domains'],
  });
  realtime.onCatchUp(() => domain.onCatchUp?.(chat));
  await pass();
});

afterEach(() => {
  chat.stop();
  realtime.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (time = 0) => vi.advanceTimersByTimeAsync(time);
const shown = () => shownIn(chat.messages.room(GROUP)).map(({ seq }) => seq);

describe('events', () => {
  it('of one frame change the list and the conversation once; what follows a message comes after it', async () => {
    chat.enter(GROUP);
    await pass();
    let changes = 0;
    const stop = reaction(
      () => chat.messages.room(GROUP).view.state,
      () => (changes += 1),
    );
    for (let count = 0; count < 3; count += 1)
      domain.events?.['message.new']?.(chat, { message: server.add() });
    expect(shown()).toEqual([]);
    await pass(20);
    expect([shown(), changes]).toEqual([[1, 2, 3], 1]);
    const message = server.add();
    domain.events?.['message.new']?.(chat, { message });
    domain.events?.['message.deleted']?.(chat, { group_id: GROUP, id: message.id, seq: message.seq });
    await pass(20);
    expect(changes).toBe(2);
    expect(shownIn(chat.messages.room(GROUP)).at(-1)?.type).toBe('message_delete');
    stop();
  });

  it('change the count in the title twice a second at most', async () => {
    chat.enter(GROUP);
    await pass();
    const counts: number[] = [];
    const stop = observe(titleCount, ({ newValue }) => counts.push(newValue));
    for (let frame = 0; frame < 50; frame += 1) {
      domain.events?.['message.new']?.(chat, { message: server.add() });
      await pass(20);
    }
    await pass(500);
    expect(counts.length).toBeLessThanOrEqual(3);
    expect(counts.at(-1)).toBe(50);
    stop();
  });
});

describe('a conversation', () => {
  it('marked as unread is so no more when it is entered from outside the list', async () => {
    group = { marked_unread: true };
    chat.enter(GROUP);
    await pass();
    expect(settings).toEqual([{ marked_unread: false }]);
    expect(chat.groups.get(GROUP)?.marked_unread).toBe(false);
  });

  it('that was cleared while the socket was away shows nothing of it when it is back', async () => {
    server.fill(3);
    group = { last_seq: 3 };
    chat.enter(GROUP);
    await pass();
    expect(shown()).toEqual([1, 2, 3]);
    group = { last_seq: 3, floor_seq: 3 };
    server.floor = 3;
    await chat.groups.refresh(GROUP);
    expect(shown()).toEqual([]);
  });
});

describe('a group that the person is removed from', () => {
  it('is gone with its reason, and what they had not sent stays with them', async () => {
    chat.enter(GROUP);
    await pass();
    chat.drafts.write(GROUP, 'half a sen');
    server.isDown = true;
    chat.messages.room(GROUP).outbox.add('never went out');
    await pass(20);
    domain.events?.['group.removed']?.(chat, { group_id: GROUP, reason: 'removed' });
    // A frame that took long is followed by a rest.
    await pass(700);
    expect(chat.groups.get(GROUP)).toBeUndefined();
    expect(chat.groups.departed(GROUP)?.reason).toBe('removed');
    expect(chat.drafts.of(GROUP)).toBe('half a sen');
    const { list } = chat.messages.room(GROUP).outbox;
    expect(list.map(({ text, status }) => [text, status])).toEqual([['never went out', 'failed']]);
  });
});

describe('without a live socket', () => {
  it('an open conversation asks every 3 seconds, until it is left', async () => {
    const leave = chat.enter(GROUP);
    await pass();
    server.fill(1);
    await pass(2_999);
    expect(shown()).toEqual([]);
    await pass(1);
    expect(shown()).toEqual([1]);
    leave();
    const calls = server.calls.length;
    await pass(60_000);
    expect(server.calls).toHaveLength(calls);
  });

  it('what was taken back meanwhile goes from an open conversation', async () => {
    server.fill(3);
    chat.enter(GROUP);
    await pass();
    server.messages = server.messages.map((message) => (message.seq === 2 ? retracted(message) : message));
    await pass(16_000);
    expect(shownIn(chat.messages.room(GROUP)).map(({ type }) => type)).toEqual([
      'text',
      'message_delete',
      'text',
    ]);
  });

  it('the list asks every 15 seconds', async () => {
    const atFirst = groupReads;
    await pass(14_999);
    expect(groupReads).toBe(atFirst);
    await pass(1);
    expect(groupReads).toBe(atFirst + 1);
    await pass(15_000);
    expect(groupReads).toBe(atFirst + 2);
  });

  it('the list is read once, with the socket that is on its way; at once for somebody who waits for it', async () => {
    expect(groupReads).toBe(0);
    chat.groups.await();
    await pass();
    expect(groupReads).toBe(1);
    socket?.onReady();
    await pass();
    expect(groupReads).toBe(2);
  });

  it('a socket that comes back catches up and ends the asking; one that goes starts it again', async () => {
    chat.enter(GROUP);
    await pass();
    server.fill(1);
    socket?.onReady();
    await pass();
    expect(shown()).toEqual([1]);
    const calls = [server.calls.length, groupReads];
    await pass(60_000);
    expect([server.calls.length, groupReads]).toEqual(calls);
    socket?.onDown(false);
    server.fill(1);
    await pass(3_000);
    expect(shown()).toEqual([1, 2]);
  });

  it('one that comes back says what is still unseen of what was', async () => {
    const { unseen } = chat.messages.room(GROUP);
    calls = [1, 2];
    group = { mentioned: 'm1' };
    chat.enter(GROUP);
    await pass();
    expect(unseen.mentions.map(({ seq }) => seq)).toEqual([1, 2]);
    calls = [2];
    socket?.onReady();
    await pass();
    expect(unseen.mentions.map(({ seq }) => seq)).toEqual([2]);
  });

  it('nothing is asked after the end', async () => {
    chat.enter(GROUP);
    chat.stop();
    const reads = groupReads;
    await pass(60_000);
    expect(groupReads).toBe(reads);
  });
});
