import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Variants } from '../../design-system/src/variants/index.ts';
import { accentOf, brandFileOf } from '../../server/cli/brand/brand-options.ts';
import { writeBrand } from '../../server/cli/brand/write.ts';
import { brandFolders } from '../../server/src/brand/brand.loader.ts';
import { BRANDS_DIR } from '../../server/src/brand/brand.testing.ts';

export interface House {
  readonly dir: string;
  remove(): Promise<void>;
}

/** What a sixth brand may be: its id and its words are the product's, a sign of its title is HTML's, and it has no font. */
const ID = 'chat';
const TITLES = { 'title-en': 'Salt & Pepper', 'title-zh': '盐 & 椒' };
/** What none of the five chooses. */
export const ADDED_VARIANTS: Variants = { feedCard: 'compact', wallpaper: 'gradient', scenes: 'glow' };
const OVERRIDES = { 'zh-CN': { 'nav.me': '自己' }, en: { 'nav.me': 'Self' } };

/** The brands of the repository, and beside them one that somebody has just added. */
export async function houseWithAdded(): Promise<House> {
  const dir = await mkdtemp(join(tmpdir(), 'brands-'));
  const accent = accentOf(ID, undefined);
  if (accent === undefined) throw new Error('an id has an accent');
  await writeBrand(dir, {
    file: { ...brandFileOf(ID, TITLES), variants: ADDED_VARIANTS },
    accent,
    manner: 'soft',
  });
  for (const [locale, texts] of Object.entries(OVERRIDES))
    await writeFile(join(dir, ID, `messages.${locale}.json`), JSON.stringify(texts));
  for (const id of await brandFolders(BRANDS_DIR))
    if (id !== ID) await symlink(join(BRANDS_DIR, id), join(dir, id));
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
}
