import { chainOf, LOCALES, type Locale } from '@livery/contract';

/** The language of `Accept-Language` that we speak and that weighs most; `otherwise` where there is none. */
export const localeOf = (
  header: string | undefined,
  otherwise: Locale,
  spoken: readonly Locale[] = LOCALES,
): Locale => {
  const wanted = (header ?? '')
    .split(',')
    .map(parseRange)
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const { tag } of wanted) {
    const locale = nearest(tag, spoken);
    if (locale) return locale;
  }
  return otherwise;
};

/**
 * A page speaks the brand's language until somebody chooses another; who reads a language that falls back to it is met in
 * theirs: readers of Taiwan, Hong Kong and Macau by a Chinese brand.
 */
export const pageLocaleOf = (header: string | undefined, brandLocale: Locale): Locale =>
  localeOf(
    header,
    brandLocale,
    LOCALES.filter((locale) => chainOf(locale).includes(brandLocale)),
  );

const languageOf = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

/** `zh-HK` is written as `zh-TW` is, `zh-SG` as `zh-CN`. */
const scriptOf = (tag: string): string | undefined => {
  try {
    return new Intl.Locale(tag).maximize().script;
  } catch {
    return undefined;
  }
};

/** The same language, and of those the one in the same script. */
const nearest = (tag: string, spoken: readonly Locale[]): Locale | undefined => {
  const language = languageOf(tag);
  const same = spoken.filter((locale) => languageOf(locale) === language);
  if (same.length < 2) return same[0];
  const script = scriptOf(tag);
  return same.find((locale) => scriptOf(locale) === script) ?? same[0];
};

/** `en-GB;q=0.8`; without a weight 1. */
const parseRange = (range: string): { tag: string; weight: number } => {
  const [tag = '', ...params] = range.split(';');
  const weight = params.map((param) => /^\s*q\s*=\s*([\d.]+)\s*$/i.exec(param)?.[1]).find(Boolean);
  return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) };
};
