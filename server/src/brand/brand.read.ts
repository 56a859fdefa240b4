import type { Locale } from '@livery/contract';
import {
  boundFindings,
  type FontFace,
  hexOf,
  parseTokens,
  type Scheme,
  type ThemeTokens,
  themeCss,
  withinBounds,
} from '@livery/design-system/theme';
import { variantsCss, wordmarkCss } from '@livery/design-system/variants';
import { publicFile, readFonts, readGlossaries, readMessages, readSvg } from './brand.assets.ts';
import { BrandError } from './brand.findings.ts';
import { type BrandFolder, openFolder } from './brand.folder.ts';
import { dressLoginPicture, type LoginPicture, readLoginPicture } from './brand.login-picture.ts';
import { ruleFindings } from './brand.rules.ts';
import { dressScenes, readScenes, type Scenes } from './brand.scenes.ts';
import { checkBrandFile } from './brand.schema.check.ts';
import { type BrandConfig, type BrandFile, configOf } from './brand.schema.ts';
import { dressSounds, readSounds, type Sounds } from './brand.sounds.ts';
import { type Brand, type PublicFile, publicUrl } from './brand.ts';
import { dressWallpaper, readWallpaper, type Wallpaper } from './brand.wallpaper.ts';
import { fontMetrics } from './font-metrics.ts';
import { brandTexts } from './glossary/renamed.ts';
import { noticeFiles } from './notice.ts';
import { svgSize } from './svg.size.ts';

const JSON_BYTES = 256 * 1024;

async function readConfig(folder: BrandFolder): Promise<BrandConfig | undefined> {
  const path = 'brand.json';
  const json = await folder.json(path, { maxBytes: JSON_BYTES });
  if (json === undefined) return undefined;
  const findings = checkBrandFile(json);
  const config = findings.length === 0 ? configOf(json as BrandFile) : undefined;
  if (config !== undefined) findings.push(...ruleFindings(config, folder.id));
  for (const finding of findings) folder.refuse(path, finding);
  return config;
}

async function readTokens(folder: BrandFolder): Promise<ThemeTokens | undefined> {
  const path = 'tokens.json';
  const json = await folder.json(path, { maxBytes: JSON_BYTES });
  if (json === undefined) return undefined;
  const parsed = parseTokens(json);
  const findings = parsed.status === 'valid' ? boundFindings(parsed.tokens) : parsed.findings;
  for (const { path: field, ...finding } of findings) folder.refuse(path, { field, ...finding });
  // A folder with findings is never served; the doctor looks at its colours all the same, once for each mistake.
  return parsed.status === 'valid' ? withinBounds(parsed.tokens) : undefined;
}

function ground(tokens: ThemeTokens, scheme: Scheme): string {
  const token = tokens.get(`color.${scheme}.surface.base`);
  return token?.type === 'color' ? hexOf(token.value) : '';
}

/** Font files of the running text; the others are fetched when a heading or a figure asks for them. */
function bodyFonts(config: BrandConfig, tokens: ThemeTokens): string[] {
  const token = tokens.get('type.family.body');
  const family = token?.type === 'fontFamily' ? token.value[0] : undefined;
  return config.fonts
    .filter((font) => font.family === family && font.range === undefined)
    .map(({ file }) => file);
}

/** What could be read of a folder; its findings stand in `folder`. */
export interface BrandReading {
  readonly folder: BrandFolder;
  readonly config: BrandConfig | undefined;
  readonly tokens: ThemeTokens | undefined;
  readonly icon: string | undefined;
  readonly wordmark: string | undefined;
  readonly fonts: ReadonlyMap<string, Buffer>;
  readonly wallpaper: Wallpaper | undefined;
  readonly loginPicture: LoginPicture | undefined;
  readonly scenes: Scenes;
  readonly sounds: Sounds;
  readonly messages: Brand['messages'];
  readonly glossaries: Brand['glossaries'];
}

/** Reads and checks every file of one folder; never throws for what stands in it. */
export async function readFolder(root: string, id: string): Promise<BrandReading> {
  const folder = openFolder(root, id);
  const config = await readConfig(folder);
  const tokens = await readTokens(folder);
  const icon = await readSvg(folder, 'icon.svg');
  const wordmark = await readSvg(folder, 'wordmark.svg');
  const fonts = await readFonts(folder, config?.fonts ?? []);
  const wallpaper = await readWallpaper(folder, config, tokens);
  const loginPicture = await readLoginPicture(folder, config);
  const scenes = await readScenes(folder, tokens);
  const sounds = await readSounds(folder);
  const messages = await readMessages(folder);
  const glossaries = await readGlossaries(folder);
  return {
    ...{ folder, config, tokens, icon, wordmark, fonts, wallpaper, loginPicture },
    ...{ scenes, sounds, messages, glossaries },
  };
}

