import { gzipSync } from 'node:zlib';
import { contrastFindings, type ThemeTokens } from '@livery/design-system/theme';
import { publicFile } from '../brand.assets.ts';
import type { BrandFinding } from '../brand.findings.ts';
import { brandFolders } from '../brand.loader.ts';
import { type BrandReading, readFolder, themeOf } from '../brand.read.ts';
import { hostFindings } from '../brand.rules.ts';
import type { BrandConfig } from '../brand.schema.ts';
import { iconFindings, wordmarkFindings } from './drawings.ts';
import { familyFindings, unusedFontFindings } from './fonts.ts';
import { linkFindings } from './links.ts';
import { settingFindings } from './settings.ts';
import { licenceFindings, strangerFindings } from './strangers.ts';
import { type ProductTexts, textFindings } from './texts.ts';

/** The theme travels in every first HTML. */
const THEME_BYTES = 3 * 1024;

export interface DoctorOptions {
  /** One brand; absent: all of the folder. */
  readonly id?: string;
  /** Absent: overrides are not judged against the product's texts. */
  readonly texts?: ProductTexts | undefined;
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
  fonts: BrandReading['fonts'],
): BrandFinding[] {
  const files = new Map([...fonts].map(([path, bytes]) => [path, publicFile(path, bytes)]));
  const bytes = gzipSync(themeOf(config, tokens, files), { level: 9 }).byteLength;
  if (bytes <= THEME_BYTES) return [];
  const why = `as CSS it has ${bytes} bytes compressed, more than ${THEME_BYTES}`;
  return [{ file: `${config.id}/tokens.json`, field: '', why, remedy: 'use fewer shadows and font names' }];
}

async function lookAt(reading: BrandReading, options: DoctorOptions): Promise<BrandFinding[]> {
  const { folder, config, tokens, icon, wordmark, fonts, messages } = reading;
  const out: BrandFinding[] = [...folder.findings];
  const report = (path: string, findings: readonly Omit<BrandFinding, 'file'>[]): void => {
    for (const finding of findings) out.push({ ...finding, file: `${folder.id}/${path}` });
  };
  const sayAll = (findings: readonly (Omit<BrandFinding, 'file'> & { path: string })[]): void => {
    for (const { path, ...finding } of findings) report(path, [finding]);
  };
  if (icon !== undefined) report('icon.svg', await iconFindings(icon));
  if (wordmark !== undefined) report('wordmark.svg', await wordmarkFindings(wordmark));
  if (config !== undefined) report('brand.json', settingFindings(config));
  if (tokens !== undefined)
    report(
      'tokens.json',
      contrastFindings(tokens).map(({ path, ...finding }) => ({ field: path, ...finding })),
    );
  if (config !== undefined && tokens !== undefined) {
    report('tokens.json', familyFindings(config, tokens));
    report('brand.json', unusedFontFindings(config, tokens));
    out.push(...themeFindings(config, tokens, fonts));
  }
  out.push(...textFindings(folder.id, messages, options.texts));
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
    out.push({ brand: id, findings: [...(await lookAt(reading, options)), ...taken] });
  }
  return out;
}
