/** A language of the product. What it says stands in files by its tag: docs/decisions/0095-a-language-is-a-file.md. */
interface Language {
  /** BCP 47, as `<html lang>` and `Intl` take it. */
  readonly tag: string;
  /** In itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** Says what this language has no text for. A language without one has every text. */
  readonly fallback?: string;
}

/** All there are: whoever adds one adds its files and its row. */
export const LANGUAGES = [
  { tag: 'zh-CN', name: '简体中文', direction: 'ltr' },
  { tag: 'en', name: 'English', direction: 'ltr' },
  { tag: 'zh-TW', name: '繁體中文', direction: 'ltr', fallback: 'zh-CN' },
] as const satisfies readonly Language[];

type Row = (typeof LANGUAGES)[number];
export type Locale = Row['tag'];
/** Languages in which every text stands. */
export type WholeLocale = Exclude<Row, { fallback: Locale }>['tag'];

export const LOCALES: readonly Locale[] = LANGUAGES.map(({ tag }) => tag);

const rowOf = (locale: Locale): Language | undefined => LANGUAGES.find(({ tag }) => tag === locale);

export const directionOf = (locale: Locale): Language['direction'] => rowOf(locale)?.direction ?? 'ltr';

/** A language and those that it falls back to, the nearest first. */
export const chainOf = (locale: Locale): Locale[] => {
  const fallback = rowOf(locale)?.fallback as Locale | undefined;
  return fallback ? [locale, ...chainOf(fallback)] : [locale];
};

/** Languages that have every text. */
export const WHOLE_LOCALES = /* @__PURE__ */ LOCALES.filter(
  (locale) => chainOf(locale).length === 1,
) as WholeLocale[];

/** One thing in each language, where those that fall back to another may lack theirs. */
export type Localized<T = string> = Record<WholeLocale, T> & Partial<Record<Locale, T>>;

/** What is said in a language: its own, or of the nearest that it falls back to. */
export const inLanguage = <T>(texts: Localized<T>, locale: Locale): T =>
  chainOf(locale)
    .map((each) => texts[each])
    .find((text) => text !== undefined) as T;

/** The same with what it lacks, so that whoever reads it need not know of fallbacks. */
export const inEveryLanguage = <T>(texts: Localized<T>): Record<Locale, T> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, inLanguage(texts, locale)])) as Record<Locale, T>;

/** What a brand says of itself, as its file has it: a language that falls back to another may lack all of it. */
export interface BrandTexts<Texts = Localized> {
  title: Texts;
  tagline: Texts;
  legal: { terms: Texts; privacy: Texts };
}

/** What a browser gets says it in every language. */
export const withEveryLanguage = <File extends BrandTexts>({
  title,
  tagline,
  legal,
  ...file
}: File): Omit<File, keyof BrandTexts> & BrandTexts<Record<Locale, string>> => ({
  ...file,
  title: inEveryLanguage(title),
  tagline: inEveryLanguage(tagline),
  legal: { terms: inEveryLanguage(legal.terms), privacy: inEveryLanguage(legal.privacy) },
});
