import { type Member, type Message, NOT_CANCELLED, type Person } from '@livery/contract';
import { type Answers, gives, givesFile } from './answers.ts';
import { CONVERSATIONS, groupOf, messageOf, ROOM, SEA } from './conversations.ts';
import { me } from './fixtures.ts';

/** A conversation with something to find in it, and pictures that were sent together. */

const from = [SEA, me, SEA, SEA] as const;
const SAID = ['湖边那家茶馆周日还开着', '去！湖边见', '我带了去年湖边拍的照片', '几张都是清早'];
const said: Message[] = SAID.map((text, index) => {
  const user = from[index] ?? SEA;
  return { ...messageOf(ROOM, index + 1, user, text), user };
});
const pictureOf = (seq: number): Message => ({
  ...messageOf(ROOM, seq, SEA, ''),
  type: 'image',
  user: SEA,
  file_path: 'chat/image.jpg',
  media: { size: 90_000, album: 'lake' },
  create_at: new Date(Date.UTC(2025, 2, 14, 8, 4, seq)).toISOString(),
  expire_at: seq === 9 ? '2025-01-01T00:00:00.000Z' : '2125-03-28T08:00:00.000Z',
});
const pictures = [5, 6, 7, 8, 9].map(pictureOf);

const sharedOf = (list: Message[]) => ({ list, next_id: null });
const kept = (seq: number, fields: Partial<Message>): Message => ({
  ...messageOf(ROOM, seq, SEA, ''),
  ...{ user: SEA, file_path: 'chat/shared', ...fields },
});

/** What `Files` and `Voices` list: of the voices one is kept no longer. */
export const FILES = sharedOf([
  kept(12, { type: 'file', filename: '茶山路线_v3.pdf', media: { size: 2_600_468 } }),
  kept(11, {
    type: 'file',
    filename: 'packing-list-for-the-weekend-in-the-hills.xlsx',
    media: { size: 18_400 },
  }),
]);
export const VOICES_SHARED = sharedOf([
  kept(14, { type: 'audio', duration: 24, media: { size: 90_000, waveform: [4, 9, 20, 31, 22, 12, 6, 3] } }),
  kept(13, { type: 'audio', duration: 9, expire_at: '2025-01-01T00:00:00.000Z' }),
]);

/** What `Links` lists. */
export const LINKS = {
  list: ['路线在 https://example.com/tea-hill ，早点出门', 'example.com/photos/2025/lake'].map(
    (text, index): Message => ({ ...messageOf(ROOM, 10 + index, SEA, text), user: SEA }),
  ),
  next_id: null,
};

const all = [...said, ...pictures];
const room = groupOf(ROOM, SEA, all);

const memberOf = (person: Person): Member => ({
  ...person,
  origin_nickname: person.nickname,
  delete_at: NOT_CANCELLED,
  role: 'member',
});

export const FINDS: Answers = {
  ...CONVERSATIONS,
  'GET /api/v1/users/groups': gives({ list: [room], next_id: null }),
  'GET /api/v1/groups/:id': gives(room),
  'GET /api/v2/groups/:id/messages': gives({ list: all }),
  'GET /api/v1/groups/:id/files/:fileId': givesFile('/art/p6.svg'),
  'GET /api/v1/groups/:id/media': gives({ list: pictures.toReversed(), next_id: null }),
  'GET /api/v1/groups/:id/members': gives({ list: [me, SEA].map(memberOf), next_id: null }),
  'GET /api/v2/groups/:id/messages/search': gives({
    list: said.slice(0, 3).toReversed(),
    days: [],
    next_id: null,
  }),
};
