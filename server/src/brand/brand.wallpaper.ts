import {
  type Color,
  contrastRatio,
  type Scheme,
  type ThemeTokens,
  veilOver,
} from '@livery/design-system/theme';
import { keepMark, type WallpaperArt, wallpaperArtCss } from '@livery/design-system/variants';
import sharp from 'sharp';
import { publicFile, readSvg } from './brand.assets.ts';
import type { BrandFolder } from './brand.folder.ts';
import { PHOTO_ENDINGS, type Problem, readPhoto } from './brand.photo.ts';
import type { BrandConfig } from './brand.schema.ts';
import { type Brand, publicUrl } from './brand.ts';
import { pixelsOf } from './raster.ts';
import { inScheme } from './svg.scheme.ts';

/** Of the picture at least so much is hidden, and at most, percent: beyond there is no use in it. */
const VEIL = { least: 50, most: 90 };
/** Names that the picture may have; the first that is there counts. */
export const WALLPAPERS: readonly string[] = ['svg', ...PHOTO_ENDINGS].map(
  (ending) => `pictures/wallpaper.${ending}`,
);

/** A picture of the folder: its own bytes, and what it looks like to a page of each scheme. */
export interface Wallpaper {
  readonly path: string;
  readonly content: Buffer | string;
  readonly veil: Readonly<Record<Scheme, number>>;
}

const CHANNELS = 4;
const BYTE = 255;
/** Small enough to be judged at a start, large enough for what words are crossed by. */
const SEEN_AT = 160;
const WHITE: Color = { components: [1, 1, 1], alpha: 1 };

/**
 * The darkest and the brightest colour: words that are read on both are read on all between. What lets the ground through
 * lies between its colour and the ground's, on which words are read anyway.
 */
function extremes(pixels: Buffer): Color[] {
  const seen = new Set<number>();
  for (let at = 0; at < pixels.byteLength; at += CHANNELS)
    if (pixels[at + CHANNELS - 1] !== 0) seen.add(pixels.readUInt32BE(at) >>> 8);
  const colors = [...seen].map((rgb): [number, Color] => {
    const components = [rgb >> 16, (rgb >> 8) & BYTE, rgb & BYTE].map((part) => part / BYTE);
    const color: Color = { components: components as [number, number, number], alpha: 1 };
    return [contrastRatio(color, WHITE), color];
  });
  const sorted = colors.toSorted(([one], [other]) => one - other).map(([, color]) => color);
  return [sorted[0], sorted.at(-1)].filter((color) => color !== undefined);
}

const photo = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes).resize({ width: SEEN_AT }).ensureAlpha().raw().toBuffer();

const pixelsIn = (content: Buffer | string, scheme: Scheme): Promise<Buffer> =>
  typeof content === 'string' ? pixelsOf(inScheme(content, scheme), SEEN_AT) : photo(content);

const contentOf = (folder: BrandFolder, path: string): Promise<Buffer | string | undefined> =>
  path.endsWith('.svg') ? readSvg(folder, path) : readPhoto(folder, path, 'behind a conversation');

/** The veil that lets words be read on it, or what is wrong with a picture that needs too much of one. */
async function veilOf(
  content: Buffer | string,
  tokens: ThemeTokens,
): Promise<Readonly<Record<Scheme, number>> | Problem> {
  const [light = 0, dark = 0] = await Promise.all(
    (['light', 'dark'] as const).map(async (scheme) =>
      veilOver(tokens, scheme, extremes(await pixelsIn(content, scheme)), VEIL.least),
    ),
  );
  if (Math.max(light, dark) <= VEIL.most) return { light, dark };
  const scheme = light >= dark ? 'light' : 'dark';
  return {
    why: `words on it could be read in the ${scheme} scheme only where ${Math.max(light, dark)} % of it is hidden, and no more than ${VEIL.most} % may be`,
    remedy: `make it ${scheme === 'light' ? 'paler' : 'darker, in a drawing by a rule for prefers-color-scheme: dark'}, or choose another wallpaper`,
  };
}

/** The picture that a brand chose to have behind conversations; undefined with a finding when it cannot be. */
export async function readWallpaper(
  folder: BrandFolder,
  config: BrandConfig | undefined,
  tokens: ThemeTokens | undefined,
): Promise<Wallpaper | undefined> {
  if (config?.variants?.wallpaper !== 'picture') return undefined;
  const [path] = (await folder.list('pictures')).filter((each) => WALLPAPERS.includes(each));
  if (path === undefined) {
    folder.refuse('brand.json', {
      field: 'variants.wallpaper',
      why: 'it is a picture, and none lies in the folder, so conversations would stand on nothing',
      remedy: `add ${WALLPAPERS[0]} (or webp, jpg, avif), or write "mark"`,
      suggestion: 'mark',
    });
    return undefined;
  }
  const content = await contentOf(folder, path);
  if (content === undefined || tokens === undefined) return undefined;
  const veil = await veilOf(content, tokens).catch(
    (): Problem => ({
      why: 'the picture cannot be drawn, so conversations would stand on nothing',
      remedy: 'export it once more',
    }),
  );
  if (!('why' in veil)) return { path, content, veil };
  folder.refuse(path, { field: '', ...veil });
  return undefined;
}

/** The mark twice as large as it is drawn, with air around it. */
const MARK = { side: 72, air: 36 };
const AIR = { r: 0, g: 0, b: 0, alpha: 0 };

/** The icon without its tile: a mask. */
export async function markOf(iconSvg: string): Promise<Buffer> {
  const { side, air } = MARK;
  const pixels = await pixelsOf(iconSvg, side);
  keepMark(pixels, side);
  return sharp(pixels, { raw: { width: side, height: side, channels: CHANNELS } })
    .extend({ top: air, bottom: air, left: air, right: air, background: AIR })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** What the brand's wallpaper is drawn with is served beside the others of its files; the rule that names it. */
export async function dressWallpaper(
  { id, variants }: BrandConfig,
  files: Map<string, Brand['files'] extends ReadonlyMap<string, infer File> ? File : never>,
  iconSvg: string,
  picture: Wallpaper | undefined,
): Promise<string> {
  const serve = (path: string, content: Buffer | string, veil?: WallpaperArt['veil']): string => {
    files.set(path, publicFile(path, content));
    return wallpaperArtCss({ url: publicUrl({ id, files }, path), ...(veil && { veil }) });
  };
  if (variants?.wallpaper === 'mark') return serve('mark.png', await markOf(iconSvg));
  return picture === undefined ? '' : serve(picture.path, picture.content, picture.veil);
}
