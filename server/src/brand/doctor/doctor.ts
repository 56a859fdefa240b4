import { gzipSync } from 'node:zlib';
import { contrastFindings, type ThemeTokens } from '@livery/design-system/theme';
import { publicFile } from '../brand.assets.ts';
import { demoSource } from '../brand.demo.ts';
import type { BrandFinding } from '../brand.findings.ts';
import { brandFolders } from '../brand.loader.ts';
import { type BrandReading, readFolder, themeOf } from '../brand.read.ts';
import type { FieldFinding } from '../brand.schema.check.ts';
import type { BrandConfig } from '../brand.schema.ts';
import { hostFindings } from '../hosts.rules.ts';
import { iconContrast, wordmarkContrast } from './drawing-contrast.ts';
import { iconFindings, wordmarkFindings } from './drawings.ts';
import { fontFileFindings, headingFonts, readFonts } from './font-files.ts';
import { familyFindings, unusedFontFindings, usedFamilies } from './fonts.ts';
import { glossaryFindings, wordsByField } from './glossary.ts';
import { letterFindings } from './letters.ts';
import { linkFindings } from './links.ts';
import { settingFindings } from './settings.ts';
import { type FileFinding, licenceFindings, strangerFindings } from './strangers.ts';
import { foreignFindings, type OtherNames, type ProductTexts, textFindings } from './texts.ts';
import { titleFindings } from './titles.ts';

/** The theme travels in every first HTML. */
const THEME_BYTES = 3 * 1024;

export interface DoctorOptions {
  /** One brand; absent: all of the folder. */
  readonly id?: string;
  /** Absent: overrides are not judged against the product's texts. */
  readonly texts?: ProductTexts | undefined;
  /** Brands that have demo content; absent: whom `demo.json` names is not judged. */
  readonly demo?: ReadonlySet<string> | undefined;
  /** Opens every link; asks the network. */
  readonly checksLinks?: boolean;
}

/** The doctor's findings about one brand. */
export interface Diagnosis {
  readonly brand: string;
  readonly findings: readonly BrandFinding[];
}

function themeFindings(
  config: BrandConfig,
  tokens: ThemeTokens,
  { fonts, wordmark = '' }: Pick<BrandReading, 'fonts' | 'wordmark'>,
): BrandFinding[] {
  const contents = [...fonts, ['wordmark.svg', wordmark] as const];
  const files = new Map(contents.map(([path, bytes]) => [path, publicFile(path, bytes)]));
  const bytes = gzipSync(themeOf(config, tokens, files), { level: 9 }).byteLength;
  if (bytes <= THEME_BYTES) return [];
  const why = `as a style sheet it has ${bytes.toLocaleString('en')} bytes, more than the ${THEME_BYTES.toLocaleString('en')} that a first page has room for`;
  return [{ file: `${config.id}/tokens.json`, field: '', why, remedy: 'use fewer shadows and font names' }];
}

/** Whose content the brand is filled with in development. */
async function demoFindings(dir: string, id: string, known: ReadonlySet<string> | undefined) {
  const source = await demoSource(dir, id, (each) => known?.has(each) ?? true, [...(known ?? [])]);
  return source.status === 'wrong' ? source.findings : [];
}

async function drawingFindings({ icon, wordmark, tokens }: BrandReading): Promise<FileFinding[]> {
  const out: FileFinding[] = [];
  const take = (path: string, findings: readonly FieldFinding[]): void => {
    for (const finding of findings) out.push({ ...finding, path });
  };
  if (icon !== undefined) {
    const found = await iconFindings(icon);
    take('icon.svg', found.length > 0 ? found : await iconContrast(icon));
  }
  if (wordmark !== undefined) {
    const found = await wordmarkFindings(wordmark);
    take(
      'wordmark.svg',
      found.length > 0 || tokens === undefined ? found : await wordmarkContrast(wordmark, tokens),
    );
  }
  return out;
}

