import { CARD, ICON_SIZES, imageUrl, MASKABLE_SIZES } from './brand.images.ts';
import { type Brand, publicUrl } from './brand.ts';

/** Smaller ones are for tabs, which take the drawing itself. */
const SMALLEST_INSTALLED = 96;

const square = (size: number): string => `${size}x${size}`;

/** The web app manifest: `display`, icons and colours, in the brand's first language. */
export function manifestOf(brand: Brand): object {
  const { config, themeColor } = brand;
  const { locale } = config;
  const png = (path: string, sizes: string) => ({ src: imageUrl(brand, path), sizes, type: 'image/png' });
  return {
    id: '/',
    name: config.title[locale],
    short_name: config.title[locale],
    description: config.tagline[locale],
    lang: locale,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    categories: ['social'],
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
        label: config.tagline[locale],
      },
    ],
  };
}
