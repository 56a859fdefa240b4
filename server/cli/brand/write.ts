import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Color, parseTokens } from '@livery/design-system/theme';
import { DEMO_FILE } from '../../src/brand/brand.demo.ts';
import { BrandError } from '../../src/brand/brand.findings.ts';
import type { BrandFile } from '../../src/brand/brand.schema.ts';
import { examine } from '../../src/brand/doctor/doctor.ts';
import { jsonText } from './json-text.ts';
import { drawIcon, drawWordmark } from './mark.ts';
import type { MannerName } from './shapes.ts';
import { newTokens } from './tokens.ts';

export interface NewBrand {
  readonly file: BrandFile;
  readonly accent: Color;
  readonly manner: MannerName;
  /** The brand whose demo content it shows in development. */
  readonly demo?: string | undefined;
}

const demoFile = (from: string): [path: string, text: string] => [
  DEMO_FILE,
  `${jsonText({ $schema: '../schema/demo.schema.json', from })}\n`,
];

/** The files of a new brand with their text. */
function filesOf({ file, accent, manner, demo }: NewBrand): [path: string, text: string][] {
  const tokens = newTokens(accent, manner);
  const parsed = parseTokens(tokens);
  if (parsed.status !== 'valid') throw new Error(`the template is wrong: ${JSON.stringify(parsed.findings)}`);
  return [
    ['brand.json', `${jsonText(file)}\n`],
    ['tokens.json', `${jsonText(tokens)}\n`],
    ['icon.svg', drawIcon(file.id, parsed.tokens)],
    ['wordmark.svg', drawWordmark(file.id, file.title.en, parsed.tokens)],
    ...(demo === undefined ? [] : [demoFile(demo)]),
  ];
}

/**
 * Writes the folder of a new brand into the folder of brands: whole and examined, or not at all.
 * @throws BrandError with what the doctor finds
 */
export async function writeBrand(dir: string, brand: NewBrand): Promise<string> {
  const room = await mkdtemp(join(dir, '.new-'));
  try {
    const { id } = brand.file;
    await mkdir(join(room, id));
    for (const [path, text] of filesOf(brand)) await writeFile(join(room, id, path), text);
    const findings = (await examine(room)).flatMap((diagnosis) => diagnosis.findings);
    if (findings.length > 0) throw new BrandError(findings);
    await rename(join(room, id), join(dir, id));
    return join(dir, id);
  } finally {
    await rm(room, { recursive: true, force: true });
  }
}
