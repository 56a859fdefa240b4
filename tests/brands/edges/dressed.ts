import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hexOf, type Scheme, varName } from '../../../design-system/src/theme/index.ts';
import { alphaByte } from '../../../design-system/src/theme/values.ts';
import type { BrandFile } from '../../../server/src/brand/brand.schema.ts';
import type { Brand } from '../../../server/src/brand/brand.ts';
import { BRANDS_DIR } from '../../support/brands-dir.ts';

/** What all of them say: no word tells two apart, and no switch takes a part away. */
const SAID = {
  title: { 'zh-CN': 'Plain', en: 'Plain' },
  tagline: { 'zh-CN': 'One sentence for all.', en: 'One sentence for all.' },
  hosts: ['plain.example'],
  locale: 'en',
  country: 'CN',
  features: {},
  google: { enabled: false, client_id: '' },
  captcha: { provider: 'geetest', id: '' },
} as const;

const readJson = async <T>(path: string): Promise<T> => JSON.parse(await readFile(path, 'utf8')) as T;

/** Writes the folder of a brand of the repository under another id, saying what all say; demo content is another's. */
export async function writeDressed(dir: string, id: string, from: string, demo: string): Promise<void> {
  const folder = join(dir, id);
  await rm(folder, { recursive: true, force: true });
  await cp(join(BRANDS_DIR, from), folder, { recursive: true, filter: (path) => !/messages\./.test(path) });
  const { wordmark: _, ...file } = await readJson<BrandFile>(join(folder, 'brand.json'));
  await writeFile(join(folder, 'brand.json'), JSON.stringify({ ...file, ...SAID, id }));
  await writeFile(join(folder, 'demo.json'), JSON.stringify({ from: demo }));
}

type Tokens = Readonly<Record<'color' | 'illustration', object>>;

/** Gives a written folder the colours of another brand and leaves it everything else. */
export async function repaint(dir: string, id: string, like: string): Promise<void> {
  const path = join(dir, id, 'tokens.json');
  const { color, illustration } = await readJson<Tokens>(join(BRANDS_DIR, like, 'tokens.json'));
  await writeFile(path, JSON.stringify({ ...(await readJson<Tokens>(path)), color, illustration }));
}

/** The colours of a brand as rules that win over those of the page's own. */
export function paletteCss({ tokens }: Pick<Brand, 'tokens'>, scheme: Scheme): string {
  const colors = [...tokens].flatMap(([path, token]) =>
    token.type === 'color' && path.split('.')[1] === scheme
      ? [`${varName(path)}:${hexOf(token.value)}${alphaByte(token.value)}`]
      : [],
  );
  return `:root:root:root{${colors.join(';')}}`;
}
