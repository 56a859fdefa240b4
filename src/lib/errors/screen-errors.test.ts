// @vitest-environment node
import { type Locale, WHOLE_LOCALES } from '@livery/contract';
import { describe, expect, it } from 'vitest';
import { loadMessages } from '../../locales/all-messages.ts';
import { formatText } from '../intl/pattern.ts';
import { AlertStore } from '../toasts/alerts.store.ts';
import { ToastStore, type Words } from '../toasts/toasts.store.ts';
import { announceOnScreen, type ScreenError } from './screen-errors.ts';

interface Case {
  name: ScreenError;
  display: 'toast' | 'alert' | 'dialog';
  isServerFirst: boolean;
  'zh-CN': string;
  en: string;
}

const cases: Case[] = [
  {
    name: 'pinFull',
    display: 'toast',
    isServerFirst: false,
    'zh-CN': '最多置顶 5 条消息，先取消一条',
    en: 'You can pin up to 5 messages. Unpin one first.',
  },
  {
    name: 'pinRepeated',
    display: 'toast',
    isServerFirst: false,
    'zh-CN': '这条消息已经置顶了',
    en: 'This message is already pinned',
  },
  { name: 'pinFailed', display: 'dialog', isServerFirst: true, 'zh-CN': '服务器错误', en: 'Server Error' },
  { name: 'uploadFailed', display: 'toast', isServerFirst: true, 'zh-CN': '上传失败', en: 'Upload failed' },
  {
    name: 'blockAdded',
    display: 'toast',
    isServerFirst: false,
    'zh-CN': '已加入黑名单',
    en: 'Added to the blacklist',
  },
  {
    name: 'blockRemoved',
    display: 'toast',
    isServerFirst: false,
    'zh-CN': '已移出黑名单',
    en: 'Removed from the blacklist',
  },
  {
    name: 'merchantBindingFailed',
    display: 'alert',
    isServerFirst: false,
    'zh-CN': '商户用户 ID 绑定失败',
    en: 'Couldn’t link the merchant user ID',
  },
];

/** What is shown, where, in one language. */
const shown = async (name: ScreenError, locale: Locale, message?: string) => {
  const [toasts, alerts] = [new ToastStore(), new AlertStore()];
  announceOnScreen(name, { toasts, alerts }, message === undefined ? undefined : { message });
  const language = { locale, messages: await loadMessages(locale) };
  const say = (words: Words) =>
    'plain' in words ? words.plain : formatText(language, words.id, words.values);
  return [
    ...toasts.list.map(({ words, tone }) => ({ display: 'toast', tone, words: say(words) })),
    ...alerts.queue.map(({ words, kind }) => ({ display: kind, words: say(words) })),
  ];
};

describe.each(WHOLE_LOCALES)('screen-level errors in %s', (locale) => {
  it.each(cases)('$name is shown as $display', async ({ name, display, ...texts }) => {
    expect(await shown(name, locale)).toMatchObject([{ display, words: texts[locale] }]);
  });

  it.each(cases)('$name and the words of the server', async ({ name, isServerFirst, ...texts }) => {
    const [notice] = await shown(name, locale, 'The disk is full');
    expect(notice?.words).toBe(isServerFirst ? 'The disk is full' : texts[locale]);
    expect((await shown(name, locale, ''))[0]?.words).toBe(texts[locale]);
  });
});
