import { directionOf, inLanguage } from '@livery/contract';
import { CARD, ICON_SIZES, imageUrl, MASKABLE_SIZES } from './brand.images.ts';
import { type Brand, publicUrl } from './brand.ts';

/** Smaller ones are for tabs, which take the drawing itself. */
const SMALLEST_INSTALLED = 96;

const square = (size: number): string => `${size}x${size}`;

/** What other applications may hand over: the service worker takes it, and where there is none the server. */
const SHARE_TARGET = {
  action: '/share-target',
  method: 'POST',
  enctype: 'multipart/form-data',
  params: {
    title: 'title',
    text: 'text',
    url: 'url',
    files: [{ name: 'media', accept: ['image/*', 'video/mp4'] }],
  },
};

const SHORTCUTS = [
  { url: '/publish', feature: 'publish', name: { 'zh-CN': '发布', 'zh-TW': '發佈', en: 'New post' } },
  { url: '/chat', name: { 'zh-CN': '聊天', 'zh-TW': '聊天', en: 'Chats' } },
  { url: '/search', name: { 'zh-CN': '搜索', 'zh-TW': '搜尋', en: 'Search' } },
] as const;

const shortcutsOf = ({ config: { features, locale } }: Brand) =>
  SHORTCUTS.filter((shortcut) => !('feature' in shortcut) || features[shortcut.feature]).map(
    ({ url, name }) => ({ url, name: inLanguage<string>(name, locale) }),
  );

/** The web app manifest: `display`, icons and colours, in the brand's first language. */
export function manifestOf(brand: Brand): object {
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
    ...(config.features.publish && { share_target: SHARE_TARGET }),
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
