import { ChatType, type Group, type Message } from '@livery/contract';
import { type Answers, gives } from './answers.ts';
import { CONVERSATIONS, COOK, groupOf, messageOf, SEA } from './conversations.ts';

/** A list in which every mark that a row can have stands once. */

const LATER = '2125-03-28T08:00:00.000Z';

const said = (id: string, from: typeof SEA, text: string, message: Partial<Message> = {}): Message => ({
  ...messageOf(id, 1, from, text),
  user: from,
  ...message,
});

const direct = (id: string, name: string, last: Message, fields: Partial<Group> = {}): Group => ({
  ...groupOf(id, COOK, [last]),
  display_name: name,
  icon: '',
  ...fields,
});

const group = (id: string, name: string, last: Message, fields: Partial<Group> = {}): Group =>
  direct(id, name, last, { type: ChatType.GROUP, member_count: 12, partner: null, ...fields });

const LIST: Group[] = [
  group('hills', '周末去山里', said('hills', SEA, '@林间小满 带上热汤'), {
    on_top: true,
    unread: 5,
    mentioned: 'mhills0001',
  }),
  direct('tea', '茶馆阿姨', said('tea', COOK, '明天给你留位置'), { on_top: true, muted: true }),
  group(
    'photos',
    '城市摄影互助小组',
    said('photos', SEA, '', {
      type: 'image',
      expire_at: LATER,
      media: { size: 90_000, thumbhash: '3OcRJYB4d3h/iIeHeEh3eIhw+j3A' },
    }),
    { muted: true, unread: 128 },
  ),
  direct('cook', '阿澈的厨房', said('cook', COOK, '周末来吃面吗？'), { marked_unread: true }),
  group(
    'board',
    '桌游夜',
    said('board', SEA, '', { type: 'remove_member', target_id: COOK.id, target: COOK }),
  ),
  direct('voice', 'Meera Nair', said('voice', COOK, '', { type: 'audio', duration: 12, expire_at: LATER })),
];

export const LIST_OF_ALL: Answers = {
  ...CONVERSATIONS,
  'GET /api/v1/users/groups': gives({ list: LIST, next_id: null }),
};
