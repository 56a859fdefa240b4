import type { ErrorTextId } from './catalogue/row.ts';
import english from './catalogue/texts.en.json' with { type: 'json' };
import chinese from './catalogue/texts.zh-CN.json' with { type: 'json' };
import taiwanese from './catalogue/texts.zh-TW.json' with { type: 'json' };
import { chainOf, LOCALES, type Locale } from './languages.ts';

type Texts = Record<ErrorTextId, string>;

const OWN: Record<Locale, Partial<Texts>> = { 'zh-CN': chinese, en: english, 'zh-TW': taiwanese };

const textsOf = (locale: Locale): Texts =>
  Object.assign(
    {},
    ...chainOf(locale)
      .map((each) => OWN[each])
      .toReversed(),
  );

/** The words of the error catalogue: the server's `message` and the client's notices are this one set. */
export const ERROR_TEXTS = Object.fromEntries(LOCALES.map((locale) => [locale, textsOf(locale)])) as Record<
  Locale,
  Texts
>;
