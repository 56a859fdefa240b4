import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode, difference, encode, shrink } from './pictures.ts';

const ROOT = join(import.meta.dirname, 'references');
const FAILED = join(import.meta.dirname, '../../test-results/visual');

/** The package that draws Chinese: another version draws other strokes. */
const FONTS = 'fonts-noto-cjk';

/** One machine draws a picture twice alike, but for a pixel at a curve. */
const SAME = 0.0002;
/** Another browser or font package draws edges otherwise. */
const OTHER = 0.01;

function fontVersion(): string {
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
  | { status: 'differs'; share: number; allowed: number; map: string };

interface References {
  folder: string;
  allowed: number;
  note?: string;
}

/** Those of this very browser and font package, or the ones there are. */
function find(key: string): References {
  const own = join(ROOT, key);
  if (existsSync(own)) return { folder: own, allowed: SAME };
  const [other] = existsSync(ROOT) ? readdirSync(ROOT) : [];
  if (other === undefined) return { folder: own, allowed: SAME };
  const note = `References were drawn by ${other}, this is ${key}: up to ${OTHER * 100} % of pixels may differ.`;
  return { folder: join(ROOT, other), allowed: OTHER, note };
}

/** Removes every reference: the run that follows draws all of them. */
export function forget(): void {
  rmSync(ROOT, { recursive: true, force: true });
}

async function report(name: string, png: Buffer, map: Buffer): Promise<string> {
  mkdirSync(FAILED, { recursive: true });
  writeFileSync(join(FAILED, `${name}.png`), png);
  const path = join(FAILED, `${name}.difference.png`);
  writeFileSync(path, map);
  return path;
}

/** Compares a picture with its reference, or becomes it when the references are being renewed. */
export async function judge(key: string, name: string, png: Buffer, renews: boolean): Promise<Verdict> {
  if (renews) {
    const folder = join(ROOT, key);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name}.png`), await shrink(png));
    return { status: 'renewed' };
  }
  const { folder, allowed, note } = find(key);
  const path = join(folder, `${name}.png`);
  if (!existsSync(path)) return { status: 'missing' };
  const { share, map } = difference(await decode(png), await decode(readFileSync(path)));
  if (share <= allowed) return { status: 'same', note };
  return { status: 'differs', share, allowed, map: await report(name, png, await encode(map)) };
}
