import { inLanguage, type Locale, type Localized, type NotificationKind } from '@livery/contract';

type Texts = Record<NotificationKind | 'any' | 'refused' | 'others', string>;

/** What happened, in a line: `{people}` are those who did it, `{group}` is where. */
const TEXTS: Localized<Texts> = {
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
  'zh-TW': {
    any: '你有一則新通知',
    others: '{name} 等 {count} 人',
    follow: '{people} 追蹤了你',
    like_post: '{people} 喜歡你的貼文',
    like_comment: '{people} 喜歡你的留言',
    comment: '{people} 在你的貼文留言',
    reply: '{people} 回覆了你的留言',
    mention: '{people} 提到了你',
    collect: '{people} 收藏了你的貼文',
    post_review: '你的貼文已通過審核',
    refused: '你的貼文未通過審核',
    group_invite: '{people} 邀請你加入「{group}」',
    group_role: '你在「{group}」的身分有變動',
    group_removed: '你已被移出「{group}」',
    envelope_result: '紅包結果出來了',
    envelope_refund: '紅包沒領完，餘額已退回',
    withdrawal_result: '提領有結果了',
    deposit: '點數入帳了',
    system: '系統通知',
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
    : inLanguage(TEXTS, locale)
        .others.replace('{name}', () => name)
        .replace('{count}', String(locale === 'en' ? count - 1 : count));

export const anyText = (locale: Locale): string => inLanguage(TEXTS, locale).any;

export const kindText = (
  locale: Locale,
  kind: string,
  { people, group }: { people: string; group: string },
): string => {
  const texts: Partial<Record<string, string>> & Texts = inLanguage(TEXTS, locale);
  return (texts[kind] ?? texts.any).replace('{people}', () => people).replace('{group}', () => group);
};

/** What somebody sent, where it is no words. */
const MESSAGES: Localized<Partial<Record<string, string>> & { any: string }> = {
  'zh-CN': {
    any: '你有一条新消息',
    image: '[图片]',
    video: '[视频]',
    audio: '[语音]',
    file: '[文件]',
    recommand: '[名片]',
    red_envelope: '[红包]',
  },
  'zh-TW': {
    any: '你有一則新訊息',
    image: '[圖片]',
    video: '[影片]',
    audio: '[語音]',
    file: '[檔案]',
    recommand: '[名片]',
    red_envelope: '[紅包]',
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

export const messageText = (locale: Locale, type: string): string => {
  const texts = inLanguage(MESSAGES, locale);
  return texts[type] ?? texts.any;
};
