import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import { chainOf, type Locale } from '@livery/contract';
import { regExpText } from '../../infra/regexp-text.ts';
import { parseRules } from '../override.ts';
import {
  CALLED_OTHERWISE,
  FORMS,
  type Form,
  MEANT_ONLY,
  NOT_MEANT,
  OTHER_WORDS,
  PRODUCT_WORDS,
  TERMS,
  type Term,
} from './terms.ts';

/** What a brand calls one thing. */
export interface Word {
  readonly one?: string;
  readonly other: string;
  readonly short?: string;
  readonly article?: string;
}

/** What a brand calls the things of the product in one language: `glossary.<locale>.json`. */
export type Glossary = { readonly [Name in Term]?: Word };
export type Glossaries = ReadonlyMap<Locale, Glossary>;

interface Meaning {
  readonly term: Term;
  readonly form: Form;
}

/** Texts of the operators' console: it is the same in every brand. */
const OPERATORS = 'ops.';

const isMeant = (term: Term, id: string): boolean =>
  !id.startsWith(OPERATORS) && !NOT_MEANT[term]?.includes(id) && (MEANT_ONLY[term]?.test(id) ?? true);

/** What the product's words mean in a text, and what finds them. */
interface Sense {
  readonly meanings: ReadonlyMap<string, Meaning>;
  readonly finder: RegExp;
}

const wordsOfTerm = (locale: Locale, term: Term, form: Form): readonly string[] =>
  PRODUCT_WORDS[locale][term][form] ?? [];

/** What each of the product's words means in one text: the same in most, which is worked out once. */
function senseOf(locale: Locale, id: string, known: Map<string, Sense>): Sense {
  const terms = TERMS.filter((each) => isMeant(each, id));
  const [term, word] = CALLED_OTHERWISE[locale]?.[id] ?? [];
  const key = [term, word, ...terms].join();
  const before = known.get(key);
  if (before) return before;
  const meanings = new Map<string, Meaning>();
  for (const each of terms)
    for (const form of FORMS)
      for (const said of wordsOfTerm(locale, each, form)) meanings.set(said, { term: each, form });
  if (term !== undefined && word !== undefined) meanings.set(word, { term, form: 'other' });
  const sense = { meanings, finder: finderOf(locale, [...meanings.keys()]) };
  known.set(key, sense);
  return sense;
}

/** A language that writes words apart has them whole only, with the article before them. */
const isApart = (word: string): boolean => !/\p{Script=Han}/u.test(word);
const ARTICLE = /^(an?)( )/i;

/** Finds the words, the longest first, and what only looks like one of them. */
function finderOf(locale: Locale, words: readonly string[]): RegExp {
  const longest = [...words, ...OTHER_WORDS[locale]].toSorted((one, two) => two.length - one.length);
  const either = (some: readonly string[]): string => some.map(regExpText).join('|');
  const apart = either(longest.filter(isApart));
  const han = either(longest.filter((word) => !isApart(word)));
  // Around all of them once: classes of letters are what such a pattern costs.
  const whole = apart && `(?:\\ban? )?(?<![\\p{L}\\p{N}])(?:${apart})(?![\\p{L}\\p{N}])`;
  return new RegExp([whole, han].filter(Boolean).join('|'), 'giu');
}

const capital = (text: string, locale: Locale): string =>
  text.replace(/^./u, (letter) => letter.toLocaleUpperCase(locale));
const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text);

const articleOf = ({ article }: Word, text: string): string =>
  article ?? (/^[aeiou]/i.test(text) ? 'an' : 'a');

/** Words of the product, or an article with one, as the brand says them: as tall at the front as they were. */
function inOtherWords(
  found: string,
  locale: Locale,
  meanings: ReadonlyMap<string, Meaning>,
  words: Glossary,
): string {
  const article = ARTICLE.exec(found)?.[0] ?? '';
  const said = found.slice(article.length);
  const meaning = meanings.get(said.toLocaleLowerCase(locale));
  const word = meaning && words[meaning.term];
  if (!meaning || !word) return found;
  const other = word[meaning.form] ?? word.other;
  const shown = isCapital(said) ? capital(other, locale) : other;
  if (article === '') return shown;
  const before = articleOf(word, other);
  return `${isCapital(article) ? capital(before, locale) : before} ${shown}`;
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** Where words stand: not names that are filled in, nor rules. */
const wordsOf = (elements: readonly MessageFormatElement[]): Place[] =>
  elements.flatMap((element) => {
    if (isLiteralElement(element) && element.location)
      return [{ start: element.location.start.offset, end: element.location.end.offset }];
    if (!isPluralElement(element) && !isSelectElement(element)) return [];
    return Object.values(element.options).flatMap(({ value }) => wordsOf(value));
  });

/** Finds texts that may say something which the brand calls otherwise: most do not, and nothing else is looked at in them. */
function suspectOf(words: Glossary, locale: Locale): RegExp | undefined {
  const own = TERMS.filter((term) => words[term]).flatMap((term) =>
    FORMS.flatMap((form) => wordsOfTerm(locale, term, form)),
  );
  const otherwise = Object.values(CALLED_OTHERWISE[locale] ?? {}).flatMap(([term, word]) =>
    words[term] ? [word] : [],
  );
  const said = [...own, ...otherwise];
  return said.length > 0 ? new RegExp(said.map(regExpText).join('|'), 'i') : undefined;
}

/** A brand's words in one language, with those of the languages that it falls back to. */
export const glossaryIn = (glossaries: Glossaries, locale: Locale): Glossary =>
  Object.assign(
    {},
    ...chainOf(locale)
      .map((each) => glossaries.get(each) ?? {})
      .toReversed(),
  );

/** Says texts of the product in the brand's words; one that names nothing which the brand renames is the same. */
export function renamingOf(words: Glossary, locale: Locale): (id: string, text: string) => string {
  const suspect = suspectOf(words, locale);
  const senses = new Map<string, Sense>();
  return (id, text) => {
    if (!suspect?.test(text)) return text;
    const { meanings, finder } = senseOf(locale, id, senses);
    const elements = meanings.size > 0 ? parseRules(text, true) : '';
    if (typeof elements === 'string') return text;
    const say = (part: string): string =>
      part.replace(finder, (found) => inOtherWords(found, locale, meanings, words));
    return wordsOf(elements).reduceRight(
      (whole, { start, end }) => whole.slice(0, start) + say(whole.slice(start, end)) + whole.slice(end),
      text,
    );
  };
}

/** One text as `renamingOf` says them. */
export const inBrandsWords = (words: Glossary, locale: Locale, id: string, text: string): string =>
  renamingOf(words, locale)(id, text);
