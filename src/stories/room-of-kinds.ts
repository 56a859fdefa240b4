import {
  ChatType,
  type Group,
  type Member,
  type Message,
  type MessageType,
  NOT_CANCELLED,
} from '@livery/contract';
import { type Answers, gives, givesFile } from './answers.ts';
import { CONVERSATIONS, COOK, groupOf, messageOf, SEA } from './conversations.ts';
import { envelopeOf } from './envelope-of.ts';
import { me } from './fixtures.ts';

/** A group in which every kind of message was said, and what became of some of them. */

export const ROOM_OF_KINDS = 'group-of-the-hills';

export type Said = Partial<Message> & { from: typeof SEA };

const QUOTED = `m${ROOM_OF_KINDS}0003`;

/** Long after whatever clock a story has. */
const LATER = '2125-03-28T08:00:00.000Z';
/** Of the kind of message that is a file. */
export const media = (type: MessageType): Partial<Message> => ({
  type,
  text: '',
  file_path: `chat/${type}`,
  expire_at: LATER,
});

export const WAVE = [4, 9, 14, 22, 31, 26, 18, 11, 7, 12, 20, 28, 24, 15, 9, 5, 8, 17, 25, 30, 21, 13, 6, 3];

const NOTICES: Said[] = [
  { from: SEA, type: 'group_create' },
  { from: SEA, type: 'group_displayname', text: '周末去山里' },
];

const SAID: Said[] = [
  { from: SEA, text: '周六这片茶山，早上六点有云海，有人一起去吗？' },
  {
    from: me,
    text: '去！我带无人机和热汤 🍜',
    thread_id: QUOTED,
    thread: {
      id: QUOTED,
      user_id: SEA.id,
      nickname: SEA.nickname,
      type: 'text',
      text: '周六这片茶山，早上六点有云海，有人一起去吗？',
      filename: null,
    },
    emojis: [
      { emoji: '🔥', count: 6, mine: false },
      { emoji: '😍', count: 3, mine: true },
    ],
  },
  { from: COOK, text: '🥳🎉' },
  { from: COOK, text: '路线在 https://example.com/tea-hill ，@林间小满\u2005看看', mentions: ['u7m3x9'] },
  { from: SEA, ...media('image') },
  { from: me, ...media('file'), expire_at: null, filename: '茶山路线_v3.pdf', media: { size: 2_600_468 } },
  { from: COOK, ...media('audio'), duration: 24, media: { size: 90_000, waveform: WAVE } },
  {
    from: SEA,
    ...media('video'),
    duration: 42,
    media: { size: 9_000_000, width: 1280, height: 720, poster: true },
  },
  { from: SEA, ...media('image'), expire_at: '2025-01-01T00:00:00.000Z' },
];

const COVER = { url: '/art/tea.svg', width: 1080, height: 1440, thumbhash: '' };

const MORE: Said[] = [
  {
    from: COOK,
    type: 'recommand',
    target_id: SEA.id,
    card: { id: SEA.id, state: 'open', author: SEA },
  },
  {
    from: SEA,
    type: 'share_social_author',
    target_id: 'u8',
    card: { id: 'u8', state: 'open', author: COOK },
  },
  {
    from: me,
    type: 'share_social_post',
    target_id: 'p1',
    card: {
      id: 'p1',
      state: 'open',
      author: SEA,
      post: { kind: 'images', description: '六点的云海，一年等一回', cover: COVER },
    },
  },
  { from: me, type: 'share_social_post', target_id: 'p2', card: { id: 'p2', state: 'gone' } },
  { from: COOK, type: 'red_envelope', text: '油钱我出，别客气', envelope: envelopeOf({ id: 'fuel' }) },
  { from: me, type: 'red_envelope_claim', text: '', target_id: COOK.id },
  { from: SEA, type: 'message_delete', text: '' },
  { from: SEA, type: 'message_pin', text: '', target_id: QUOTED },
  { from: me, text: '带外套，山上冷。早到的人先在东门的小店等，喝点热的。'.repeat(30) },
  { from: COOK, type: 'hologram' as MessageType, text: '' },
];

const listOf = (said: readonly Said[]): Message[] =>
  said.map(({ from, ...fields }, index) => ({
    ...messageOf(ROOM_OF_KINDS, index + 1, from, fields.text ?? ''),
    user: from,
    ...fields,
  }));

const memberOf = (person: typeof SEA, role: Member['role']): Member => ({
  ...person,
  origin_nickname: person.nickname,
  delete_at: NOT_CANCELLED,
  role,
});

const answersOf = (list: Message[], role: Group['user_auth']['role'], member_count = 128): Answers => {
  const group: Group = {
    ...groupOf(ROOM_OF_KINDS, SEA, list),
    type: ChatType.GROUP,
    display_name: '周末去山里',
    member_count,
    owner_id: SEA.id,
    partner: null,
    user_auth: {
      role,
      permissions: ['message', 'image', 'video', 'voice', 'file', ...(role === 'admin' ? ['pin'] : [])],
    },
  };
  return {
    ...CONVERSATIONS,
    'GET /api/v1/users/groups': gives({ list: [group], next_id: null }),
    'GET /api/v1/groups/:id': gives(group),
    'GET /api/v1/groups/:id/members': gives({
      list: [memberOf(SEA, 'owner'), memberOf(COOK, 'member')],
      next_id: null,
    }),
    'GET /api/v2/groups/:id/messages': gives({ list }),
    'GET /api/v1/groups/:id/files/:fileId': givesFile('/art/tea.svg'),
    'GET /api/v1/groups/:id/pins': gives({ list: list.slice(2, 4) }),
  };
};

/** A group in which that was said. */
export const groupWith = (said: readonly Said[], role: Group['user_auth']['role'] = 'member'): Answers =>
  answersOf(listOf(said), role);

/** What people say most: words, pictures, voices. */
export const KINDS: Answers = groupWith([...NOTICES, ...SAID], 'admin');

/** The same among a few. */
export const KINDS_OF_FEW: Answers = answersOf(listOf([...NOTICES, ...SAID]), 'member', 8);

/** Cards, envelopes, and what the conversation says of itself. */
export const MORE_KINDS: Answers = groupWith([...NOTICES, ...MORE]);
