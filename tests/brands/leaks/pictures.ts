import { createHash } from 'node:crypto';
import { type BrandImages, imagePaths } from '../../../server/src/brand/brand.images.ts';
import type { Brand } from '../../../server/src/brand/brand.ts';

const hashOf = (body: Buffer): string => createHash('sha256').update(body).digest('hex');

/** Knows the bytes of every brand: icons of all sizes, cards, fonts, files. */
export interface PictureBook {
  /** Files of other brands that are, byte by byte, this body: `lotus: picture icons/192.png`. */
  leaksIn(body: Buffer, own: Brand): string[];
}

/** Draws every picture of every brand, and reads every file. */
export async function pictureBook(all: readonly Brand[], images: BrandImages): Promise<PictureBook> {
  const owners = new Map<string, { brand: string; path: string }[]>();
  const note = (body: Buffer, brand: string, path: string): void => {
    const hash = hashOf(body);
    owners.set(hash, [...(owners.get(hash) ?? []), { brand, path }]);
  };
  for (const brand of all) {
    // A brand that chose nothing has an empty sheet, and nothing tells nothing. Texts such as `messages.en.json` are empty in many brands; what stands in them is looked at as a text.
    for (const [path, { body, contentType }] of brand.files)
      if (body.length > 0 && !contentType.includes('json')) note(body, brand.id, path);
    for (const path of imagePaths) {
      const drawn = await images.get(brand, path);
      if (drawn === undefined) throw new Error(`${path} is drawn for no brand`);
      note(drawn.body, brand.id, path);
    }
  }
  return {
    leaksIn(body, own) {
      const found = owners.get(hashOf(body)) ?? [];
      if (found.some(({ brand }) => brand === own.id)) return [];
      return found.map(({ brand, path }) => `${brand}: picture ${path}`);
    },
  };
}
