import { type Locale, WHOLE_LOCALES } from '@livery/contract';
import type { BrandFinding } from '../brand.findings.ts';
import type { Glossaries, Glossary } from '../glossary/glossary.ts';
import { FORMS, TERMS, type Term } from '../glossary/terms.ts';

/** Its words by field: `chat.one`. */
export const wordsByField = (glossary: Glossary): Record<string, string> =>
  Object.fromEntries(
    TERMS.flatMap((term) =>
      FORMS.flatMap((form) => {
        const word = glossary[term]?.[form];
        return word === undefined ? [] : [[`${term}.${form}`, word]];
      }),
    ),
  );

type Finding = Omit<BrandFinding, 'file'>;

/** A language that says nothing of a thing which another one renames. */
function lackingFindings(glossaries: Glossaries, locale: Locale): Finding[] {
  const renamed = TERMS.filter((term) => [...glossaries.values()].some((words) => words[term]));
  const own = glossaries.get(locale);
  if (own === undefined && renamed.length > 0)
    return [
      {
        field: '',
        why: 'the brand has words of its own in the other language only, so the two call things differently',
        remedy: `add the file with a word for ${renamed.join(', ')}`,
      },
    ];
  return renamed
    .filter((term) => own?.[term] === undefined)
    .map((term) => ({
      field: term,
      why: 'the thing is renamed in the other language only, so the two call it differently',
      remedy: 'add it here too, so that both languages say the same',
    }));
}

/** One word for two things. */
function doubledFindings(glossary: Glossary): Finding[] {
  const taken = new Map<string, Term>();
  return TERMS.flatMap((term): Finding[] => {
    const word = glossary[term]?.other;
    const before = word && taken.get(word.toLowerCase());
    if (word) taken.set(word.toLowerCase(), before || term);
    if (!before) return [];
    return [
      {
        field: `${term}.other`,
        why: `"${word}" is also what the brand calls ${before}, so nobody could tell the two apart`,
        remedy: 'write another word for one of them',
      },
    ];
  });
}

/** What no reader of one file alone can see. A folder with a glossary that cannot be read has that finding already. */
export function glossaryFindings(brand: string, glossaries: Glossaries, isWhole: boolean): BrandFinding[] {
  const inFile = (locale: Locale, findings: readonly Finding[]): BrandFinding[] =>
    findings.map((finding) => ({ ...finding, file: `${brand}/glossary.${locale}.json` }));
  return [
    ...(isWhole ? WHOLE_LOCALES : []).flatMap((locale) =>
      inFile(locale, lackingFindings(glossaries, locale)),
    ),
    ...[...glossaries].flatMap(([locale, glossary]) => inFile(locale, doubledFindings(glossary))),
  ];
}
