import { readdir } from 'node:fs/promises';
import { LOCALES } from '@livery/contract';
import type { FieldFinding } from '../brand.schema.check.ts';
import type { BrandConfig } from '../brand.schema.ts';

const KNOWN = [
  'brand.json',
  'tokens.json',
  'icon.svg',
  'wordmark.svg',
  ...LOCALES.map((locale) => `messages.${locale}.json`),
];
/** Read by people. */
const REMARKS = /^(README\.md|LICEN[CS]E(\.\w+)?|fonts\/[\w-]+\.txt)$/;

/** A finding and the path of its file inside the folder. */
export type FileFinding = FieldFinding & { readonly path: string };

const nearest = (path: string): string | undefined => {
  const [name = '', ending = ''] = path.split(/\.(?=[^.]+$)/);
  return KNOWN.find((known) => known.endsWith(`.${ending}`) && known.startsWith(name.slice(0, 4)));
};

/** Files that nothing reads: a misspelt name, or something that should not lie beside public data. */
export async function strangerFindings(dir: string, config: BrandConfig): Promise<FileFinding[]> {
  const entries = await readdir(dir, { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(dir.length + 1))
    .sort();
  const fonts = config.fonts.map(({ file }) => file);
  const isKnown = (path: string): boolean =>
    KNOWN.includes(path) || REMARKS.test(path) || fonts.includes(path);
  return paths
    .filter((path) => !isKnown(path))
    .map((path) => {
      const near = nearest(path);
      const meant = near === undefined ? '' : `, or did you mean ${near}?`;
      return { path, field: '', why: 'nothing reads this file', remedy: `remove it${meant}` };
    });
}

/** Fonts need their licence beside them. */
export async function licenceFindings(dir: string, config: BrandConfig): Promise<FileFinding[]> {
  if (config.fonts.length === 0) return [];
  const names = await readdir(`${dir}/fonts`).catch((): string[] => []);
  if (names.length === 0 || names.some((name) => name.endsWith('.txt'))) return [];
  const why = 'the fonts stand here without their licence';
  return [{ path: 'fonts/OFL.txt', field: '', why, remedy: 'add the text that came with them' }];
}
