import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { createJoined } from '../infra/joined.ts';
import type { Brand, PublicFile } from './brand.ts';
import { rasterize } from './raster.ts';
import { svgSize } from './svg.size.ts';

/** Squares of the icon in pixels; 180 is what iOS puts on the home screen. */
export const ICON_SIZES = [32, 48, 96, 180, 192, 256, 384, 512] as const;
export const MASKABLE_SIZES = [192, 512] as const;

/** Share of a maskable icon's side that no system cuts off. */
const SAFE = 0.8;
export const CARD = { width: 1200, height: 630 } as const;

type Drawer = (brand: Brand) => Promise<Buffer>;

const png = (image: Sharp): Promise<Buffer> => image.png({ compressionLevel: 9 }).toBuffer();

const icon =
  (size: number): Drawer =>
  ({ iconSvg }) =>
    png(rasterize(iconSvg, size));

/** The icon a little smaller, its outermost pixels drawn out to the edge. */
const maskable =
  (size: number): Drawer =>
  async ({ iconSvg }) => {
    const inner = Math.round(size * SAFE);
    const [before, after] = [Math.floor((size - inner) / 2), Math.ceil((size - inner) / 2)];
    const small = await png(rasterize(iconSvg, inner));
    const edge = { top: before, left: before, bottom: after, right: after } as const;
    return png(sharp(small).extend({ ...edge, extendWith: 'copy' }));
  };

const WORDMARK = { width: 410, height: 150 } as const;

/** What a shared link shows: the icon over the whole height, the wordmark beside it on the brand's ground. */
const card: Drawer = async (brand) => {
  const { width, height } = CARD;
  const size = svgSize(brand.wordmarkSvg) ?? WORDMARK;
  const scale = Math.min(WORDMARK.width / size.width, WORDMARK.height / size.height);
  const [wide, high] = [size.width, size.height].map((side) => Math.round(side * scale)) as [number, number];
  const center = height + (width - height) / 2;
  return png(
    sharp({ create: { width, height, channels: 3, background: brand.themeColor.light } }).composite([
      { input: await png(rasterize(brand.iconSvg, height)), left: 0, top: 0 },
      {
        input: await png(rasterize(brand.wordmarkSvg, wide)),
        left: Math.round(center - wide / 2),
        top: Math.round((height - high) / 2),
      },
    ]),
  );
};

const DRAWERS: ReadonlyMap<string, Drawer> = new Map([
  ...ICON_SIZES.map((size): [string, Drawer] => [`icons/${size}.png`, icon(size)]),
  ...MASKABLE_SIZES.map((size): [string, Drawer] => [`icons/maskable-${size}.png`, maskable(size)]),
  ['card.png', card],
]);

/** Every picture that is drawn for a brand, as the path under `/brands/<id>/`. */
export const imagePaths: readonly string[] = [...DRAWERS.keys()];

/** Raise it when a drawer changes: cached pictures are drawn again. */
const RECIPE = 1;

function imageHash({ files }: Brand, path: string): string {
  const sources = ['icon.svg', 'wordmark.svg', 'theme.css'].map((name) => files.get(name)?.hash ?? '');
  return createHash('sha256')
    .update([RECIPE, path, ...sources].join(' '))
    .digest('hex')
    .slice(0, 16);
}

/** Immutable address of a picture made from the folder: `/brands/<id>/icons/192.png?v=<hash>`. */
export const imageUrl = (brand: Brand, path: string): string =>
  `/brands/${brand.id}/${path}?v=${imageHash(brand, path)}`;

/** Pictures of brands, drawn at the first request and kept by hash. */
export interface BrandImages {
  /** Undefined for a path that is none of the list. */
  get(brand: Brand, path: string): Promise<PublicFile | undefined>;
}

async function drawInto(file: string, drawer: Drawer, brand: Brand): Promise<Buffer> {
  const body = await drawer(brand);
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, body);
  await rename(part, file);
  return body;
}

/** Keeps pictures in `dir`, which is made when the first one is asked for. */
export function createBrandImages(dir: string): BrandImages {
  const joined = createJoined<Buffer>();
  const draw = (file: string, drawer: Drawer, brand: Brand): Promise<Buffer> =>
    joined(file, async () => {
      await mkdir(dir, { recursive: true });
      return drawInto(file, drawer, brand);
    });
  return {
    async get(brand, path) {
      const drawer = DRAWERS.get(path);
      if (drawer === undefined) return undefined;
      const hash = imageHash(brand, path);
      const file = join(dir, `${brand.id}-${hash}.png`);
      const body = await readFile(file).catch(() => draw(file, drawer, brand));
      return { body, contentType: 'image/png', hash };
    },
  };
}
