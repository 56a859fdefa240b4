import { ChatType, type Group, type Message } from '@livery/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { connectionLost } from '../../lib/http/failure.ts';
import { type FakeCalls, fakeCalls } from '../../lib/http/testing/fake-calls.ts';
import { GroupsStore } from './groups.store.ts';

const ME = 'me';
const idOf = (seq: number): string => `m${String(seq).padStart(4, '0')}`;

const message = (group: string, seq: number, user = 'them'): Message => ({
  id: idOf(seq),
  group_id: group,
  seq,
  user_id: user,
  target_id: null,
  thread_id: null,
  type: 'text',
  text: `message ${seq}`,
  create_at: new Date(1_760_000_000_000 + seq * 1000).toISOString(),
  block_user_ids: [],
  file_path: null,
  duration: null,
  filename: null,
  cid: `c${seq}`,
  pin_at: null,
  expire_at: null,
});

const group = (id: string, fields: Partial<Group> = {}): Group => ({
  id,
  type: ChatType.DM,
  name: id,
  display_name: id,
  icon: '',
  member_count: 2,
  owner_id: null,
  unread: 0,
  last_viewed: null,
  last_read: null,
  last_message: message(id, 1),
  last_unblock_message: message(id, 1),
  last_seq: 1,
  update_at: message(id, 1).create_at,
  user_auth: { role: 'member', permissions: [] },
  member_permission: [],
  admins: [],
  partner: null,
  ...fields,
});

let known: Group[];
let server: FakeCalls;
let isRefused: boolean;
let groups: GroupsStore;

beforeEach(() => {
  known = [];
  isRefused = false;
  server = fakeCalls({
    'GET /api/v1/users/groups': () => {
      if (isRefused) throw new Error('refused');
      return { list: known, next_id: 'b' };
    },
    'GET /api/v1/groups/:id': ({ params: { id } }) => known.find((entry) => entry.id === id) ?? group(id),
    'POST /api/v1/groups/direct': ({ body: { contact_id } }) =>
      group(contact_id, { last_message: null, last_unblock_message: null }),
    'POST /api/v1/groups/:id/view': ({ body: { msg_id } }) => ({ unread: 0, last_viewed: msg_id }),
  });
  groups = new GroupsStore(server, () => ME);
});

describe('the list of conversations', () => {
  it('puts the latest first and counts what is unread', async () => {
    known = [group('a', { unread: 2 }), group('b', { unread: 1, update_at: message('b', 9).create_at })];
    await groups.load();
    expect([...groups.order]).toEqual(['b', 'a']);
    expect(groups.unread).toBe(3);
  });

  it('moves a conversation up with a new message, and counts it once', async () => {
    known = [group('a'), group('b', { update_at: message('b', 2).create_at })];
    await groups.load();
    groups.accept(message('a', 2));
    groups.accept(message('a', 2));
    groups.accept(message('a', 3));
    expect(groups.order[0]).toBe('a');
    expect(groups.get('a')).toMatchObject({ unread: 2, last_seq: 3 });
    expect(groups.get('a')?.last_unblock_message?.text).toBe('message 3');
  });

  it('reads a conversation anew whose newest message was changed before it came', async () => {
    known = [group('a')];
    await groups.load();
    const changed: Message = { ...message('a', 2), type: 'message_delete', text: '' };
    known = [group('a', { last_seq: 2, last_message: changed, last_unblock_message: changed })];
    groups.revise(changed);
    await groups.refresh('a');
    groups.accept(message('a', 2));
    expect(groups.get('a')?.last_unblock_message).toEqual(changed);
    expect(server.asked.filter(({ call }) => call === 'GET /api/v1/groups/:id')).toHaveLength(1);
  });

  it('announces why it did not come, and nothing when it catches up', async () => {
    isRefused = true;
    await groups.load();
    expect(groups.status).toBe('failed');
    isRefused = false;
    await groups.load();
    expect(groups.status).toBe('ready');
    await groups.loadMore();
    await groups.catchUp();
    expect(server.asked.map(({ options }) => options)).toEqual([
      {},
      {},
      { query: { next_id: 'b' } },
      { background: true },
    ]);
  });

  it('does not count one’s own messages', async () => {
    known = [group('a')];
    await groups.load();
    groups.accept(message('a', 2, ME));
    expect(groups.unread).toBe(0);
  });

  it('counts neither what the system tells nor what comes before the person’s eyes', async () => {
    known = [group('a'), group('b')];
    const looking = new GroupsStore(
      server,
      () => ME,
      (id) => id === 'a',
    );
    await looking.load();
    looking.accept(message('a', 2));
    looking.accept({ ...message('b', 2), type: 'message_pin' });
    expect(looking.unread).toBe(0);
    looking.accept(message('b', 3));
    expect(looking.unread).toBe(1);
  });

  it('is marked by the first message that calls one by name, until that was seen', async () => {
    known = [group('a')];
    await groups.load();
    const call = (seq: number, by = 'them') =>
      groups.accept({ ...message('a', seq, by), mentions: [ME, 'another'] });
    call(2, ME);
    expect(groups.get('a')?.mentioned).toBeUndefined();
    call(3);
    call(4);
    expect(groups.get('a')?.mentioned).toBe(message('a', 3).id);
    groups.markViewed({ group_id: 'a', user_id: ME, last_viewed: message('a', 2).id, unread: 2 });
    expect(groups.get('a')?.mentioned).toBe(message('a', 3).id);
    groups.markViewed({ group_id: 'a', user_id: ME, last_viewed: message('a', 3).id, unread: 1 });
    expect(groups.get('a')?.mentioned).toBeUndefined();
  });

  it('shows nothing of what was cleared, here or elsewhere', async () => {
    known = [group('a', { unread: 2, last_seq: 3, last_unblock_message: message('a', 3) })];
    await groups.load();
    groups.clear({ group_id: 'a', floor_seq: 3 });
    expect(groups.get('a')).toMatchObject({ unread: 0, floor_seq: 3, last_unblock_message: null });
    expect(server.asked.map(({ call }) => call)).toEqual(['GET /api/v1/users/groups']);
  });

  it('asks what is left when something came after what was cleared', async () => {
    known = [group('a', { unread: 2, last_seq: 3 })];
    await groups.load();
    known = [group('a', { unread: 1, last_seq: 3, floor_seq: 2 })];
    groups.clear({ group_id: 'a', floor_seq: 2 });
    await groups.refresh('a');
    expect(groups.unread).toBe(1);
  });

  it('asks about a conversation that it does not know', async () => {
    known = [group('new', { unread: 1 })];
    groups.accept(message('new', 1));
    groups.accept(message('new', 1));
    await groups.refresh('new');
    expect(groups.get('new')?.unread).toBe(1);
    expect(server.asked.map(({ call }) => call)).toEqual(['GET /api/v1/groups/:id']);
  });

  it('does not let a late response undo what events have told', async () => {
    known = [group('a')];
    await groups.load();
    const late = groups.load();
    groups.accept(message('a', 2));
    await late;
    expect(groups.get('a')).toMatchObject({ last_seq: 2, unread: 1 });
  });

  it('hides a direct conversation without a word until there is one', async () => {
    await groups.openDirect('quiet');
    expect([...groups.order]).toEqual([]);
    groups.accept(message('quiet', 2));
    expect([...groups.order]).toEqual(['quiet']);
  });
});

