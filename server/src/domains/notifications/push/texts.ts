import type { Locale, Localized, NotificationKind } from '@livery/contract';
import { brandText, type Speaker } from '../../../brand/brand.text.ts';

type Kind = NotificationKind | 'any' | 'refused' | 'others';
type Texts = Record<`server.push.${Kind}`, string>;

/** What happened, in a line: `{people}` are those who did it, `{group}` is where. */
export const PUSH_TEXTS: Localized<Texts> = {
  'zh-CN': {
    'server.push.any': '你有一条新通知',
    'server.push.others': '{name} 等 {count} 人',
    'server.push.follow': '{people} 关注了你',
    'server.push.like_post': '{people} 赞了你的作品',
    'server.push.like_comment': '{people} 赞了你的评论',
    'server.push.comment': '{people} 评论了你的作品',
    'server.push.reply': '{people} 回复了你的评论',
    'server.push.mention': '{people} 提到了你',
    'server.push.collect': '{people} 收藏了你的作品',
    'server.push.post_review': '你的作品已通过审核',
    'server.push.refused': '你的作品未通过审核',
    'server.push.group_invite': '{people} 邀请你加入“{group}”',
    'server.push.group_role': '你在“{group}”的身份有变化',
    'server.push.group_removed': '你已被移出“{group}”',
    'server.push.envelope_result': '红包结果出来了',
    'server.push.envelope_refund': '红包未领完，余额已退回',
    'server.push.withdrawal_result': '提现有结果了',
    'server.push.deposit': '积分到账了',
    'server.push.system': '系统通知',
  },
  'zh-TW': {
    'server.push.any': '你有一則新通知',
    'server.push.others': '{name} 等 {count} 人',
    'server.push.follow': '{people} 追蹤了你',
    'server.push.like_post': '{people} 喜歡你的貼文',
    'server.push.like_comment': '{people} 喜歡你的留言',
    'server.push.comment': '{people} 在你的貼文留言',
    'server.push.reply': '{people} 回覆了你的留言',
    'server.push.mention': '{people} 提到了你',
    'server.push.collect': '{people} 收藏了你的貼文',
    'server.push.post_review': '你的貼文已通過審核',
    'server.push.refused': '你的貼文未通過審核',
    'server.push.group_invite': '{people} 邀請你加入「{group}」',
    'server.push.group_role': '你在「{group}」的身分有變動',
    'server.push.group_removed': '你已被移出「{group}」',
    'server.push.envelope_result': '紅包結果出來了',
    'server.push.envelope_refund': '紅包沒領完，餘額已退回',
    'server.push.withdrawal_result': '提領有結果了',
    'server.push.deposit': '點數入帳了',
    'server.push.system': '系統通知',
  },
  en: {
    'server.push.any': 'You have a new notification',
    'server.push.others': '{name} and {count} more',
    'server.push.follow': '{people} followed you',
    'server.push.like_post': '{people} liked your post',
    'server.push.like_comment': '{people} liked your comment',
    'server.push.comment': '{people} commented on your post',
    'server.push.reply': '{people} replied to your comment',
    'server.push.mention': '{people} mentioned you',
    'server.push.collect': '{people} saved your post',
    'server.push.post_review': 'Your post was approved',
    'server.push.refused': 'Your post was not approved',
    'server.push.group_invite': '{people} added you to “{group}”',
    'server.push.group_role': 'Your role in “{group}” has changed',
    'server.push.group_removed': 'You were removed from “{group}”',
    'server.push.envelope_result': 'See how your red envelope turned out',
    'server.push.envelope_refund': 'What was left of your red envelope came back',
    'server.push.withdrawal_result': 'There’s news about your withdrawal',
    'server.push.deposit': 'You’ve received points',
    'server.push.system': 'A notice for you',
  },
};

/** `others` counts all but the first in English, everybody in Chinese: as each language says it. */
export const peopleText = (brand: Speaker, locale: Locale, name: string, count: number): string =>
  count < 2
    ? name
    : brandText(brand, PUSH_TEXTS, locale, 'server.push.others', {
        ...{ name, count: locale === 'en' ? count - 1 : count },
      });

export const anyText = (brand: Speaker, locale: Locale): string =>
  brandText(brand, PUSH_TEXTS, locale, 'server.push.any');

const isKind = (id: string): id is keyof Texts => Object.hasOwn(PUSH_TEXTS.en, id);

export const kindText = (
  brand: Speaker,
  locale: Locale,
  kind: string,
  names: { people: string; group: string },
): string => {
  const id = `server.push.${kind}`;
  return brandText(brand, PUSH_TEXTS, locale, isKind(id) ? id : 'server.push.any', names);
};

/** What somebody sent, where it is no words. */
export const MESSAGE_TEXTS = {
  'zh-CN': {
    'server.push.message.any': '你有一条新消息',
    'server.push.message.image': '[图片]',
    'server.push.message.video': '[视频]',
    'server.push.message.audio': '[语音]',
    'server.push.message.file': '[文件]',
    'server.push.message.recommand': '[名片]',
    'server.push.message.red_envelope': '[红包]',
  },
  'zh-TW': {
    'server.push.message.any': '你有一則新訊息',
    'server.push.message.image': '[圖片]',
    'server.push.message.video': '[影片]',
    'server.push.message.audio': '[語音]',
    'server.push.message.file': '[檔案]',
    'server.push.message.recommand': '[名片]',
    'server.push.message.red_envelope': '[紅包]',
  },
  en: {
    'server.push.message.any': 'You have a new message',
    'server.push.message.image': 'Photo',
    'server.push.message.video': 'Video',
    'server.push.message.audio': 'Voice message',
    'server.push.message.file': 'File',
    'server.push.message.recommand': 'Shared something',
    'server.push.message.red_envelope': 'Red envelope',
  },
} as const satisfies Localized<Record<string, string>>;

type MessageId = keyof (typeof MESSAGE_TEXTS)['en'];
const isMessageId = (id: string): id is MessageId => Object.hasOwn(MESSAGE_TEXTS.en, id);

export const messageText = (brand: Speaker, locale: Locale, type: string): string => {
  const id = `server.push.message.${type}`;
  return brandText(brand, MESSAGE_TEXTS, locale, isMessageId(id) ? id : 'server.push.message.any');
};
