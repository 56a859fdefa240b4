// @vitest-environment node
import { ChatType, type Group, LIMITS, Switch, type User } from '@livery/contract';
import { observable, runInAction } from 'mobx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Signal } from '../../../lib/socket/frames.ts';
import type { Stores } from '../../../lib/stores/stores.ts';
import { type Company, followPresence } from './follow-presence.ts';

const realtime = observable({ status: 'down', send: (frame: Signal) => void sent.push(frame) });
const users = observable({ id: 'me', me: undefined as Partial<User> | undefined });
const small = observable.box(20);
const listed = observable<{ ids: string[] }>({ ids: [] });
let sent: Signal[];
let company: Company;

const groupOf = (id: string): Group =>
  ({
    id,
    type: id.includes('_') ? ChatType.DM : ChatType.GROUP,
    member_count: id === 'large' ? 21 : small.get(),
  }) as Group;
const set = (work: () => void) => {
  runInAction(work);
  vi.advanceTimersByTime(1_000);
};
const online = (user_id: string) => ({ user_id, online: true, seen_at: null });

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  company = followPresence({ realtime, users } as unknown as Stores, {
    get: groupOf,
    newest: () => listed.ids.map(groupOf),
  });
  set(() => {
    realtime.status = 'open';
    users.me = { presence: Switch.OPEN };
    listed.ids = ['me_a', 'small', 'me_b'];
  });
});
afterEach(() => {
  company.stop();
  realtime.status = 'down';
  vi.useRealTimers();
});

test('watches the partners of the list and of the open room, each once', () => {
  expect(sent).toEqual([{ op: 'watch', group_ids: ['me_a', 'me_b'] }]);
  set(() => {
    listed.ids = ['me_b', 'me_c', 'me_a'];
  });
  const lookAway = company.look('me_d');
  vi.advanceTimersByTime(1_000);
  lookAway();
  expect(sent.slice(1).flatMap((frame) => ('group_ids' in frame ? frame.group_ids : []))).toEqual([
    'me_c',
    'me_d',
  ]);
});

test('watches a small group while it stands open, again when there are others in it, and counts who is here', () => {
  const lookAway = company.look('small');
  company.look('large');
  vi.advanceTimersByTime(1_000);
  expect(sent.slice(1)).toEqual([{ op: 'watch', group_ids: ['small'] }]);
  const here = (user_id: string) => company.presence.receive({ ...online(user_id), group_id: 'small' });
  here('a');
  here('b');
  expect([company.presence.countIn('small'), company.presence.countIn('large')]).toEqual([2, 0]);
  company.presence.receive({ user_id: 'b', online: false, seen_at: null });
  expect(company.presence.countIn('small')).toBe(1);
  set(() => small.set(19));
  expect(sent.slice(2)).toEqual([{ op: 'watch', group_ids: ['small'] }]);
  expect(company.presence.countIn('small')).toBe(0);
  here('a');
  lookAway();
  set(() => small.set(20));
  expect(sent).toHaveLength(3);
});

test('watches all of them again before the server forgets, and after the socket was away', () => {
  vi.advanceTimersByTime(LIMITS.watch);
  expect(sent).toHaveLength(2);
  company.presence.receive(online('a'));
  set(() => {
    realtime.status = 'connecting';
  });
  expect(company.presence.of('a')).toEqual({ isOnline: false, seenAt: null });
  set(() => {
    realtime.status = 'open';
  });
  expect(sent[2]).toEqual(sent[0]);
});

test('a cut that is shorter than a busy list waits costs nothing of it', () => {
  company.presence.receive(online('a'));
  runInAction(() => {
    realtime.status = 'connecting';
  });
  expect(company.presence.of('a').isOnline).toBe(false);
  runInAction(() => {
    realtime.status = 'open';
  });
  expect(sent.slice(1)).toEqual([{ op: 'watch', group_ids: ['me_a', 'me_b'] }]);
  vi.advanceTimersByTime(1_000);
  expect(sent).toHaveLength(2);
});

test('who hides themselves watches nobody, tells nothing and forgets whom they saw', () => {
  company.presence.receive(online('a'));
  company.typing.receive({ group_id: 'me_a', user_id: 'a', nickname: 'A' });
  set(() => {
    users.me = { presence: Switch.CLOSE };
    listed.ids = ['me_a', 'me_e'];
  });
  company.typing.write('me_a');
  company.typing.receive({ group_id: 'me_a', user_id: 'a', nickname: 'A' });
  expect(company.presence.of('a').isOnline).toBe(false);
  expect(company.typing.namesIn('me_a')).toEqual([]);
  expect(sent).toHaveLength(1);
});

test('writing is sent in small groups alone', () => {
  for (const id of ['small', 'large', 'me_a']) company.typing.write(id);
  expect(sent.slice(1)).toEqual([
    { op: 'typing', group_id: 'small' },
    { op: 'typing', group_id: 'me_a' },
  ]);
});

test('whom one may not see is as one whom nobody has seen', () => {
  company.presence.receive({ user_id: 'a', online: false, seen_at: '2026-01-31T08:00:00.000Z' });
  expect(company.presence.of('a').seenAt).not.toBeNull();
  company.presence.receive({ user_id: 'a', online: false, seen_at: null });
  expect(company.presence.of('a')).toEqual({ isOnline: false, seenAt: null });
});

test('a partner who has looked into the conversation is asked for again, once', () => {
  company.presence.meet('me_a', 'me');
  expect(sent).toHaveLength(1);
  company.presence.meet('me_a', 'a');
  company.presence.meet('me_a', 'a');
  company.presence.meet('me_unlisted', 'unlisted');
  expect(sent.slice(1)).toEqual([{ op: 'watch', group_ids: ['me_a'] }]);
  company.presence.receive(online('b'));
  company.presence.meet('me_b', 'b');
  expect(sent).toHaveLength(2);
});

test('a partner who wrote before they looked into the conversation is asked for when they do', () => {
  company.presence.meetWriter('me_a', 'a');
  expect(sent).toHaveLength(1);
  company.presence.meet('me_a', 'a');
  expect(sent.slice(1)).toEqual([{ op: 'watch', group_ids: ['me_a'] }]);
});