async function lookAt(
  reading: BrandReading,
  others: OtherNames,
  options: DoctorOptions,
): Promise<BrandFinding[]> {
  const { folder, config, tokens, fonts, messages, glossaries } = reading;
  const out: BrandFinding[] = [...folder.findings];
  const report = (path: string, findings: readonly Omit<BrandFinding, 'file'>[]): void => {
    for (const finding of findings) out.push({ ...finding, file: `${folder.id}/${path}` });
  };
  const sayAll = (findings: readonly (Omit<BrandFinding, 'file'> & { path: string })[]): void => {
    for (const { path, ...finding } of findings) report(path, [finding]);
  };
  sayAll(await drawingFindings(reading));
  if (config !== undefined) report('brand.json', settingFindings(config));
  if (tokens !== undefined)
    report(
      'tokens.json',
      contrastFindings(tokens).map(({ path, ...finding }) => ({ field: path, ...finding })),
    );
  if (config !== undefined && tokens !== undefined) {
    report('tokens.json', familyFindings(config, tokens));
    report('brand.json', unusedFontFindings(config, tokens));
    const files = readFonts(fonts);
    const used = usedFamilies(tokens);
    report(
      'brand.json',
      fontFileFindings(config, files, (family) => used.has(family)),
    );
    const heading = headingFonts(config, tokens, files);
    report('brand.json', titleFindings(config, tokens, heading[0]));
    report('brand.json', letterFindings(config, heading));
    out.push(...themeFindings(config, tokens, reading));
  }
  if (config !== undefined) {
    const texts = { brand: folder.id, title: config.title };
    const words = new Map([...glossaries].map(([locale, glossary]) => [locale, wordsByField(glossary)]));
    out.push(...foreignFindings({ ...texts, file: 'messages' }, messages, others, options.texts));
    out.push(...foreignFindings({ ...texts, file: 'glossary' }, words, others, options.texts));
  }
  out.push(...textFindings(folder.id, messages, options.texts));
  out.push(...glossaryFindings(folder.id, glossaries, folder.findings.length === 0));
  // A folder that cannot be read whole is not tidied yet: its files may be meant by what is wrong.
  if (config !== undefined && folder.findings.length === 0) {
    sayAll(await strangerFindings(folder.dir, config));
    sayAll(await licenceFindings(folder.dir, config));
  }
  if (config !== undefined && options.checksLinks) report('brand.json', await linkFindings(config));
  return out;
}

/**
 * Examines brand folders: all that would stop a start, and what a start cannot see — contrast of every pair, drawings
 * as they look, fonts, texts, settings, hosts, on request links.
 * @throws BrandError when the folder of brands cannot be read
 */
export async function examine(dir: string, options: DoctorOptions = {}): Promise<Diagnosis[]> {
  const readings: BrandReading[] = [];
  for (const id of await brandFolders(dir)) readings.push(await readFolder(dir, id));
  const wanted = readings.filter(({ folder }) => options.id === undefined || folder.id === options.id);
  const out: Diagnosis[] = [];
  for (const reading of wanted) {
    const { id } = reading.folder;
    const rivals = options.id === undefined ? readings.slice(0, readings.indexOf(reading)) : readings;
    const configs = rivals.flatMap(({ config, folder }) => (config && folder.id !== id ? [config] : []));
    const hosts = reading.config === undefined ? [] : hostFindings(reading.config, configs);
    const taken = hosts.map((finding): BrandFinding => ({ ...finding, file: `${id}/brand.json` }));
    const others = readings.flatMap(({ config, folder }) =>
      config && folder.id !== id ? [{ brand: folder.id, titles: Object.values(config.title) }] : [],
    );
    const demo = await demoFindings(dir, id, options.demo);
    out.push({ brand: id, findings: [...(await lookAt(reading, others, options)), ...taken, ...demo] });
  }
  return out;
}
