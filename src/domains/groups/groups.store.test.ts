import { ChatType, type Group, type Message } from '@livery/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import type { GroupsApi } from './groups.api.ts';
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
let asked: string[];
let listed: { next: string | undefined; background: true | undefined }[];
let isRefused: boolean;
let groups: GroupsStore;

beforeEach(() => {
  known = [];
  asked = [];
  listed = [];
  isRefused = false;
  const api: GroupsApi = {
    list: async (next, { background }) => {
      listed.push({ next, background });
      if (listed.length === 1 && isRefused) throw new Error('refused');
      return { list: known, next_id: 'b' };
    },
    get: async (id) => {
      asked.push(`get ${id}`);
      return known.find((entry) => entry.id === id) ?? group(id);
    },
    openDirect: async (contactId) => group(contactId, { last_message: null, last_unblock_message: null }),
    view: async (id, messageId) => {
      asked.push(`view ${id} ${messageId}`);
      return { unread: 0, last_viewed: messageId };
    },
  };
  groups = new GroupsStore(api, () => ME);
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

  it('is read in the background, and announces its failures to who asks for it', async () => {
    isRefused = true;
    await groups.load();
    expect(groups.status).toBe('failed');
    await groups.retry();
    expect(groups.status).toBe('ready');
    await groups.loadMore();
    expect(listed).toEqual([
      { next: undefined, background: true },
      { next: undefined, background: undefined },
      { next: 'b', background: undefined },
    ]);
  });

  it('does not count one’s own messages', async () => {
    known = [group('a')];
    await groups.load();
    groups.accept(message('a', 2, ME));
    expect(groups.unread).toBe(0);
  });

  it('asks about a conversation that it does not know', async () => {
    known = [group('new', { unread: 1 })];
    groups.accept(message('new', 1));
    groups.accept(message('new', 1));
    await groups.ask('new');
    expect(groups.get('new')?.unread).toBe(1);
    expect(asked).toEqual(['get new']);
  });

  it('does not let a late answer undo what events have told', async () => {
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

describe('what was seen', () => {
  it('clears the count', async () => {
    known = [group('a', { unread: 3, last_seq: 3 })];
    await groups.load();
    await groups.view('a', idOf(3));
    expect(groups.unread).toBe(0);
    expect(asked).toEqual([`view a ${idOf(3)}`]);
  });

  it('stays cleared when an answer comes that was asked for before', async () => {
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
