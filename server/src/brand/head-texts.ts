import { inLanguage, type Locale, type Localized } from '@livery/contract';
import { brandText, HEAD_PREFIX } from './brand.text.ts';
import type { Brand } from './brand.ts';

/**
 * What the head says before any script runs, of pages that guests read and search engines list, by their addresses:
 * `/home/chart` is `home.chart`. Clients are given the titles that a brand replaced, and keep them.
 */
export const HEAD_TEXTS = {
  'zh-CN': {
    'head.title.home.recommend': '{brand}',
    'head.title.home.gallery': '画廊 · {brand}',
    'head.title.home.chart': '榜单 · {brand}',
    'head.title.gallery': '画廊 · {brand}',
    'head.title.chart': '榜单 · {brand}',
    'head.title.discover': '发现 · {brand}',
    'head.title.search': '搜索 · {brand}',
    'head.title.login': '{brand}',
    'head.title.register': '注册新账号 · {brand}',
    'head.title.lost': '页面不存在 · {brand}',
    'head.description.home.gallery': '大家在{brand}分享的图片。',
    'head.description.home.chart': '{brand}上此刻最受欢迎的内容。',
    'head.description.gallery': '大家在{brand}分享的图片。',
    'head.description.chart': '{brand}上此刻最受欢迎的内容。',
    'head.description.discover': '在{brand}发现值得关注的话题和人。',
    'head.description.search': '在{brand}搜索内容、用户和话题。',
    'head.description.register': '注册{brand}，和大家一起分享、关注和聊天。',
  },
  'zh-TW': {
    'head.title.home.recommend': '{brand}',
    'head.title.home.gallery': '圖庫 · {brand}',
    'head.title.home.chart': '排行榜 · {brand}',
    'head.title.gallery': '圖庫 · {brand}',
    'head.title.chart': '排行榜 · {brand}',
    'head.title.discover': '探索 · {brand}',
    'head.title.search': '搜尋 · {brand}',
    'head.title.login': '{brand}',
    'head.title.register': '註冊新帳號 · {brand}',
    'head.title.lost': '找不到頁面 · {brand}',
    'head.description.home.gallery': '大家在{brand}分享的圖片。',
    'head.description.home.chart': '{brand}上此刻最受歡迎的內容。',
    'head.description.gallery': '大家在{brand}分享的圖片。',
    'head.description.chart': '{brand}上此刻最受歡迎的內容。',
    'head.description.discover': '在{brand}探索值得追蹤的話題和人。',
    'head.description.search': '在{brand}搜尋內容、使用者和話題。',
    'head.description.register': '註冊{brand}，和大家一起分享、追蹤和聊天。',
  },
  en: {
    'head.title.home.recommend': '{brand}',
    'head.title.home.gallery': 'Gallery · {brand}',
    'head.title.home.chart': 'Chart · {brand}',
    'head.title.gallery': 'Gallery · {brand}',
    'head.title.chart': 'Chart · {brand}',
    'head.title.discover': 'Discover · {brand}',
    'head.title.search': 'Search · {brand}',
    'head.title.login': '{brand}',
    'head.title.register': 'Create an account · {brand}',
    'head.title.lost': 'Page not found · {brand}',
    'head.description.home.gallery': 'Pictures that people share on {brand}.',
    'head.description.home.chart': 'What people on {brand} like most right now.',
    'head.description.gallery': 'Pictures that people share on {brand}.',
    'head.description.chart': 'What people on {brand} like most right now.',
    'head.description.discover': 'Topics and people worth following on {brand}.',
    'head.description.search': 'Find posts, people and hashtags on {brand}.',
    'head.description.register': 'Create an account on {brand} to share, follow and chat.',
  },
} as const satisfies Localized<Record<string, string>>;

type Id = keyof (typeof HEAD_TEXTS)['en'];
const isOurs = (id: string): id is Id => Object.hasOwn(HEAD_TEXTS.en, id);

/** What a page is called and what it is about; where nothing is said, that is the brand itself. */
export const headOfPath = (
  brand: Pick<Brand, 'config' | 'messages' | 'glossaries'>,
  path: string,
  locale: Locale,
): { title: string; description: string } => {
  const { title, tagline } = brand.config;
  const name = inLanguage(title, locale);
  const page = path
    .toLowerCase()
    .replaceAll(/^\/|\/$/g, '')
    .replaceAll('/', '.');
  const say = (id: string, otherwise: string): string =>
    isOurs(id) ? brandText(brand, HEAD_TEXTS, locale, id, { brand: name }) : otherwise;
  return {
    title: say(`${HEAD_PREFIX}title.${page}`, name),
    description: say(`${HEAD_PREFIX}description.${page}`, inLanguage(tagline, locale)),
  };
};