describe('a list that was kept over a reload', () => {
  const kept = [group('a', { unread: 2 }), group('b'), group('gone')];

  it('stands at once, and then tells what the server has', async () => {
    groups.recall(kept);
    expect([groups.status, [...groups.order].sort()]).toEqual(['ready', ['a', 'b', 'gone']]);
    known = [group('a'), group('b', { unread: 1 }), group('c')];
    server.answers = { 'GET /api/v1/users/groups': () => ({ list: known, next_id: null }) };
    await groups.catchUp();
    expect([...groups.order].sort()).toEqual(['a', 'b', 'c']);
    expect([groups.unread, groups.hasMore]).toEqual([1, false]);
  });

  it('keeps what stands below the page until its own page has come', async () => {
    const older = { update_at: message('x', 0).create_at };
    groups.recall([...kept, group('old', older), group('older', older)]);
    known = [group('b', { update_at: message('b', 9).create_at }), group('a')];
    await groups.catchUp();
    expect([...groups.order].sort()).toEqual(['a', 'b', 'old', 'older']);
    expect([groups.isProven('a'), groups.isProven('old'), groups.hasMore]).toEqual([true, false, true]);
    server.answers = { 'GET /api/v1/users/groups': () => ({ list: [group('old', older)], next_id: null }) };
    await groups.loadMore();
    expect([...groups.order].sort()).toEqual(['a', 'b', 'old']);
  });

  it('counts a message that came before the server was asked once', async () => {
    groups.recall(kept);
    known = [group('a', { unread: 1, last_seq: 2 }), group('b')];
    groups.accept(message('a', 2));
    await groups.catchUp();
    expect(groups.unread).toBe(1);
  });

  it('stays when nobody can be reached, and comes too late for one that was read', async () => {
    groups.recall(kept);
    isRefused = true;
    await groups.catchUp();
    expect([groups.status, groups.order.length]).toEqual(['ready', 3]);
    isRefused = false;
    known = [group('a')];
    await groups.catchUp();
    groups.recall(kept);
    expect(groups.isProven('a')).toBe(true);
  });
});

describe('what was seen', () => {
  it('clears the count', async () => {
    known = [group('a', { unread: 3, last_seq: 3 })];
    await groups.load();
    await groups.view('a', idOf(3));
    expect(groups.unread).toBe(0);
    expect(server.asked.at(-1)).toMatchObject({
      call: 'POST /api/v1/groups/:id/view',
      options: { params: { id: 'a' }, body: { msg_id: idOf(3) } },
    });
  });

  it('stays cleared when a response comes that was requested before', async () => {
    known = [group('a', { unread: 3, last_seq: 3 })];
    await groups.load();
    const late = groups.load();
    await groups.view('a', idOf(3));
    await late;
    expect(groups.unread).toBe(0);
  });

  it('follows another tab of one’s own, and the partner’s eyes', async () => {
    known = [group('a', { unread: 3, last_seq: 3 })];
    await groups.load();
    groups.markViewed({ group_id: 'a', user_id: ME, last_viewed: idOf(3), unread: 0 });
    groups.markViewed({ group_id: 'a', user_id: 'them', last_viewed: idOf(2) });
    expect(groups.get('a')).toMatchObject({ unread: 0, last_viewed: idOf(3), last_read: idOf(2) });
  });
});

describe('a list that found no network', () => {
  beforeEach(() => {
    server.answers = { 'GET /api/v1/users/groups': () => Promise.reject(connectionLost('')) };
  });

  it('is read once more when the network is back, however often it was tried', async () => {
    for (let tries = 0; tries < 5; tries += 1) await groups.load();
    dispatchEvent(new Event('online'));
    expect(server.asked).toHaveLength(6);
  });

  it('is read when the network is back though it stands already', async () => {
    groups.recall([group('a')]);
    await groups.catchUp();
    dispatchEvent(new Event('online'));
    expect(server.asked).toHaveLength(2);
  });

  it('is not read for who has left', async () => {
    await groups.load();
    groups.stop();
    dispatchEvent(new Event('online'));
    expect(server.asked).toHaveLength(1);
  });
});
