import { directionOf, inLanguage, type Localized, placesOf } from '@livery/contract';
import { CARD, ICON_SIZES, imageUrl, MASKABLE_SIZES } from './brand.images.ts';
import { brandText } from './brand.text.ts';
import { type Brand, publicUrl } from './brand.ts';

/** Smaller ones are for tabs, which take the drawing itself. */
const SMALLEST_INSTALLED = 96;

const square = (size: number): string => `${size}x${size}`;

/** What other applications may hand over: the service worker takes it, and where there is none the server. */
const shareTarget = ({ videos }: { videos: boolean }) => ({
  action: '/share-target',
  method: 'POST',
  enctype: 'multipart/form-data',
  params: {
    title: 'title',
    text: 'text',
    url: 'url',
    files: [{ name: 'media', accept: ['image/*', ...(videos ? ['video/mp4'] : [])] }],
  },
});

/** What an icon on a home screen offers. */
export const SHORTCUT_TEXTS = {
  'zh-CN': {
    'server.shortcut.publish': '发布',
    'server.shortcut.chat': '聊天',
    'server.shortcut.notifications': '通知',
    'server.shortcut.wallet': '钱包',
    'server.shortcut.search': '搜索',
  },
  'zh-TW': {
    'server.shortcut.publish': '發佈',
    'server.shortcut.chat': '聊天',
    'server.shortcut.notifications': '通知',
    'server.shortcut.wallet': '錢包',
    'server.shortcut.search': '搜尋',
  },
  en: {
    'server.shortcut.publish': 'New post',
    'server.shortcut.chat': 'Chats',
    'server.shortcut.notifications': 'Activity',
    'server.shortcut.wallet': 'Wallet',
    'server.shortcut.search': 'Search',
  },
} as const satisfies Localized<Record<string, string>>;

/** Places of the navigation that are always there: discover may come to have nothing, the first page opens by itself. */
const OF_PLACES = ['chat', 'notifications', 'wallet'] as const;
/** Home screens show no more. */
const MOST_SHORTCUTS = 4;

/** Publishing, then what the brand has in its navigation, in its order, then search. */
const shortcutsOf = (brand: Brand) => {
  const { features, locale, tabs, start } = brand.config;
  const { bar } = placesOf({ tabs, start }, features);
  const places = bar
    .flatMap((place) => OF_PLACES.find((known) => known === place) ?? [])
    .slice(0, MOST_SHORTCUTS - 2);
  const names = [...(features.publish ? (['publish'] as const) : []), ...places, 'search' as const];
  return names.map((name) => ({
    url: `/${name}`,
    name: brandText(brand, SHORTCUT_TEXTS, locale, `server.shortcut.${name}`),
  }));
};

/** The web app manifest: `display`, icons and colours, in the brand's first language. */
export function manifestOf(brand: Brand) {
  const { config, themeColor } = brand;
  const { locale } = config;
  const png = (path: string, sizes: string) => ({ src: imageUrl(brand, path), sizes, type: 'image/png' });
  return {
    id: '/',
    name: inLanguage(config.title, locale),
    short_name: inLanguage(config.title, locale),
    description: inLanguage(config.tagline, locale),
    lang: locale,
    dir: directionOf(locale),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    categories: ['social'],
    shortcuts: shortcutsOf(brand),
    ...(config.features.publish && { share_target: shareTarget(config.features) }),
    background_color: themeColor.light,
    theme_color: themeColor.light,
    icons: [
      { src: publicUrl(brand, 'icon.svg'), sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...ICON_SIZES.filter((size) => size >= SMALLEST_INSTALLED).map((size) => ({
        ...png(`icons/${size}.png`, square(size)),
        purpose: 'any',
      })),
      ...MASKABLE_SIZES.map((size) => ({
        ...png(`icons/maskable-${size}.png`, square(size)),
        purpose: 'maskable',
      })),
    ],
    screenshots: [
      {
        ...png('card.png', `${CARD.width}x${CARD.height}`),
        form_factor: 'wide',
        label: inLanguage(config.tagline, locale),
      },
    ],
  };
}
