import type { Locale } from '@livery/contract';

/** Fonts of systems that draw a letter as one region writes it, and those that draw it as the readers of a language do. */
const FONTS: Partial<Record<Locale, readonly (readonly [other: string, own: string])[]>> = {
  'zh-TW': [
    ['"PingFang SC"', '"PingFang TC"'],
    ['"Noto Sans SC"', '"Noto Sans TC"'],
    ['"Noto Sans CJK SC"', '"Noto Sans CJK TC"'],
    ['"Microsoft YaHei"', '"Microsoft JhengHei"'],
  ],
};

/** A brand's theme with the fonts of a language: brands name those of their own. */
export const themeIn = (locale: Locale, css: string): string =>
  (FONTS[locale] ?? []).reduce((text, [other, own]) => text.replaceAll(other, own), css);
