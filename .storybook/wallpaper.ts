import { keepMark, type Variants, wallpaperArtCss } from '@livery/design-system/variants';

const pictures = Object.entries(
  import.meta.glob<string>('../brands/*/pictures/wallpaper.*', {
    eager: true,
    query: '?no-inline',
    import: 'default',
  }),
);

const SIDE = 72;
const AIR = 36;
/** What the server measures by the picture: about the most that any picture needs. */
const VEIL = { light: 90, dark: 80 };

async function load(url: string, side?: number): Promise<HTMLImageElement> {
  const image = new Image(side, side);
  image.src = url;
  await image.decode();
  return image;
}

/** The icon without its tile, as the server draws it. */
async function maskOf(icon: string): Promise<string> {
  const image = await load(icon, SIDE);
  const canvas = new OffscreenCanvas(SIDE + 2 * AIR, SIDE + 2 * AIR);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('A canvas without a pen');
  pen.drawImage(image, AIR, AIR, SIDE, SIDE);
  const pixels = pen.getImageData(AIR, AIR, SIDE, SIDE);
  keepMark(pixels.data, SIDE);
  pen.putImageData(pixels, AIR, AIR);
  return URL.createObjectURL(await canvas.convertToBlob());
}

const masks = new Map<string, Promise<string>>();

/**
 * What lies behind conversations where a brand, or a story, wants its mark or its picture there; any picture for who has
 * none. It is loaded by then.
 */
export async function wallpaperArt({ wallpaper }: Variants, id: string, icon: string): Promise<string> {
  if (wallpaper === 'picture') {
    const [, url = ''] = pictures.find(([path]) => path.includes(`/${id}/`)) ?? pictures[0] ?? [];
    await load(url);
    return wallpaperArtCss({ url, veil: VEIL });
  }
  if (wallpaper !== 'mark') return '';
  const mask = masks.get(icon) ?? maskOf(icon);
  masks.set(icon, mask);
  const url = await mask;
  await load(url);
  return wallpaperArtCss({ url });
}
