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
  finder(): RegExp;
}

/** Those that were worked out, by what they hang on. */
export type Senses = Map<string, Sense>;

/** What each of the product's words means in one text: the same in most. */
function senseOf(locale: Locale, id: string, senses: Senses): Sense {
  const terms = TERMS.filter((each) => isMeant(each, id));
  const [term, word] = CALLED_OTHERWISE[locale]?.[id] ?? [];
  const key = [locale, term, word, ...terms].join();
  const known = senses.get(key);
  if (known) return known;
  const meanings = new Map<string, Meaning>();
  for (const each of terms)
    for (const form of FORMS)
      for (const said of PRODUCT_WORDS[locale][each][form] ?? []) meanings.set(said, { term: each, form });
  if (term !== undefined && word !== undefined) meanings.set(word, { term, form: 'other' });
  let finder: RegExp | undefined;
  const sense: Sense = {
    meanings,
    finder: () => {
      finder ??= finderOf(locale, [...meanings.keys()]);
      return finder;
    },
  };
  senses.set(key, sense);
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

/** Whether a text may say something that the brand calls otherwise; where it does not, nothing else is looked at. */
const mayBeRenamed = (meanings: ReadonlyMap<string, Meaning>, words: Glossary, text: string): boolean => {
  const said = text.toLowerCase();
  return [...meanings].some(([word, { term }]) => words[term] && said.includes(word.toLowerCase()));
};

/** A brand's words in one language, with those of the languages that it falls back to. */
export const glossaryIn = (glossaries: Glossaries, locale: Locale): Glossary =>
  Object.assign(
    {},
    ...chainOf(locale)
      .map((each) => glossaries.get(each) ?? {})
      .toReversed(),
  );

/**
 * Says a text of the product in the brand's words; one that names nothing which the brand renames is the same.
 * @param senses for those that are said one after the other
 */
export function inBrandsWords(
  words: Glossary,
  locale: Locale,
  id: string,
  text: string,
  senses: Senses = new Map(),
): string {
  const { meanings, finder } = senseOf(locale, id, senses);
  if (!mayBeRenamed(meanings, words, text)) return text;
  const elements = parseRules(text, true);
  if (typeof elements === 'string') return text;
  const say = (part: string): string =>
    part.replace(finder(), (found) => inOtherWords(found, locale, meanings, words));
  return wordsOf(elements).reduceRight(
    (whole, { start, end }) => whole.slice(0, start) + say(whole.slice(start, end)) + whole.slice(end),
    text,
  );
}
