import type { BrandFinding } from '../brand.findings.ts';
import { PHRASES, SENTENCES } from './zh-CN.ts';

/** Languages in which those who make a brand are spoken to. */
export type ToldLocale = 'en' | 'zh-CN';

/** A sentence by its code, which is its English with `%1` for each value. */
export interface Told {
  readonly code: string;
  readonly values: readonly string[];
}

interface Pattern {
  readonly code: string;
  readonly form: RegExp;
  /** Letters that are no value's: of two forms that fit, the one with more says more. */
  readonly letters: number;
}

const HOLE = /%[1-9](?!\d)/g;
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const patternsOf = (catalogue: object): readonly Pattern[] =>
  Object.keys(catalogue)
    .map((code): Pattern => {
      const parts = code.split(HOLE);
      const form = new RegExp(`^${parts.map(literal).join('(.+?)')}$`, 's');
      return { code, form, letters: parts.join('').length };
    })
    .sort((one, other) => other.letters - one.letters);

const sentences = patternsOf(SENTENCES);
const phrases = patternsOf(PHRASES);

function readAs(text: string, patterns: readonly Pattern[]): Told | undefined {
  for (const { code, form } of patterns) {
    const found = form.exec(text);
    if (found) return { code, values: found.slice(1) };
  }
  return undefined;
}

/** The code and the values of a finding's sentence; undefined for one that the catalogue does not have. */
export const toldOf = (english: string): Told | undefined => readAs(english, sentences);

/** Names or quoted values in a row, of which the last stands after a word: `"phone", "email" or "qr"`. */
const LIST = /^((?:"[^"]*"|[a-z][\w.$-]*)(?:, (?:"[^"]*"|[a-z][\w.$-]*))*) (and|or) ("[^"]*"|[a-z][\w.$-]*)$/;

/** Words of ours in Chinese: a reason, a kind, a list. What a brand has written stays as it is. */
function valueIn(value: string): string {
  const told = toldOf(value) ?? readAs(value, phrases);
  if (told) return filled(told);
  return value.replace(LIST, (_, first: string, and: string, last: string) =>
    [first.replaceAll(', ', '、'), and === 'and' ? '和' : '或', last].join(' '),
  );
}

function filled({ code, values }: Told): string {
  const holes: readonly string[] = code.match(HOLE) ?? [];
  return (SENTENCES[code] ?? PHRASES[code] ?? '').replaceAll(HOLE, (hole) => {
    const value = values[holes.indexOf(hole)] ?? '';
    // Between quotes stands what somebody wrote.
    return code.includes(`"${hole}"`) ? value : valueIn(value);
  });
}

const sentenceIn = (english: string, locale: ToldLocale): string => {
  const told = locale === 'en' ? undefined : toldOf(english);
  return told ? filled(told) : english;
};

type Advice = Pick<BrandFinding, 'why' | 'remedy'>;

/** A finding in the language of who reads it; a sentence that has no words there stays in English. */
export const findingIn = <Finding extends Advice>(finding: Finding, locale: ToldLocale): Finding => ({
  ...finding,
  ...{ why: sentenceIn(finding.why, locale), remedy: sentenceIn(finding.remedy, locale) },
});

/** What is wrong and what to write, with the stops of the language: `it is missing; add it.` */
export function adviceIn(finding: Advice, locale: ToldLocale): string {
  const { why, remedy } = findingIn(finding, locale);
  return locale === 'en' ? `${why}; ${remedy}.` : `${why}；${remedy}。`;
}

/** The same with its place before it: `title.en: it is missing; add it.` */
export const adviceAt = (place: string, finding: Advice, locale: ToldLocale): string =>
  `${place === '' ? '' : `${place}${locale === 'en' ? ': ' : '：'}`}${adviceIn(finding, locale)}`;

/** `lotus/brand.json, title.en: it is missing; add it.` */
export function told(finding: BrandFinding, locale: ToldLocale): string {
  const { file, field } = finding;
  const place = field === '' ? file : `${file}${locale === 'en' ? ', ' : '，'}${field}`;
  return adviceAt(place, finding, locale);
}
