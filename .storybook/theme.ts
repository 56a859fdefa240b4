import { VARIANT_SHEETS, type Variants, variantsCss } from '@livery/design-system/variants';
import { setStoryBrand } from '../design-system/src/stories/brand.tsx';
import { storyBrands } from './brands.ts';
import { sceneArt } from './scenes.ts';
import { wallpaperArt } from './wallpaper.ts';

export const schemes = ['light', 'dark'] as const;

/** Stands over what the brand chose, while a story shows the values of a lever. */
let shown: Variants = {};

/** What stories choose instead of the brand, from the next `applyBrand` on. */
export const showVariants = (variants: Variants): void => {
  shown = variants;
};

/** What `applyBrand` put on last. */
let worn = '';
let art: Promise<unknown> = Promise.resolve();

/** All that `applyBrand` put on is there, what it had to draw first too. */
export const brandArrives = (): Promise<unknown> => art;

/** Dresses the page: brand, scheme and language, as the server's HTML does for the product. */
export function applyBrand(brandId: string, scheme: string, locale: string): void {
  const brand = storyBrands.find(({ id }) => id === brandId) ?? storyBrands[0];
  if (!brand) throw new Error('brands/ holds no brand');
  const root = document.documentElement;
  root.lang = locale;
  root.dataset.scheme = scheme;
  root.className = `brand-${brand.id}`;
  const variants = { ...brand.variants, ...shown };
  const rules = VARIANT_SHEETS.map((sheet) => variantsCss(variants, sheet)).join('');
  const css = brand.css + rules + sceneArt(variants, brand.id, brand.tokens);
  applyTheme(css);
  worn = css;
  // A mask is drawn first; by then another brand may be worn.
  art = wallpaperArt(variants, brand.id, brand.icon).then((drawn) => worn === css && applyTheme(css + drawn));
  setStoryBrand({ title: brand.title[locale] ?? brand.title.en ?? '', icon: brand.icon });
}

/** Puts on a theme without its brand. */
export function applyTheme(css: string): void {
  let sheet = document.querySelector<HTMLStyleElement>('style[data-theme]');
  if (!sheet) {
    sheet = document.createElement('style');
    sheet.dataset.theme = '';
    document.head.append(sheet);
  }
  if (sheet.textContent !== css) sheet.textContent = css;
}
