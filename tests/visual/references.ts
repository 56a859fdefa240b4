import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode, difference, encode, isSame, shrink } from './pictures.ts';

/** The package that draws Chinese: another version draws other strokes. */
const FONTS = 'fonts-noto-cjk';
const KEY = new RegExp(`^chromium-(\\d+)_${FONTS}-(.+)$`);

/** How far a picture may be from its reference. */
interface Measure {
  /** Of its pixels, 0 to 1. */
  allowed: number;
  /** A channel of a colour that is no further away, 0 to 255, is the same. */
  near: number;
}

/** One machine draws a picture twice alike, but for a pixel at a curve. */
const SAME: Measure = { allowed: 0.0002, near: 0 };
/** Another browser or font package shades edges otherwise, and moves some of them. */
const OTHER: Measure = { allowed: 0.01, near: 24 };

/** Folders of the references and of what differed from them. */
export interface Folders {
  references: string;
  failed: string;
}

export const folders: Folders = {
  references: join(import.meta.dirname, 'references'),
  failed: join(import.meta.dirname, '../../test-results/visual'),
};

/** Asked once a run: everything waits while the answer is looked up. */
let installed: string | undefined;

function fontVersion(): string {
  installed ??= askForFonts();
  return installed;
}

function askForFonts(): string {
  try {
    const row = execFileSync('dpkg-query', ['-W', FONTS], { encoding: 'utf8', stdio: 'pipe' });
    return row.trim().split('\t')[1] ?? 'unknown';
  } catch {
    return 'unknown';
  }
}

/** What the look of a picture depends on besides us: `chromium-156_fonts-noto-cjk-1.20220127+repack1-1`. */
export function keyOf(browserVersion: string, fonts = fontVersion()): string {
  const [major] = browserVersion.split('.');
  return `chromium-${major}_${FONTS}-${fonts.replace(/[^\w.+~-]/g, '.')}`;
}

export type Verdict =
  | { status: 'same'; note?: string }
  | { status: 'renewed' }
  | { status: 'missing' }
  | { status: 'differs'; share: number; allowed: number; map: string; note?: string };

interface References extends Measure {
  folder: string;
  note?: string;
}

/** How unlike two machines draw: other fonts weigh more than any number of browsers. */
function distance(key: string, other: string): number {
  const [, major, fonts] = KEY.exec(key) ?? [];
  const [, otherMajor, otherFonts] = KEY.exec(other) ?? [];
  return Math.abs(Number(major) - Number(otherMajor)) + (fonts === otherFonts ? 0 : 1e6);
}

/** The references of this very browser and font package, or those of the machine that draws most alike. */
export function find(key: string, root: string): References {
  const own = join(root, key);
  if (existsSync(own)) return { folder: own, ...SAME };
  const others = existsSync(root) ? readdirSync(root).filter((name) => KEY.test(name)) : [];
  const [nearest] = others.sort((one, other) => distance(key, one) - distance(key, other));
  if (nearest === undefined) return { folder: own, ...SAME };
  const note = `References were drawn by ${nearest}, this is ${key}: up to ${OTHER.allowed * 100} % of pixels may differ.`;
  return { folder: join(root, nearest), ...OTHER, note };
}

/** Removes every reference: the run that follows draws all of them. */
export function forget(root = folders.references): void {
  rmSync(root, { recursive: true, force: true });
}

export interface Shot {
  key: string;
  name: string;
  png: Buffer;
}

async function report({ name, png }: Shot, map: Buffer, folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.png`), png);
  const path = join(folder, `${name}.difference.png`);
  writeFileSync(path, map);
  return path;
}

/** Makes a picture the reference. */
export async function renew({ key, name, png }: Shot, { references } = folders): Promise<Verdict> {
  const folder = join(references, key);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.webp`), await shrink(png));
  return { status: 'renewed' };
}

/** Compares a picture with its reference. What differs is kept beside a map of where it does. */
export async function judge(shot: Shot, { references, failed } = folders): Promise<Verdict> {
  const { folder, allowed, near, note } = find(shot.key, references);
  const path = join(folder, `${shot.name}.webp`);
  if (!existsSync(path)) return { status: 'missing' };
  const [now, before] = await Promise.all([decode(shot.png), decode(readFileSync(path))]);
  if (isSame(now, before)) return { status: 'same', note };
  const { share, map } = difference(now, before, near);
  if (share <= allowed) return { status: 'same', note };
  return { status: 'differs', share, allowed, note, map: await report(shot, await encode(map), failed) };
}
