import type { Notification } from '@livery/contract';
import { type Answers, gives } from './answers.ts';
import { COOK, SEA } from './conversations.ts';

/** What happened to the person of the stories: one row of each look. */

const HOUR = 3_600_000;
const ago = (hours: number): string => new Date(Date.now() - hours * HOUR).toISOString();

const post = { id: 'post1', cover: '/art/lake.svg', text: '湖边的早上' };
const words = { id: 'words', cover: null, text: '一页周报的写法' };
const group = { id: 'hills', name: '周末去山里', icon: '/art/tea.svg' };

const NOTICE = {
  'zh-CN': '周四凌晨 2 点到 4 点我们会做一次维护，期间发帖和聊天可能会慢一些，已发出的内容不受影响。',
  en: 'We’re doing maintenance on Thursday from 2 to 4 in the morning. Posting and chats may be slower then; what you’ve sent stays safe.',
};

const row = (id: string, kind: string, hours: number, fields: Partial<Notification> = {}): Notification => ({
  ...{ id, kind, unread: hours < 3, count: 1, people: [SEA], text: '' },
  create_at: ago(hours),
  ...fields,
});

export const notifications: Notification[] = [
  row('n1', 'like_post', 0, { count: 13, people: [SEA, COOK], post }),
  row('n2', 'comment', 1, { post, comment: { id: 'c1', text: '光线太好了，几点拍的？' }, people: [COOK] }),
  row('n3', 'follow', 2, { is_followed: 3 }),
  row('n4', 'reply', 26, { post: words, comment: { id: 'c2', text: '学到了，谢谢' } }),
  row('n5', 'follow', 27, { count: 5, people: [COOK, SEA], is_followed: 2 }),
  row('n6', 'post_review', 50, { people: [], post }),
  row('n7', 'group_invite', 74, { group, people: [COOK] }),
  row('n8', 'group_role', 75, { group, text: 'admin' }),
  row('n9', 'collect', 98, { post, count: 2, people: [COOK, SEA] }),
  row('n10', 'mention', 230, { post, comment: { id: 'c3', text: '@林间小满 快来看' } }),
  row('n11', 'group_removed', 260, { group }),
  row('n12', 'system', 300, { people: [], notice: NOTICE }),
  row('n13', 'eclipse', 400, { people: [] }),
];

/** The calls of somebody to whom something happened. */
export const NOTIFICATIONS: Answers = {
  'GET /api/v1/notification/list': gives({ list: notifications, next_id: null }),
  'GET /api/v1/notification/new-count': gives({ count: 3 }),
  'POST /api/v1/notification/view-all': gives({}),
};
