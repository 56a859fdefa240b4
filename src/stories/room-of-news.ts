import { ChatType, type Group, type Message } from '@livery/contract';
import { type Answers, depending, gives, givesFile } from './answers.ts';
import { CONVERSATIONS, COOK, groupOf, messageOf, SEA } from './conversations.ts';
import { me } from './fixtures.ts';

/** A group in which much was said, some of it for one person. */

export const ROOM_OF_NEWS = 'group-of-the-tea-house';

const LATER = '2125-03-28T08:00:00.000Z';
const LINES = [
  '今天的春茶到了，给大家留了两斤。',
  '周五晚上有人来吗？',
  '我带点心。',
  '那我早点到，帮忙摆桌子。',
  '灯笼换成新的了，晚上很好看。',
];
const PEOPLE = [SEA, COOK, me];

/** A group of regulars in which that was said. */
export const regulars = (list: Message[], fields: Partial<Group> = {}): Answers => {
  const group: Group = {
    ...groupOf(ROOM_OF_NEWS, SEA, list),
    type: ChatType.GROUP,
    display_name: '茶馆常客',
    member_count: 16,
    owner_id: SEA.id,
    partner: null,
    ...fields,
  };
  return {
    ...CONVERSATIONS,
    'GET /api/v1/users/groups': gives({ list: [group], next_id: null }),
    'GET /api/v1/groups/:id': gives(group),
    'GET /api/v2/groups/:id/messages': gives({ list }),
    'GET /api/v1/groups/:id/files/:fileId': givesFile('/art/tea.svg'),
  };
};

const said = (seq: number, from: typeof SEA, text: string, fields: Partial<Message> = {}): Message => ({
  ...messageOf(ROOM_OF_NEWS, seq, from, text),
  user: from,
  ...fields,
});

/** So many messages of three people in turn. */
export const talkOf = (count: number): Message[] =>
  Array.from({ length: count }, (_, index) =>
    said(index + 1, PEOPLE[index % 3] ?? SEA, LINES[index % 5] ?? ''),
  );
const talk = talkOf(40);
const placesOf = (...seqs: number[]) =>
  talk.filter(({ seq }) => seqs.includes(seq)).map(({ id, seq }) => ({ id, seq }));

/** Three messages call the person, and two of theirs got reactions, all far above. */
export const UNSEEN: Answers = {
  ...regulars(talk, { mentioned: talk[0]?.id ?? '', reacted: true }),
  'GET /api/v1/groups/:id/unseen': gives({ mentions: placesOf(1, 2, 4), reactions: placesOf(3, 6) }),
  'POST /api/v1/groups/:id/reactions/view': gives({}),
};

const WAVE = [4, 9, 14, 22, 31, 26, 18, 11, 7, 12, 20, 28, 24, 15, 9, 5, 8, 17, 25, 30, 21, 13, 6, 3];
const voice = (seq: number, from: typeof SEA, duration: number): Message =>
  said(seq, from, '', {
    type: 'audio',
    duration,
    file_path: 'chat/audio',
    expire_at: LATER,
    media: { size: 90_000, waveform: WAVE },
  });

const voices = [voice(2, SEA, 9), voice(3, SEA, 24), voice(4, me, 6)];

/** Two voices of somebody else that were not heard, and one of the person's own. */
export const VOICES: Answers = {
  ...regulars([said(1, SEA, '路上堵车，我说给你们听。'), ...voices]),
  'GET /api/v1/groups/:id/media': depending(({ query }) =>
    gives({
      list: voices
        .filter(({ seq }) => seq > Number(query['next_id']))
        .map((each) => ({ ...each, user: SEA })),
      next_id: null,
    }),
  ),
  'GET /api/v1/groups/:id/files/:fileId/link': gives({ url: '/art/tea.svg' }),
};

const card = (seq: number, from: typeof SEA, code: string, shown: Partial<Message['card']>): Message =>
  said(seq, from, '', {
    type: 'recommand',
    target_id: code,
    card: { id: code, state: 'open', ...shown },
  });
const hills = { display_name: '周末去山里', icon: '', member_count: 128 };

/** Of a conversation that the reader is in, of one that they are not in, of one that is no more, and one that is asked for. */
export const GROUP_CARDS: Answers = regulars([
  said(1, SEA, '这几个群都不错：'),
  card(2, SEA, 'a1b2c3d4e5f6', { group: { ...hills, group_id: 'hills' } }),
  card(3, SEA, 'b1b2c3d4e5f6', {
    group: { display_name: '城市摄影互助小组', icon: '', member_count: 64 },
  }),
  card(4, me, 'c1b2c3d4e5f6', { state: 'gone' }),
  said(5, SEA, '', { type: 'recommand', target_id: 'd1b2c3d4e5f6' }),
]);
