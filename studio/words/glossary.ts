import type { Locale } from '@livery/contract';
import { FORMS, type Form, PRODUCT_WORDS, TERMS, type Term } from '../../server/src/brand/glossary/terms.ts';
import { isGroup, type Json } from '../json.ts';

/** What can be said of one word: its forms, and in English its article. */
export type Part = Form | 'article';

/** The forms that a language has for a thing. */
export const formsOf = (locale: Locale, term: Term): Form[] =>
  FORMS.filter((form) => PRODUCT_WORDS[locale][term][form] !== undefined);

/** A language that counts writes its words apart, and has articles. */
export const hasArticle = (locale: Locale, term: Term): boolean => formsOf(locale, term).includes('one');

/** What the product calls it. */
export const ownWord = (locale: Locale, term: Term, form: Form): string =>
  PRODUCT_WORDS[locale][term][form]?.[0] ?? '';

export const wordAt = (glossary: Json, term: Term, part: Part): string => {
  const word = glossary[term];
  return isGroup(word) ? String(word[part] ?? '') : '';
};

/** As most words of English count; where one counts otherwise, it is written over. */
export function pluralOf(word: string): string {
  if (/[^aeiou]y$/i.test(word)) return word.replace(/y$/i, 'ies');
  return /(?:s|x|z|ch|sh)$/i.test(word) ? `${word}es` : `${word}s`;
}

/** Whether `other` is what `one` gave it. */
const isUntouched = (one: string, other: string): boolean => other === '' || other === pluralOf(one);

/** A copy in which one part of a word is another text. A word without a form is none, and goes. */
export function withWord(glossary: Json, term: Term, part: Part, text: string, locale: Locale): Json {
  const before = glossary[term];
  const word: Record<string, unknown> = { ...(isGroup(before) ? before : {}), [part]: text.trim() };
  const other = wordAt(glossary, term, 'other');
  if (part === 'one' && hasArticle(locale, term) && isUntouched(wordAt(glossary, term, 'one'), other))
    word['other'] = text.trim() === '' ? '' : pluralOf(text.trim());
  const parts = Object.entries(word).filter(([, value]) => value !== '');
  const next = parts.some(([name]) => name !== 'article') ? Object.fromEntries(parts) : undefined;
  const ordered = TERMS.map((each) => [each, each === term ? next : glossary[each]] as const);
  return {
    $schema: `../schema/glossary.${locale}.schema.json`,
    ...Object.fromEntries(ordered.filter(([, value]) => value !== undefined)),
  };
}
