// @vitest-environment node
import { type Message, type MessageType, NOTICE_TYPES } from '@livery/contract';
import { expect, it } from 'vitest';
import { formatText } from '../../../../lib/intl/pattern.ts';
import { loadMessages } from '../../../../locales/all-messages.ts';
import { ME, messageOf } from '../../testing.ts';
import { noticeTextOf } from './notice.model.ts';

const KAVYA = { id: 'kavya', nickname: 'Kavya', username: 'kavya7', avatar: '', avatar_thumbnail: '' };
const notice = (type: MessageType, fields: Partial<Message> = {}) =>
  messageOf({ seq: 1, type, text: '', user_id: 'kavya', user: KAVYA, target_id: 'arjun', ...fields });
const names: Record<string, string> = { arjun: 'Arjun', [ME]: 'You' };

const textOf = async (message: Message, locale: 'en' | 'zh-CN' = 'en') => {
  const noticed = noticeTextOf(message, (id, _, nickname) => nickname ?? names[id] ?? '');
  const language = { locale, messages: await loadMessages(locale) };
  const others = formatText(language, 'room.notice_by.others', { count: noticed?.others ?? 0 }) ?? '';
  return noticed && formatText(language, noticed.id, { ...noticed.values, others });
};

it.each([
  [notice('group_create'), 'Kavya created the group', 'Kavya创建了群聊'],
  [
    notice('group_displayname', { text: 'Hills' }),
    'Kavya renamed the group to “Hills”',
    'Kavya把群名改成了“Hills”',
  ],
  [notice('group_displayname'), 'The group was renamed', '群名已更改'],
  [notice('group_icon'), 'Kavya changed the group picture', 'Kavya更换了群头像'],
  [notice('invite_member'), 'Kavya invited Arjun', 'Kavya邀请Arjun加入了群聊'],
  [
    notice('invite_member', { text: '3' }),
    'Kavya invited Arjun and 2 others',
    'Kavya邀请Arjun和另外 2 人加入了群聊',
  ],
  [notice('remove_member'), 'Kavya removed Arjun', 'Kavya把Arjun移出了群聊'],
  [notice('member_join'), 'Kavya joined', 'Kavya加入了群聊'],
  [notice('member_left'), 'Kavya left', 'Kavya离开了群聊'],
  [notice('message_pin'), 'Kavya pinned a message', 'Kavya置顶了一条消息'],
  [notice('red_envelope_claim'), 'Kavya opened a red envelope from Arjun', 'Kavya领取了Arjun的红包'],
  [notice('message_delete'), 'Kavya took back a message', 'Kavya撤回了一条消息'],
  [
    notice('message_delete', { author_id: 'arjun' }),
    'Kavya removed a message from Arjun',
    'Kavya撤回了Arjun的一条消息',
  ],
])('%#', async (message, english, chinese) => {
  expect(await textOf(message)).toBe(english);
  expect(await textOf(message, 'zh-CN')).toBe(chinese);
});

it('takes the name of whom it is about from the message', async () => {
  const target = { ...KAVYA, id: 'jo', nickname: 'Jo' };
  expect(await textOf(notice('remove_member', { target_id: 'jo', target }))).toBe('Kavya removed Jo');
});

it('has words for every kind of notice, also of somebody whose account is gone', async () => {
  for (const type of NOTICE_TYPES) {
    const { user: _, ...nameless } = notice(type, { user_id: 'gone' });
    expect(await textOf(nameless)).not.toMatch(/^$|\{|undefined/);
  }
});
