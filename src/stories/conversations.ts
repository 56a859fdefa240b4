import { ChatType, type Group, type Message, type Person } from '@livery/contract';
import { type Answers, gives } from './answers.ts';
import { me } from './fixtures.ts';

/** Two people and what they said: the same in every story of the chat. */

const personOf = (id: string, nickname: string, username: string, picture: string): Person => ({
  id,
  nickname,
  username,
  avatar: `/art/${picture}.svg`,
  avatar_thumbnail: `/art/${picture}.svg`,
});
export const SEA = personOf('u2s8d1', '海边的周末', 'seaside7', 'p6');
export const COOK = personOf('u4c6k2', '阿澈的厨房', 'kitchen7', 'p1');

const SAID: readonly [from: Person, text: string][] = [
  [SEA, '周六这片茶山，早上六点有云海，有人一起去吗？'],
  [SEA, '我查了天气，晴。'],
  [me, '去！我带无人机和热汤 🍜'],
  [me, '几点出发？'],
  [SEA, '四点半东门集合，带外套和头灯。'],
  [me, '好，那就这么说定了'],
];

/** Ids sort as the server's do: by time. */
export const messageOf = (group: string, seq: number, from: Person, text: string): Message => ({
  id: `m${group}${String(seq).padStart(4, '0')}`,
  group_id: group,
  seq,
  user_id: from.id,
  target_id: null,
  thread_id: null,
  type: 'text',
  text,
  create_at: new Date(Date.UTC(2025, 2, 14, 8, seq)).toISOString(),
  block_user_ids: [],
  file_path: null,
  duration: null,
  filename: null,
  cid: `cid-${group}-${seq}`,
  pin_at: null,
  expire_at: null,
});

export const groupOf = (id: string, partner: Person, messages: Message[], unread = 0): Group => {
  const last = messages.at(-1) ?? null;
  return {
    id,
    type: ChatType.DM,
    name: '',
    display_name: partner.nickname,
    icon: partner.avatar,
    description: '',
    member_count: 2,
    owner_id: null,
    unread,
    last_viewed: unread > 0 ? null : (last?.id ?? null),
    last_read: last?.id ?? null,
    last_message: last,
    last_unblock_message: last,
    last_seq: messages.length,
    update_at: last?.create_at ?? '2025-03-14T08:00:00.000Z',
    user_auth: { role: 'member', permissions: ['message', 'image', 'video', 'voice', 'file', 'link'] },
    member_permission: [],
    admins: [],
    partner,
  };
};

export const ROOM = 'room-of-the-weekend';
const messages = SAID.map(([from, text], index) => messageOf(ROOM, index + 1, from, text));
const room = groupOf(ROOM, SEA, messages);
const other = groupOf(
  'room-of-the-kitchen',
  COOK,
  [messageOf('room-of-the-kitchen', 1, COOK, '周末来吃面吗？')],
  1,
);

/** The calls of somebody who has two conversations. */
export const CONVERSATIONS: Answers = {
  'GET /api/v1/users/groups': gives({ list: [room, other], next_id: null }),
  'GET /api/v1/groups/:id': gives(room),
  'GET /api/v2/groups/:id/messages': gives({ list: messages }),
  'GET /api/v1/groups/:id/pins': gives({ list: [] }),
  'GET /api/v1/groups/:id/media': gives({ list: [], next_id: null }),
  'POST /api/v1/groups/:id/view': gives({ unread: 0, last_viewed: messages.at(-1)?.id ?? null }),
};

/** The first of them is closed: its partner is blocked, or their account is cancelled. */
export const closedBy = (reason: 'blocked' | 'cancelled'): Answers => {
  const closed: Group = {
    ...room,
    [reason]: true,
    user_auth: { role: 'member', permissions: [] },
  };
  return {
    ...CONVERSATIONS,
    'GET /api/v1/users/groups': gives({ list: [closed, other], next_id: null }),
    'GET /api/v1/groups/:id': gives(closed),
  };
};
