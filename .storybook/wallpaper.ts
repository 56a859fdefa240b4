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

/** The icon without its tile, as the server draws it. */
async function maskOf(icon: string): Promise<string> {
  const image = new Image(SIDE, SIDE);
  image.src = icon;
  await image.decode();
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

/** What lies behind conversations where a brand, or a story, wants its mark or its picture there; any picture for who has none. */
export async function wallpaperArt({ wallpaper }: Variants, id: string, icon: string): Promise<string> {
  if (wallpaper === 'picture') {
    const [, url = ''] = pictures.find(([path]) => path.includes(`/${id}/`)) ?? pictures[0] ?? [];
    return wallpaperArtCss({ url, veil: VEIL });
  }
  if (wallpaper !== 'mark') return '';
  const mask = masks.get(icon) ?? maskOf(icon);
  masks.set(icon, mask);
  return wallpaperArtCss({ url: await mask });
}
