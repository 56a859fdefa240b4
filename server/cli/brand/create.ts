import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Color, hexOf, keyColorsAround } from '@livery/design-system/theme';
import { demoSource } from '../../src/brand/brand.demo.ts';
import { brandFolders } from '../../src/brand/brand.loader.ts';
import { readFolder } from '../../src/brand/brand.read.ts';
import { localHost } from '../../src/brand/brand.registry.ts';
import type { FieldFinding } from '../../src/brand/brand.schema.check.ts';
import { checkBrandFile } from '../../src/brand/brand.schema.check.ts';
import { type BrandConfig, configOf } from '../../src/brand/brand.schema.ts';
import { settingFindings } from '../../src/brand/doctor/settings.ts';
import { hostFindings } from '../../src/brand/hosts.rules.ts';
import { brandsWithDemo, DEMO_DIR } from '../../src/demo/demo-folder.ts';
import { ask } from './ask.ts';
import { accentOf, type BrandOptions, brandFileOf, mannerOf } from './brand-options.ts';
import { MANNER_NAMES } from './shapes.ts';
import { brandsDir, UsageError } from './usage.ts';
import { writeBrand } from './write.ts';

const text = { type: 'string' } as const;
const OPTIONS = {
  'title-en': text,
  'title-zh': text,
  'tagline-en': text,
  'tagline-zh': text,
  color: text,
  shape: text,
  host: { type: 'string', multiple: true },
  locale: text,
  country: text,
  terms: text,
  privacy: text,
  email: text,
  demo: text,
  dir: text,
} as const;

/** What a new brand finds there. */
interface Neighbours {
  readonly others: readonly BrandConfig[];
  /** Ids of those whose demo content it can be filled with. */
  readonly demo: readonly string[];
}

/** What is wrong with the options so far, in the words of the flags and fields. */
function problems(id: string, options: BrandOptions, { others, demo }: Neighbours): FieldFinding[] {
  const file = brandFileOf(id, options);
  const found = checkBrandFile(file);
  if (found.length === 0) {
    const config = configOf(file);
    found.push(...settingFindings(config), ...hostFindings(config, others));
  }
  if (accentOf(id, options.color) === undefined)
    found.push({ field: '--color', why: `"${options.color}" is no colour`, remedy: 'write it as #4955e5' });
  if (mannerOf(options.shape) === undefined)
    found.push({
      field: '--shape',
      why: `"${options.shape}" is unknown`,
      remedy: `write ${MANNER_NAMES.join(', ')}`,
    });
  if (options.demo !== undefined && !demo.includes(options.demo))
    found.push({
      field: '--demo',
      why: `"${options.demo}" has no demo content`,
      remedy: `write ${demo.join(', ')}, or leave it out`,
    });
  return found;
}

const sentences = (findings: readonly FieldFinding[]): string =>
  findings.map(({ field, why, remedy }) => `${field}: ${why}; ${remedy}.`).join('\n');

async function otherConfigs(dir: string, own: string): Promise<BrandConfig[]> {
  const configs: BrandConfig[] = [];
  for (const id of await brandFolders(dir)) {
    if (id === own) continue;
    const { config } = await readFolder(dir, id);
    if (config !== undefined) configs.push(config);
  }
  return configs;
}

/** Brands with demo content: of their own, or of another one. */
async function demoOwners(dir: string): Promise<string[]> {
  const known = await brandsWithDemo(DEMO_DIR);
  const borrowed: string[] = [];
  for (const id of await brandFolders(dir)) {
    const source = await demoSource(dir, id, (each) => known.has(each), []);
    if (source.status === 'found') borrowed.push(id);
  }
  return [...new Set([...known, ...borrowed])].sort();
}

/** `--demo from aurora` says the same as `--demo aurora`: as the file does. */
const spoken = (positionals: readonly string[], demo: string | undefined) =>
  demo === 'from' && positionals.length === 2
    ? { names: positionals.slice(0, 1), demo: positionals[1] }
    : { names: positionals, demo };

/** @throws UsageError with a sentence for each problem of the options, or when the folder is there */
async function refuseProblems(dir: string, id: string, options: BrandOptions): Promise<Neighbours> {
  const neighbours = { others: await otherConfigs(dir, id), demo: await demoOwners(dir) };
  const early = problems(id, options, neighbours);
  if (early.length > 0) throw new UsageError(sentences(early));
  if (await stat(join(dir, id)).catch(() => undefined))
    throw new UsageError(`${join(dir, id)} is there already: take another id.`);
  return neighbours;
}

async function makeFolder(dir: string, id: string, options: BrandOptions) {
  const accent = accentOf(id, options.color);
  const manner = mannerOf(options.shape);
  if (accent === undefined || manner === undefined)
    throw new UsageError('The colour or the shape is unknown.');
  const file = brandFileOf(id, options);
  return { path: await writeBrand(dir, { file, accent, manner, demo: options.demo }), accent };
}

/** `brand new` without questions. Says what became otherwise than it was given; empty where nothing did. @throws UsageError, BrandError */
export async function makeBrand(dir: string, id: string, options: BrandOptions): Promise<string> {
  await refuseProblems(dir, id, options);
  const { accent } = await makeFolder(dir, id, options);
  return movedAccent(options.color, accent).trim();
}

/** `brand new <id> [flags]`: writes a whole folder. @throws UsageError, BrandError with a sentence for each problem */
export async function create(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const { names, demo: from } = spoken(positionals, values.demo);
  const [id, ...more] = names;
  if (id === undefined || more.length > 0) throw new UsageError('Give one id: npm run brand -- new <id>');
  const { dir: folder, demo: _, ...given } = values;
  const flags: BrandOptions = { ...given, ...(from !== undefined && { demo: from }) };
  const dir = brandsDir(folder);
  const neighbours = await refuseProblems(dir, id, flags);
  const options = process.stdin.isTTY
    ? await ask(id, flags, (options) => sentences(problems(id, options, neighbours)))
    : flags;
  const { path, accent } = await makeFolder(dir, id, options);
  process.stdout.write(`${path}\n${movedAccent(options.color, accent)}${nextSteps(id)}`);
  return 0;
}

/** Why buttons do not wear the colour that was given, where contrast asked for another one. */
function movedAccent(given: string | undefined, accent: Color): string {
  const moved = (['light', 'dark'] as const).flatMap((scheme) => {
    const hex = hexOf(keyColorsAround(accent, scheme)['accent.solid']);
    return hex === hexOf(accent) ? [] : [`${hex} in the ${scheme} scheme`];
  });
  if (given === undefined || moved.length === 0) return '';
  return `Buttons are ${moved.join(' and ')}: ${hexOf(accent)} itself would not stand out enough there. tokens.json takes another (color.*.accent.solid).\n`;
}

const nextSteps = (id: string): string =>
  `Look at it: npm run brand -- preview ${id}
Served after the next start at http://${localHost(id)}:3000/. Draw icon.svg and wordmark.svg anew, and give the links of brand.json their pages.
`;
