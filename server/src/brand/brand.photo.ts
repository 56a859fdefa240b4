import sharp from 'sharp';
import type { BrandFolder } from './brand.folder.ts';

/** Whoever opens a page with it waits for it. */
const PHOTO_BYTES = 150_000;
const SIDE = { least: 600, most: 4000 };
const FORMATS: Readonly<Record<string, string>> = { webp: 'webp', jpg: 'jpeg', avif: 'heif' };
/** How names of pictures end that are no drawings. */
export const PHOTO_ENDINGS: readonly string[] = Object.keys(FORMATS);

export interface Problem {
  readonly why: string;
  readonly remedy: string;
}

/** What keeps bytes from being the picture that their name says; `place` is where it would lie, in words. */
async function photoProblem(bytes: Buffer, path: string, place: string): Promise<Problem | undefined> {
  const format = FORMATS[path.split('.').at(-1) ?? ''];
  const meta = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (meta?.format !== format)
    return {
      why: `it is no ${format === 'heif' ? 'avif' : format} picture, and no browser would show it`,
      remedy: 'export it once more in the format that its name says',
    };
  const sides = [meta?.width ?? 0, meta?.height ?? 0];
  if (sides.every((side) => side >= SIDE.least && side <= SIDE.most)) return undefined;
  return {
    why: `it is ${sides.join(' × ')}, and ${place} it would be blurred, or too much for a phone`,
    remedy: `make each side ${SIDE.least} to ${SIDE.most.toLocaleString('en')} pixels long, such as 1170 × 2532`,
  };
}

/** A picture of the folder, as it is; undefined with a finding when it is none. */
export async function readPhoto(
  folder: BrandFolder,
  path: string,
  place: string,
): Promise<Buffer | undefined> {
  const bytes = await folder.bytes(path, { maxBytes: PHOTO_BYTES });
  if (bytes === undefined) return undefined;
  const problem = await photoProblem(bytes, path, place);
  if (problem === undefined) return bytes;
  folder.refuse(path, { field: '', ...problem });
  return undefined;
}
