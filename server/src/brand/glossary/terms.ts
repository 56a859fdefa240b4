import type { Locale } from '@livery/contract';

/** Things of the product that a brand may name otherwise: the keys of `glossary.<locale>.json`. */
export const TERMS = [
  'chat',
  'group',
  'post',
  'video',
  'points',
  'envelope',
  'wallet',
  'friend',
  'feed',
] as const;
export type Term = (typeof TERMS)[number];

/** How a word stands: by number as the language counts, and within other words (群 of 群聊, in 群主). */
export const FORMS = ['one', 'other', 'short'] as const;
export type Form = (typeof FORMS)[number];

type Words = { readonly [Name in Form]?: readonly string[] };

/** What the product calls them, longer words first where one has another in it. */
export const PRODUCT_WORDS: Readonly<Record<Locale, Readonly<Record<Term, Words>>>> = {
  en: {
    chat: { one: ['chat'], other: ['chats'] },
    group: { one: ['group'], other: ['groups'] },
    post: { one: ['post'], other: ['posts'] },
    video: { one: ['video'], other: ['videos'] },
    points: { one: ['point'], other: ['points'] },
    envelope: { one: ['red envelope', 'envelope'], other: ['red envelopes', 'envelopes'] },
    wallet: { one: ['wallet'], other: ['wallets'] },
    friend: { one: ['friend'], other: ['friends'] },
    feed: { one: ['feed'], other: ['feeds'] },
  },
  'zh-CN': {
    chat: { other: ['聊天'] },
    group: { other: ['群聊'], short: ['群'] },
    post: { other: ['作品'] },
    video: { other: ['视频'] },
    points: { other: ['积分'] },
    envelope: { other: ['红包'] },
    wallet: { other: ['钱包'] },
    friend: { other: ['好友'] },
    feed: { other: ['信息流'] },
  },
  // With those of the language that it falls back to, which says what it has no text for.
  'zh-TW': {
    chat: { other: ['聊天室', '聊天'] },
    group: { other: ['群組', '群聊'], short: ['群'] },
    post: { other: ['貼文', '作品'] },
    video: { other: ['影片', '视频'] },
    points: { other: ['點數', '积分'] },
    envelope: { other: ['紅包', '红包'] },
    wallet: { other: ['錢包', '钱包'] },
    friend: { other: ['好友'] },
    feed: { other: ['信息流'] },
  },
};

/** Words in which one of the product's stands and is none of it: a verb, another thing. */
export const OTHER_WORDS: Readonly<Record<Locale, readonly string[]>> = {
  en: [],
  'zh-CN': ['聊聊天', '社群'],
  'zh-TW': ['聊聊天', '社群'],
};

/** Texts that call a thing by a word which means something else in any other text. */
export const CALLED_OTHERWISE: Readonly<Partial<Record<Locale, Readonly<Record<string, [Term, string]>>>>> = {
  'zh-CN': { 'nav.chat': ['chat', '消息'], 'page.chat': ['chat', '消息'] },
  'zh-TW': {
    'nav.chat': ['chat', '訊息'],
    'page.chat': ['chat', '訊息'],
    'feed.tabs': ['feed', '動態'],
  },
};

/** Texts in which the word is no name of the thing, in whatever language: there it is left alone. */
export const NOT_MEANT: { readonly [Name in Term]?: readonly string[] } = {
  // What one does.
  chat: ['error.invalid_contact'],
  post: ['nav.publish', 'publish.submit', 'publish.state.failed', 'post.refused.failed'],
  points: ['qr.how', 'qr.scan.lead', 'friends.scan.lead', 'payment.pay.camera.running'],
  // One's wallet elsewhere.
  wallet: ['payment.bind.title', 'payment.bind.done', 'wallet.bind'],
};

/** Elsewhere a video is a file that somebody sends. */
export const MEANT_ONLY: { readonly [Name in Term]?: RegExp } = {
  video: /^(publish|post|author)\.|^error\.post_gone$/,
};
