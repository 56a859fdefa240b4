import { LOCALES, type Locale } from '@livery/contract';
import type { BrandFinding } from '../brand.findings.ts';

/** The product's own texts by locale and id, to judge the overrides against. */
export type ProductTexts = ReadonlyMap<Locale, Readonly<Record<string, string>>>;

type Overrides = ReadonlyMap<Locale, Record<string, string>>;

/** Names that a text fills in: `{count}` and `{count, plural, …}` alike. */
const names = (text: string): string[] =>
  [...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name = '']) => name);

function oneText(
  id: string,
  text: string,
  own: string | undefined,
): { why: string; remedy: string } | undefined {
  if (text.trim() === '') return { why: 'the text is empty', remedy: 'write it, or remove the line' };
  if (own === undefined)
    return { why: 'the product has no text of this id', remedy: 'correct the id; src/locales lists them' };
  if (/\{[^{}]*,|<\/?\w/.test(text))
    return {
      why: 'an override knows plain words and {name}, no plural and no tag',
      remedy: 'write it without',
    };
  const stranger = names(text).find((name) => !names(own).includes(name));
  if (stranger === undefined) return undefined;
  const known = [...new Set(names(own))].map((name) => `{${name}}`).join(', ') || 'none';
  return { why: `{${stranger}} stays empty here`, remedy: `use what the product fills in: ${known} (${id})` };
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
          : oneText(id, text, product.get(locale)?.[id]);
      return problem === undefined
        ? []
        : [{ file: `${brand}/messages.${locale}.json`, field: id, ...problem }];
    });
    if (wrong.length > 0) return wrong;
    const lacking = LOCALES.filter((locale) => overrides.get(locale)?.[id] === undefined);
    return lacking.map((locale) => ({
      file: `${brand}/messages.${locale}.json`,
      field: id,
      why: 'the text is replaced in the other language only',
      remedy: 'add it here too, so that both languages say the same',
    }));
  });
}
