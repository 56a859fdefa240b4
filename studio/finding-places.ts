import { LOCALES } from '@livery/contract';
import { SCHEMES, type Scheme } from '@livery/design-system/theme';
import type { BrandFinding } from '../server/src/brand/brand.findings.ts';
import type { Section } from './Sections.tsx';
import type { WordsPlace } from './words/WordsSection.tsx';

type Placed = Pick<BrandFinding, 'file' | 'field'>;

/** Within the folder of its brand. */
export const pathIn = ({ file }: Placed): string => file.split('/').slice(1).join('/');

/** The field as the panel knows it, `links[0].url` as `links.0.url`; of a finding of a whole file, the file. */
export const fieldIn = (finding: Placed): string =>
  finding.field.replaceAll(/\[(\d+)\]/g, '.$1') || pathIn(finding);

/** The section of the panel that shows a finding's field. */
export function sectionOf(finding: Placed): Section {
  const path = pathIn(finding);
  const { field } = finding;
  if (/^(messages|glossary)\./.test(path)) return 'words';
  if (path.endsWith('.svg') || /^(?:fonts|sounds|pictures)\//.test(path)) return 'files';
  if (path !== 'tokens.json') {
    if (field.startsWith('fonts')) return 'files';
    return field.startsWith('variants') ? 'structure' : 'brand';
  }
  if (/^(color|illustration)/.test(field)) return 'color';
  return /^(type|motion\.easing)/.test(field) ? 'type' : 'shape';
}

/** Where among the words it is; undefined for what is no word. */
export function wordsPlaceOf(finding: Placed): WordsPlace | undefined {
  const [, kind, tag] = /^(messages|glossary)\.(.+)\.json$/.exec(pathIn(finding)) ?? [];
  const locale = LOCALES.find((each) => each === tag);
  return locale && { locale, part: kind === 'glossary' ? 'things' : 'texts' };
}

/** The scheme whose colour it is. */
export const schemeOf = ({ field }: Placed): Scheme | undefined =>
  SCHEMES.find((scheme) => field.split('.')[1] === scheme);
