// @vitest-environment node
import { LOCALES, type Locale, NOTIFICATION_KINDS, type Notification } from '@livery/contract';
import { beforeAll, expect, it } from 'vitest';
import { formatText, type Messages } from '../../../lib/intl/pattern.ts';
import type { TextOf } from '../../../lib/intl/useText.ts';
import { loadMessages } from '../../../locales/all-messages.ts';
import { notificationOf, personOf } from '../notifications.testing.ts';
import { daysOf } from './notification-days.ts';
import { wordsOf } from './notification-words.ts';

const texts: Record<string, Messages> = {};
beforeAll(async () => {
  for (const locale of LOCALES) texts[locale] = await loadMessages(locale);
});
const say = (locale: Locale, fields: Partial<Notification>) => {
  const messages = texts[locale] ?? {};
  const text: TextOf = (id, values) => formatText({ locale, messages }, id, values) ?? '';
  const { title, detail } = wordsOf(notificationOf('1', fields), {
    locale,
    text,
    nameOf: ({ nickname }) => nickname,
  });
  return `${title} | ${detail}`;
};
const [meera, ann] = [personOf('p2', 'Meera'), personOf('p5', 'Ann')];

it('people are told by name, and by number where they are many', () => {
  expect(say('en', {})).toBe('Meera | liked your post');
  expect(say('en', { people: [meera, ann], count: 2 })).toBe('Meera and Ann | liked your post');
  expect(say('en', { people: [meera], count: 2 })).toBe('Meera and 1 other | liked your post');
  expect(say('en', { people: [meera, ann], count: 13 })).toBe('Meera and 12 others | liked your post');
  expect(say('zh-CN', { people: [meera, ann], count: 2 })).toBe('Meera和Ann | 赞了你的作品');
  expect(say('zh-CN', { people: [meera, ann], count: 13 })).toBe('Meera和其他 12 人 | 赞了你的作品');
});

it('what was said is quoted', () => {
  const comment = { id: 'c', text: 'So lovely' };
  expect(say('en', { kind: 'comment', comment, text: 'So lovely' })).toBe(
    'Meera | commented on your post: So lovely',
  );
  expect(say('zh-CN', { kind: 'reply', comment, text: 'So lovely' })).toBe('Meera | 回复了你：So lovely');
});

it('a review tells what became of the post, and why', () => {
  const about = { kind: 'post_review', people: [] };
  expect(say('en', about)).toBe('Your post is live | By the lake');
  expect(say('en', { ...about, text: 'Blurred' })).toBe('Your post wasn’t approved | Reason: Blurred');
  expect(say('zh-CN', { ...about, text: 'too_long' })).toBe('作品未通过审核 | 原因：视频太长');
});

it('a group is called by its name', () => {
  const group = { id: 'g', name: '周末去山里', icon: '' };
  expect(say('zh-CN', { kind: 'group_invite', group })).toBe('Meera | 邀请你加入“周末去山里”');
  expect(say('zh-CN', { kind: 'group_role', group, text: 'admin' })).toBe('周末去山里 | 你现在是管理员');
  expect(say('en', { kind: 'group_role', group, text: 'bard' })).toMatch(/role in this group has changed/);
});

it('each kind says something in every language, and so does one that is not known', () => {
  for (const locale of LOCALES)
    for (const kind of [...NOTIFICATION_KINDS, 'eclipse'])
      expect(say(locale, { kind }).split(' | ')[0]).not.toBe('');
  expect(say('en', { kind: 'eclipse', text: 'At noon' })).toBe('New notification | At noon');
});

it('what operators have to say is told in the language of who reads it', () => {
  const notice = { 'zh-CN': '今晚两点维护', en: 'Maintenance at two tonight' };
  expect(say('zh-CN', { kind: 'system', notice })).toBe('系统通知 | 今晚两点维护');
  expect(say('en', { kind: 'system', notice })).toBe('System notice | Maintenance at two tonight');
});

it('rows stand under their days', () => {
  const now = new Date(2026, 2, 14, 9);
  const at = (day: number) =>
    notificationOf(String(day), { create_at: new Date(2026, 2, day, 8).toISOString() });
  const days = daysOf([at(14), at(13), at(12), at(8), at(7), at(1)], now);
  expect(days.map(({ title, rows }) => [title, rows.length])).toEqual([
    ['time.today', 1],
    ['time.yesterday_day', 1],
    ['notifications.days.week', 2],
    ['notifications.days.earlier', 2],
  ]);
});
