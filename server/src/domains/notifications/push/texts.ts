import type { Locale, NotificationKind } from '@livery/contract';

type Texts = Record<NotificationKind | 'any' | 'refused' | 'others', string>;

/** What happened, in a line: `{people}` are those who did it, `{group}` is where. */
const TEXTS: Record<Locale, Texts> = {
  'zh-CN': {
    any: '你有一条新通知',
    others: '{name} 等 {count} 人',
    follow: '{people} 关注了你',
    like_post: '{people} 赞了你的作品',
    like_comment: '{people} 赞了你的评论',
    comment: '{people} 评论了你的作品',
    reply: '{people} 回复了你的评论',
    mention: '{people} 提到了你',
    collect: '{people} 收藏了你的作品',
    post_review: '你的作品已通过审核',
    refused: '你的作品未通过审核',
    group_invite: '{people} 邀请你加入“{group}”',
    group_role: '你在“{group}”的身份有变化',
    group_removed: '你已被移出“{group}”',
    envelope_result: '红包结果出来了',
    envelope_refund: '红包未领完，余额已退回',
    withdrawal_result: '提现有结果了',
    deposit: '积分到账了',
    system: '系统通知',
  },
  en: {
    any: 'You have a new notification',
    others: '{name} and {count} more',
    follow: '{people} followed you',
    like_post: '{people} liked your post',
    like_comment: '{people} liked your comment',
    comment: '{people} commented on your post',
    reply: '{people} replied to your comment',
    mention: '{people} mentioned you',
    collect: '{people} saved your post',
    post_review: 'Your post was approved',
    refused: 'Your post was not approved',
    group_invite: '{people} added you to “{group}”',
    group_role: 'Your role in “{group}” has changed',
    group_removed: 'You were removed from “{group}”',
    envelope_result: 'See how your red envelope turned out',
    envelope_refund: 'What was left of your red envelope came back',
    withdrawal_result: 'There’s news about your withdrawal',
    deposit: 'You’ve received points',
    system: 'A notice for you',
  },
};

/** `others` counts all but the first in English, everybody in Chinese: as each language says it. */
export const peopleText = (locale: Locale, name: string, count: number): string =>
  count < 2
    ? name
    : TEXTS[locale].others
        .replace('{name}', () => name)
        .replace('{count}', String(locale === 'en' ? count - 1 : count));

export const anyText = (locale: Locale): string => TEXTS[locale].any;

export const kindText = (
  locale: Locale,
  kind: string,
  { people, group }: { people: string; group: string },
): string => {
  const texts: Partial<Record<string, string>> = TEXTS[locale];
  return (texts[kind] ?? TEXTS[locale].any).replace('{people}', () => people).replace('{group}', () => group);
};

/** What somebody sent, where it is no words. */
const MESSAGES: Record<Locale, Partial<Record<string, string>> & { any: string }> = {
  'zh-CN': {
    any: '你有一条新消息',
    image: '[图片]',
    video: '[视频]',
    audio: '[语音]',
    file: '[文件]',
    recommand: '[名片]',
    red_envelope: '[红包]',
  },
  en: {
    any: 'You have a new message',
    image: 'Photo',
    video: 'Video',
    audio: 'Voice message',
    file: 'File',
    recommand: 'Shared something',
    red_envelope: 'Red envelope',
  },
};

export const messageText = (locale: Locale, type: string): string =>
  MESSAGES[locale][type] ?? MESSAGES[locale].any;
