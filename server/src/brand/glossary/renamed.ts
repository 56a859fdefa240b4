import { LOCALES, type Locale } from '@livery/contract';
import { clientMessages, type Speaker } from '../brand.text.ts';
import type { Brand } from '../brand.ts';
import { compileOverrides } from '../override.ts';
import { clientTexts, firstTextIds } from './client-texts.ts';
import { type Glossaries, glossaryIn, renamingOf } from './glossary.ts';

type Texts = Record<string, string>;

/** The client's texts that name something which the brand calls otherwise, as it says them. */
export async function renamedTexts(glossaries: Glossaries, locale: Locale): Promise<Texts> {
  const words = glossaryIn(glossaries, locale);
  if (Object.keys(words).length === 0) return {};
  const rename = renamingOf(words, locale);
  const renamed = Object.entries(await clientTexts(locale)).flatMap(([id, text]) => {
    const said = rename(id, text);
    return said === text ? [] : [[id, said]];
  });
  return Object.fromEntries(renamed);
}

/** What a brand says in place of the product, in one language: a text that it replaces whole stands as it is written. */
async function textsOf({ messages, glossaries }: Speaker, locale: Locale) {
  const whole = compileOverrides({
    ...(await renamedTexts(glossaries, locale)),
    ...clientMessages(messages, locale),
  });
  const ids = Object.keys(whole).length > 0 ? await firstTextIds(locale) : new Set<string>();
  const first = Object.fromEntries(Object.entries(whole).filter(([id]) => ids.has(id)));
  return { whole, first };
}

/** The same in every language. */
export const brandTexts = async (brand: Speaker): Promise<Brand['texts']> =>
  new Map(await Promise.all(LOCALES.map(async (locale) => [locale, await textsOf(brand, locale)] as const)));
