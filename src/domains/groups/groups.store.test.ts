import { ChatType, type Group, type Message } from '@livery/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure, connectionLost } from '../../lib/http/failure.ts';
import { type FakeCalls, fakeCalls, refusal } from '../../lib/http/testing/fake-calls.ts';
import { GroupsStore } from './groups.store.ts';
import { groupOf, memberOf } from './testing.ts';

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

const group = (id: string, fields: Partial<Group> = {}): Group =>
  groupOf({
    id,
    type: ChatType.DM,
    last_message: message(id, 1),
    last_unblock_message: message(id, 1),
    last_seq: 1,
    update_at: message(id, 1).create_at,
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
      group(contact_id, { last_message: null, last_unblock_message: null, last_seq: 0 }),
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
    const looking = new GroupsStore(server, () => ME, { isLooking: (id) => id === 'a' });
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

  it('is marked on while ids of one instant do not follow the order of the conversation', async () => {
    const seqs: Record<string, number> = { late: 3, early: 4 };
    const store = new GroupsStore(server, () => ME, { seqOf: (_, id) => seqs[id] ?? 0 });
    known = [group('a', { mentioned: 'early', unread: 2 })];
    await store.load();
    store.markViewed({ group_id: 'a', user_id: ME, last_viewed: 'late', unread: 1 });
    expect(store.get('a')?.mentioned).toBe('early');
  });

  it('is not counted again by an answer that a later one has overtaken', async () => {
    const seqs: Record<string, number> = { two: 2, three: 3 };
    const store = new GroupsStore(server, () => ME, { seqOf: (_, id) => seqs[id] ?? 0 });
    known = [group('a', { unread: 3 })];
    await store.load();
    store.markViewed({ group_id: 'a', user_id: ME, last_viewed: 'three', unread: 0 });
    store.markViewed({ group_id: 'a', user_id: ME, last_viewed: 'two', unread: 1 });
    expect(store.get('a')).toMatchObject({ last_viewed: 'three', unread: 0 });
  });

  it('shows nothing of what was cleared, here or elsewhere', async () => {
    known = [group('a', { unread: 2, last_seq: 3, last_unblock_message: message('a', 3) })];
    await groups.load();
    groups.clear({ group_id: 'a', floor_seq: 3 });
    expect(groups.get('a')).toMatchObject({ unread: 0, floor_seq: 3, last_unblock_message: null });
    expect([...groups.order]).toEqual(['a']);
    expect(server.asked.map(({ call }) => call)).toEqual(['GET /api/v1/users/groups']);
  });

  it('shows nothing of what was cleared before it came', async () => {
    known = [group('a', { last_seq: 4 })];
    await groups.load();
    groups.clear({ group_id: 'a', floor_seq: 5 });
    groups.accept(message('a', 5));
    expect(groups.get('a')?.last_message).toBeNull();
    groups.accept(message('a', 6));
    expect(groups.get('a')?.last_message?.seq).toBe(6);
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
    await groups.openDirect('unwritten');
    expect([...groups.order]).toEqual([]);
    groups.accept(message('unwritten', 2));
    expect([...groups.order]).toEqual(['unwritten']);
  });
});

describe('a group that others change', () => {
  it('takes the changes as they are told, and asks only where they are not', async () => {
    known = [group('a', { display_name: 'Hills' })];
    await groups.load();
    groups.update({ group_id: 'a', changes: { display_name: 'Tea hills', member_permission: [] } });
    expect(groups.get('a')).toMatchObject({ display_name: 'Tea hills', member_permission: [] });
    expect(server.asked.map(({ call }) => call)).not.toContain('GET /api/v1/groups/:id');
    groups.update({ group_id: 'a' });
    await vi.waitFor(() => expect(groups.get('a')?.display_name).toBe('Hills'));
  });

  it('offers only those whom one can still talk to', async () => {
    const partner = (id: string) => memberOf(id, id);
    known = [
      group('a', { partner: partner('ann') }),
      group('b', { partner: partner('ben'), blocked: true }),
      group('c', { partner: partner('cas'), cancelled: true }),
    ];
    await groups.load();
    expect(groups.partners.map(({ id }) => id)).toEqual(['ann']);
  });

  it('counts who came and who went', async () => {
    known = [group('a')];
    await groups.load();
    groups.countMembers({ group_id: 'a', member_count: 2300 });
    expect(groups.get('a')?.member_count).toBe(2300);
  });
});

describe('a group that the person is removed from without an event', () => {
  it('goes as soon as it is asked about', async () => {
    known = [group('a', { display_name: 'Hills' })];
    await groups.load();
    server.answers = {
      'GET /api/v1/groups/:id': () => {
        throw refusal('api.forbidden', { status: 403 });
      },
    };
    await expect(groups.refresh('a')).rejects.toThrow();
    expect([groups.get('a'), [...groups.order]]).toEqual([undefined, []]);
    expect(groups.departed('a')).toEqual({ name: 'Hills', reason: undefined });
  });
});

