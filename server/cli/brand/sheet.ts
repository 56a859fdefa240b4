import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Scheme } from '@livery/contract';
import { brandFolders } from '../../src/brand/brand.loader.ts';
import { drawContactSheet, printPicture } from './look/contact-sheet.ts';
import { lookAtBrands, screensOf } from './look/look.ts';
import { SCHEMES } from './look/screens.ts';
import { brandsDir, ROOT, UsageError } from './usage.ts';

const OPTIONS = {
  dir: { type: 'string' },
  out: { type: 'string' },
  scheme: { type: 'string' },
  screen: { type: 'string', multiple: true },
} as const;

const ENDINGS = ['.png', '.webp', '.pdf'];

export interface SheetOptions {
  readonly schemes: readonly Scheme[];
  /** Absent: all of them. */
  readonly screens?: ReturnType<typeof screensOf>;
}

/** Looks at brands and draws them on one sheet; the ending of the path says its kind. @throws UsageError, BrandError */
export async function drawSheetFile(
  dir: string,
  ids: readonly string[],
  path: string,
  { schemes, screens = screensOf(undefined) }: SheetOptions,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sheet-'));
  try {
    const only = { sizes: ['phone'], schemes } as const;
    const looks = await lookAtBrands(dir, ids, { folder, screens, only, judges: false });
    await mkdir(dirname(path), { recursive: true });
    const isPaper = extname(path) === '.pdf';
    const picture = isPaper ? join(folder, 'sheet.png') : path;
    await drawContactSheet(looks, folder, picture);
    if (isPaper) await printPicture(picture, path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The schemes that somebody names on the command line. @throws UsageError */
function schemesOf(name = 'light'): readonly Scheme[] {
  const schemes = name === 'both' ? SCHEMES : SCHEMES.filter((scheme) => scheme === name);
  if (schemes.length === 0) throw new UsageError(`There is no scheme "${name}": light, dark, both.`);
  return schemes;
}

/** `brand sheet [ids…] [--out <file>] [--scheme light|dark|both] [--screen <name>]`: the main screens of brands in one picture. @throws UsageError, BrandError */
export async function sheet(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const dir = brandsDir(values.dir);
  const known = await brandFolders(dir);
  const stranger = positionals.find((id) => !known.includes(id));
  if (stranger !== undefined)
    throw new UsageError(`There is no brand "${stranger}" in ${dir}: ${known.join(', ')}.`);
  const schemes = schemesOf(values.scheme);
  const path = resolve(values.out ?? join(ROOT, `dist/look/sheet-${values.scheme ?? 'light'}.webp`));
  if (!ENDINGS.includes(extname(path)))
    throw new UsageError(`A sheet ends with ${ENDINGS.join(' or ')}, and ${path} does not.`);
  const screens = screensOf(values.screen);
  await drawSheetFile(dir, positionals.length > 0 ? positionals : known, path, { schemes, screens });
  process.stdout.write(`${path}\n`);
  return 0;
}
