import { type Answers, gives, hangs, isLost, type Reply, refuses } from './answers.ts';
import { CONVERSATIONS, COOK, groupOf, messageOf, SEA } from './conversations.ts';
import { me } from './fixtures.ts';
import { groupWith, media, ROOM_OF_KINDS, type Said, WAVE } from './room-of-kinds.ts';

/** What becomes of messages: what the conversation says of itself, and media that do not come. */

/** The message that others in it are about. */
export const FIRST = 'mgroup-of-the-hills0001';

/** Every line that the conversation writes itself, by somebody else and by the person. */
export const NOTICES: Answers = groupWith([
  { from: SEA, type: 'group_create' },
  { from: SEA, type: 'group_displayname', text: '周末去山里' },
  { from: me, type: 'group_icon', text: '' },
  { from: SEA, type: 'invite_member', text: '', target_id: COOK.id, target: COOK },
  { from: me, type: 'invite_member', text: '3', target_id: COOK.id, target: COOK },
  { from: COOK, type: 'member_join', text: '' },
  { from: COOK, type: 'member_left', text: '' },
  { from: SEA, type: 'remove_member', text: '', target_id: COOK.id, target: COOK },
  { from: me, type: 'message_pin', text: '', target_id: FIRST },
  { from: me, type: 'message_delete', text: '' },
  { from: SEA, type: 'message_delete', text: '', author_id: COOK.id, target: COOK },
  { from: COOK, type: 'red_envelope_claim', text: '', target_id: me.id },
]);

const MEDIA: Said[] = [
  { from: SEA, ...media('image') },
  {
    from: me,
    ...media('video'),
    duration: 42,
    media: { size: 9_000_000, width: 1280, height: 720, poster: true },
  },
  { from: COOK, ...media('audio'), duration: 24, media: { size: 90_000, waveform: WAVE } },
  { from: SEA, ...media('file'), expire_at: null, filename: '茶山路线_v3.pdf', media: { size: 2_600_468 } },
];

const filesAnswer = (answer: Reply<never>): Answers => ({
  ...groupWith(MEDIA),
  'GET /api/v1/groups/:id/files/:fileId': answer,
  'GET /api/v1/groups/:id/files/:fileId/link': answer,
});

/** Pictures, clips, voices and files whose bytes are on their way, do not come, or are kept no longer. */
export const MEDIA_COMING = filesAnswer(hangs);
export const MEDIA_LOST = filesAnswer(isLost);
export const MEDIA_GONE = filesAnswer(refuses('api.media_expired'));

const EXPIRED = '2025-01-01T00:00:00.000Z';
/** The fourteen days are over: nothing is asked for. */
export const MEDIA_EXPIRED: Answers = groupWith(
  MEDIA.slice(0, 3).map((said) => ({ ...said, expire_at: EXPIRED })),
);

/** A post that is not shared with the reader, beside one that is no more. */
export const CLOSED_CARDS: Answers = groupWith([
  { from: SEA, type: 'share_social_post', target_id: 'p1', card: { id: 'p1', state: 'closed' } },
  { from: me, type: 'share_social_author', target_id: 'u9', card: { id: 'u9', state: 'gone' } },
]);

const REACTORS = [SEA, COOK].flatMap((user, index) =>
  ['🔥', '😍'].slice(index).map((emoji) => ({ emoji, user, create_at: '2025-03-14T08:01:00.000Z' })),
);

/** A message that people have put emojis on. */
export const REACTED: Answers = {
  ...groupWith([
    {
      from: SEA,
      text: '六点的云海，一年等一回',
      emojis: [
        { emoji: '🔥', count: 1, mine: false },
        { emoji: '😍', count: 2, mine: false },
      ],
    },
  ]),
  'GET /api/v1/messages/:id/emojis': gives({ list: REACTORS, next_id: null }),
};

/** The first letter is a Cyrillic one. */
export const DISGUISED: Answers = groupWith([
  { from: SEA, text: '照片在这里 https://\u0430pple.com/photos' },
]);

const SAID = ['第一条', '第二条', '第三条', '第四条', '第五条', '第六条还没有置顶'];
const pinnable = groupWith(
  SAID.map((text) => ({ from: SEA, text })),
  'admin',
);
const PIN_AT = '2025-03-14T09:00:00.000Z';
/** As many are pinned as may be. */
export const FULL_OF_PINS: Answers = {
  ...pinnable,
  'GET /api/v1/groups/:id/pins': gives({
    list: SAID.slice(0, 5).map((text, index) => ({
      ...messageOf(ROOM_OF_KINDS, index + 1, SEA, text),
      user: SEA,
      pin_at: PIN_AT,
    })),
  }),
};

export const ROOM_OF_LINES = 'room-of-three-lines';
const lines = ['在路上了', '十分钟到', '到东门了'].map((text, index) =>
  messageOf(ROOM_OF_LINES, index + 1, me, text),
);
const seenInPart = { ...groupOf(ROOM_OF_LINES, SEA, lines), last_read: lines[1]?.id ?? null };
/** The partner has seen all but the last of them. */
export const SEEN_IN_PART: Answers = {
  ...CONVERSATIONS,
  'GET /api/v1/users/groups': gives({ list: [seenInPart], next_id: null }),
  'GET /api/v1/groups/:id': gives(seenInPart),
  'GET /api/v2/groups/:id/messages': gives({ list: lines }),
};
