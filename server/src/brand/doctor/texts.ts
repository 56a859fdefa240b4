import { inLanguage, type Locale, type Localized, WHOLE_LOCALES } from '@livery/contract';
import { regExpText } from '../../infra/regexp-text.ts';
import type { BrandFinding } from '../brand.findings.ts';
import { isSaidByServer } from '../brand.text.ts';
import { followsRules, namesIn, parseRules, pluralsIn } from '../override.ts';

/** The product's own texts by locale and id, to judge the overrides against. */
export type ProductTexts = ReadonlyMap<Locale, Readonly<Record<string, string>>>;

type Overrides = ReadonlyMap<Locale, Record<string, string>>;

/** Names that a text fills in: `{count}` and `{count, plural, …}` alike. */
const names = (text: string): string[] => {
  const elements = followsRules(text) ? parseRules(text) : [];
  if (typeof elements !== 'string' && elements.length > 0) return namesIn(elements);
  return [...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name = '']) => name);
};

/** What is wrong with a text that counts or chooses. */
function brokenRules(locale: Locale, text: string): { why: string; remedy: string } | undefined {
  const elements = parseRules(text);
  if (typeof elements === 'string')
    return {
      why: `it counts or chooses, and its braces do not add up (${elements.toLowerCase().replaceAll('_', ' ')})`,
      remedy: 'write it as in "{count, plural, one {# message} other {# messages}}"',
    };
  const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const lacking = pluralsIn(elements).flatMap((kinds) =>
    needed.filter((kind) => !kinds.includes(kind) && !(kind === 'one' && kinds.includes('=1'))),
  );
  if (lacking.length === 0) return undefined;
  return {
    why: `it counts, and has no words for "${lacking[0]}", which this language tells from other numbers`,
    remedy: `add ${lacking[0]} {…}`,
  };
}

function oneText(
  locale: Locale,
  id: string,
  text: string,
  own: string | undefined,
): { why: string; remedy: string } | undefined {
  if (text.trim() === '')
    return { why: 'the text is empty, so nothing would stand there', remedy: 'write it, or remove the line' };
  if (own === undefined)
    return {
      why: 'the product has no text of this id, so the line does nothing',
      remedy: 'correct the id; src/locales lists them',
    };
  if (/<\/?\w/.test(text))
    return {
      why: 'a tag stands in it, and it would show as it is written',
      remedy: 'write plain words, and names such as {count}',
    };
  if (isSaidByServer(id) && followsRules(text))
    return {
      why: 'it counts or chooses, and the server, which says this text itself, fills in names alone',
      remedy: 'write one sentence that fits every number',
    };
  const broken = followsRules(text) ? brokenRules(locale, text) : undefined;
  if (broken) return broken;
  const stranger = names(text).find((name) => !names(own).includes(name));
  if (stranger === undefined) return undefined;
  const known = [...new Set(names(own))].map((name) => `{${name}}`).join(', ') || 'none';
  return {
    why: `{${stranger}} is filled in by nobody here, so it would stay as it is written`,
    remedy: `use what ${id} fills in: ${known}`,
  };
}

/** Other brands of the folder, by their titles in both languages. */
export type OtherNames = readonly { readonly brand: string; readonly titles: readonly string[] }[];

const says = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${regExpText(name)}(?![\\p{L}\\p{N}])`, 'u').test(
    // Chinese has no spaces between words.
    /\p{Script=Han}/u.test(name) ? text.split(name).join(` ${name} `) : text,
  );

const LEAST_LETTERS = 2;

/** Another brand that an override names; a name that is also a word of the product says nothing. */
function otherBrand(
  text: string,
  own: readonly string[],
  others: OtherNames,
  words: Readonly<Record<string, string>>,
): string | undefined {
  const isWord = (name: string): boolean => Object.values(words).some((each) => says(each, name));
  const named = others
    .flatMap(({ titles }) => titles)
    .filter((name) => [...name].length >= LEAST_LETTERS && !own.includes(name) && says(text, name));
  return named.find((name) => !isWord(name));
}

/** Texts in which another brand of the folder is named: they were copied from there. `brand` is its id. */
export function foreignFindings(
  { brand, title, file }: { brand: string; title: Localized; file: 'messages' | 'glossary' },
  overrides: Overrides,
  others: OtherNames,
  product: ProductTexts | undefined,
): BrandFinding[] {
  return [...overrides].flatMap(([locale, texts]) =>
    Object.entries(texts).flatMap(([id, text]): BrandFinding[] => {
      const name = otherBrand(text, Object.values(title), others, product?.get(locale) ?? {});
      if (name === undefined) return [];
      const why = `"${name}" is another brand, so people would think they are elsewhere`;
      const remedy = `write "${text.replaceAll(name, inLanguage(title, locale))}"`;
      return [{ file: `${brand}/${file}.${locale}.json`, field: id, why, remedy }];
    }),
  );
}

/** Overrides that the product would not show, and those that one language lacks. */
export function textFindings(
  brand: string,
  overrides: Overrides,
  product: ProductTexts | undefined,
): BrandFinding[] {
  const ids = new Set([...overrides.values()].flatMap((texts) => Object.keys(texts)));
  return [...ids].flatMap((id) => {
    const wrong = [...overrides].flatMap(([locale, texts]): BrandFinding[] => {
      const text = texts[id];
      const problem =
        text === undefined || product === undefined
          ? undefined
          : oneText(locale, id, text, product.get(locale)?.[id]);
      return problem === undefined
        ? []
        : [{ file: `${brand}/messages.${locale}.json`, field: id, ...problem }];
    });
    if (wrong.length > 0) return wrong;
    const lacking = WHOLE_LOCALES.filter((locale) => overrides.get(locale)?.[id] === undefined);
    return lacking.map((locale) => ({
      file: `${brand}/messages.${locale}.json`,
      field: id,
      why: 'the text is replaced in the other language only, so the two say different things',
      remedy: 'add it here too, so that both languages say the same',
    }));
  });
}
