import { readdir } from 'node:fs/promises';
import { LOCALES } from '@livery/contract';
import { DEMO_FILE } from '../brand.demo.ts';
import { LOGIN_PICTURES } from '../brand.login-picture.ts';
import { SCENE_FILES } from '../brand.scenes.ts';
import type { FieldFinding } from '../brand.schema.check.ts';
import type { BrandConfig } from '../brand.schema.ts';
import { SOUND_FILES } from '../brand.sounds.ts';
import { WALLPAPERS } from '../brand.wallpaper.ts';

const KNOWN = [
  'brand.json',
  'tokens.json',
  'icon.svg',
  'wordmark.svg',
  DEMO_FILE,
  ...LOCALES.flatMap((locale) => [`messages.${locale}.json`, `glossary.${locale}.json`]),
  ...SCENE_FILES,
  ...SOUND_FILES,
  ...LOGIN_PICTURES,
];
/** Read by people. */
const REMARKS = /^(README\.md|LICEN[CS]E(\.\w+)?|fonts\/[\w-]+\.txt)$/;

/** What systems, editors and archives leave behind by themselves. */
const LITTER =
  /(^|\/)(\.DS_Store|\._[^/]*|\.AppleDouble\/.*|\.Spotlight-V100.*|\.Trashes.*|__MACOSX\/.*|Thumbs\.db|ehthumbs\.db|desktop\.ini|\.directory|\.gitkeep|\.nfs[^/]*|[^/]+~|\.?#[^/]*#?|\.[^/]+\.sw[a-p])$/i;

/** A finding and the path of its file inside the folder. */
export type FileFinding = FieldFinding & { readonly path: string };

/** Letters that two names have in common, from the front and from the back. */
const agreeing = (one: string, other: string): number => {
  const most = Math.min(one.length, other.length);
  let front = 0;
  while (front < most && one[front] === other[front]) front += 1;
  let back = 0;
  while (back < most - front && one.at(-1 - back) === other.at(-1 - back)) back += 1;
  return front + back;
};

/** The known file that a misspelt name most likely means. */
const nearest = (path: string): string | undefined => {
  const [name = '', ending = ''] = path.split(/\.(?=[^.]+$)/);
  const likely = KNOWN.filter((known) => known.endsWith(`.${ending}`) && known.startsWith(name.slice(0, 4)));
  // Two files differ by their language alone: the one that agrees with most of the name was meant.
  return likely.toSorted((one, other) => agreeing(other, path) - agreeing(one, path))[0];
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
    KNOWN.includes(path) ||
    (config.variants?.wallpaper === 'picture' && WALLPAPERS.includes(path)) ||
    REMARKS.test(path) ||
    fonts.includes(path) ||
    LITTER.test(path);
  return paths
    .filter((path) => !isKnown(path))
    .map((path): FileFinding => {
      if (/\.(woff2?|ttf|otf)$/i.test(path)) return { path, field: '', ...unlisted(path) };
      const near = nearest(path);
      const remedy = near === undefined ? 'remove it' : `remove it, or name it ${near} if that is meant`;
      return { path, field: '', why: 'nothing reads this file, so it does nothing', remedy };
    });
}

/** A font that lies there without being named. */
const unlisted = (path: string): Omit<FieldFinding, 'field'> =>
  /^fonts\/[a-z0-9][a-z0-9-]*\.woff2$/.test(path)
    ? {
        why: 'the font lies here and brand.json does not list it, so no text shows in it',
        remedy: `list it in brand.json under fonts, with "file": "${path}", or remove it`,
      }
    : {
        why: 'only woff2 files in the folder fonts/ are served, so no text shows in it',
        remedy: 'make a woff2 file of it, put it into fonts/ and list it in brand.json, or remove it',
      };

/** Fonts need their licence beside them. */
export async function licenceFindings(dir: string, config: BrandConfig): Promise<FileFinding[]> {
  if (config.fonts.length === 0) return [];
  const names = await readdir(`${dir}/fonts`).catch((): string[] => []);
  if (names.length === 0 || names.some((name) => name.endsWith('.txt'))) return [];
  const why = 'the fonts stand here without their licence, and few may be passed on without it';
  return [{ path: 'fonts/OFL.txt', field: '', why, remedy: 'add the text that came with them' }];
}