describe('a list that nobody told of what was done elsewhere', () => {
  const cleared: unknown[] = [];
  beforeEach(() => {
    cleared.length = 0;
    groups = new GroupsStore(server, () => ME, { onCleared: (told) => cleared.push(told) });
  });

  it('tells that a conversation was cleared, once', async () => {
    known = [group('a', { last_seq: 3, floor_seq: 1 })];
    await groups.load();
    expect(cleared).toEqual([]);
    known = [group('a', { last_seq: 3, floor_seq: 3, last_message: null, last_unblock_message: null })];
    await groups.catchUp();
    await groups.catchUp();
    expect(cleared).toEqual([{ group_id: 'a', floor_seq: 3 }]);
  });

  it('asks about one that is no longer where it stood', async () => {
    const at = (seq: number) => ({ update_at: message('x', seq).create_at });
    const list = [group('a', at(4)), group('b', at(3)), group('c', at(2)), group('below', at(0))];
    known = list;
    await groups.load();
    server.answers = {
      'GET /api/v1/users/groups': () => ({ list: [group('c', at(2))], next_id: 'c' }),
      'GET /api/v1/groups/:id': ({ params: { id } }) => {
        if (id === 'a') return group('a', { ...at(4), hidden: true });
        const problem = { code: 'api.forbidden', message: '', params: {}, status: 403, call: '' } as const;
        throw new ApiFailure(problem);
      },
    };
    await groups.catchUp();
    await vi.waitFor(() => expect([...groups.order]).toEqual(['c', 'below']));
    expect([groups.get('a')?.hidden, groups.get('b')]).toEqual([true, undefined]);
  });

  it('asks about none that came meanwhile', async () => {
    known = [group('a')];
    await groups.load();
    const late = groups.catchUp();
    known = [];
    groups.accept(message('a', 2));
    await late;
    expect(server.asked.map(({ call }) => call)).not.toContain('GET /api/v1/groups/:id');
  });
});

describe('the next page', () => {
  it('that did not come is asked for again only by who wants it', async () => {
    known = [group('a')];
    await groups.load();
    isRefused = true;
    await groups.loadMore();
    expect([groups.more, groups.hasMore]).toEqual(['failed', true]);
    isRefused = false;
    const more = groups.loadMore();
    void groups.loadMore();
    expect([groups.more, groups.hasMore]).toEqual(['loading', true]);
    await more;
    expect(groups.more).toBe('idle');
    expect(server.asked).toHaveLength(3);
  });
});

describe('a list that was kept over a reload', () => {
  const kept = [group('a', { unread: 2 }), group('b'), group('gone')];

  it('stands at once, and then tells what the server has', async () => {
    groups.restore(kept);
    expect([groups.status, [...groups.order].sort()]).toEqual(['ready', ['a', 'b', 'gone']]);
    known = [group('a'), group('b', { unread: 1 }), group('c')];
    server.answers = { 'GET /api/v1/users/groups': () => ({ list: known, next_id: null }) };
    await groups.catchUp();
    expect([...groups.order].sort()).toEqual(['a', 'b', 'c']);
    expect([groups.unread, groups.hasMore]).toEqual([1, false]);
  });

  it('keeps what stands below the page until its own page has come', async () => {
    const older = { update_at: message('x', 0).create_at };
    groups.restore([...kept, group('old', older), group('older', older)]);
    known = [group('b', { update_at: message('b', 9).create_at }), group('a')];
    await groups.catchUp();
    expect([...groups.order].sort()).toEqual(['a', 'b', 'old', 'older']);
    expect([groups.isFresh('a'), groups.isFresh('old'), groups.hasMore]).toEqual([true, false, true]);
    server.answers = { 'GET /api/v1/users/groups': () => ({ list: [group('old', older)], next_id: null }) };
    await groups.loadMore();
    expect([...groups.order].sort()).toEqual(['a', 'b', 'old']);
  });

  it('counts a message that came before the server was asked once', async () => {
    groups.restore(kept);
    known = [group('a', { unread: 1, last_seq: 2 }), group('b')];
    groups.accept(message('a', 2));
    await groups.catchUp();
    expect(groups.unread).toBe(1);
  });

  it('stays when nobody can be reached, and comes too late for one that was read', async () => {
    groups.restore(kept);
    isRefused = true;
    await groups.catchUp();
    expect([groups.status, groups.order.length]).toEqual(['ready', 3]);
    isRefused = false;
    known = [group('a')];
    await groups.catchUp();
    groups.restore(kept);
    expect(groups.isFresh('a')).toBe(true);
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
    groups.restore([group('a')]);
    await groups.catchUp();
    dispatchEvent(new Event('online'));
    expect(server.asked).toHaveLength(2);
  });

  it.each(['before it failed', 'after that'])('is not read for who has left %s', async (moment) => {
    const read = groups.load();
    if (moment === 'before it failed') groups.stop();
    await read;
    if (moment === 'after that') groups.stop();
    dispatchEvent(new Event('online'));
    expect(server.asked).toHaveLength(1);
  });
});