/** Its name as it is drawn, where the brand has one for a language. */
function wordmarkOf({ id, wordmark: locales = [] }: BrandConfig, files: Brand['files']): string {
  const drawing = files.get('wordmark.svg')?.body.toString();
  const size = drawing === undefined ? undefined : svgSize(drawing);
  return size ? wordmarkCss({ ...size, url: publicUrl({ id, files }, 'wordmark.svg'), locales }) : '';
}

/**
 * There for every language, so that a client may ask without knowing whether the brand has texts of its own. All have one
 * version: a page that was written in one language names those of the others by it.
 */
function textFiles(texts: Brand['texts']): [path: string, file: PublicFile][] {
  const contents = [...texts].map(([locale, { whole }]): [Locale, string] => [locale, JSON.stringify(whole)]);
  const { hash } = publicFile('', contents.flat().join());
  return contents.map(([locale, content]) => {
    const path = `messages.${locale}.json`;
    return [path, { ...publicFile(path, content), hash }];
  });
}

/** The theme of a brand with its font faces, and what it chose of the first screen. */
export function themeOf(config: BrandConfig, tokens: ThemeTokens, files: Brand['files']): string {
  const faces = config.fonts.map(({ file, weight: [least = 400, greatest = 400], ...font }): FontFace => {
    const content = files.get(file)?.body;
    const metrics = content && fontMetrics(content);
    const url = publicUrl({ id: config.id, files }, file);
    return { ...font, weight: [least, greatest], url, ...(metrics && { metrics }) };
  });
  return themeCss(tokens, faces) + variantsCss(config.variants ?? {}, 'first') + wordmarkOf(config, files);
}

/** Reads and validates one folder. @throws BrandError with every finding */
export async function readBrand(root: string, id: string): Promise<Brand> {
  const reading = await readFolder(root, id);
  const { folder, config, tokens, icon, wordmark, fonts, wallpaper, scenes, sounds } = reading;
  const { loginPicture, messages, glossaries } = reading;
  if (!config || !tokens || icon === undefined || wordmark === undefined || folder.findings.length > 0) {
    throw new BrandError(folder.findings);
  }
  const texts = await brandTexts(reading);
  const contents: [string, Buffer | string][] = [
    ['brand.json', JSON.stringify(config)],
    ['icon.svg', icon],
    ['wordmark.svg', wordmark],
    ...fonts,
  ];
  const files = new Map([
    ...contents.map(([path, content]) => [path, publicFile(path, content)] as const),
    ...textFiles(texts),
  ]);
  const css = themeOf(config, tokens, files);
  const art = [
    await dressWallpaper(config, files, icon, wallpaper),
    dressScenes(config, files, tokens, scenes),
    dressLoginPicture(config, files, loginPicture),
    dressSounds(id, files, sounds),
  ].join('');
  const pagesCss = variantsCss(config.variants ?? {}, 'pages') + art;
  const walletCss = variantsCss(config.variants ?? {}, 'wallet');
  // One version for both: a page that knows the address of the one knows that of the other.
  const { hash } = publicFile('pages.css', pagesCss + walletCss);
  files.set('pages.css', { ...publicFile('pages.css', pagesCss), hash });
  files.set('wallet.css', { ...publicFile('wallet.css', walletCss), hash });
  // A plain static host has one sheet.
  files.set('theme.css', publicFile('theme.css', css + pagesCss + walletCss));
  const notices = noticeFiles({ config, messages, glossaries, themeCss: css, wordmarkSvg: wordmark });
  for (const [path, html] of notices) files.set(path, publicFile(path, html));
  return {
    id,
    config,
    themeCss: css,
    themeColor: { light: ground(tokens, 'light'), dark: ground(tokens, 'dark') },
    fontPreloads: bodyFonts(config, tokens),
    iconSvg: icon,
    wordmarkSvg: wordmark,
    tokens,
    messages,
    glossaries,
    texts,
    files,
    revision: publicFile('', [...files.values()].map(({ hash }) => hash).join()).hash,
    dir: folder.dir,
  };
}
