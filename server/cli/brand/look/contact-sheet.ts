import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { escapeHtml } from '../../../src/infra/html.ts';
import { launchBrowser } from './browser.ts';
import type { Look } from './looked.ts';
import { SCHEMES, SIZES } from './screens.ts';

/** Pixels of the sheet. */
const TILE = { width: 260, height: Math.round((260 * SIZES.phone.height) / SIZES.phone.width) };
const GAP = 20;
const HEAD = 36;
const PAPER = '#e9e9ec';
const INK = '#1c1c20';

const caption = (text: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEAD}"><text x="0" y="24" font-family="sans-serif" font-size="18" fill="${INK}">${escapeHtml(text)}</text></svg>`,
  );

async function row({ brand, views }: Look, folder: string, top: number): Promise<OverlayOptions[]> {
  const tiles = views.map(async ({ screen, scheme, picture }, at): Promise<OverlayOptions[]> => {
    const left = GAP + at * (TILE.width + GAP);
    const input = await sharp(join(folder, brand, picture))
      .resize(TILE.width, TILE.height, { fit: 'cover', position: 'top' })
      .toBuffer();
    return [
      { input: caption(`${brand}, ${screen}, ${scheme}`, TILE.width), left, top },
      { input, left, top: top + HEAD },
    ];
  });
  return (await Promise.all(tiles)).flat();
}

/** Of each brand a row by day and one by night, as far as it was looked at. */
const rowsOf = (looks: readonly Look[]): Look[] =>
  looks
    .flatMap(({ brand, views }) =>
      SCHEMES.map((scheme) => ({ brand, views: views.filter((view) => view.scheme === scheme) })),
    )
    .filter(({ views }) => views.length > 0);

/** All screens of some brands in one picture, a row for each and scheme; the ending of the path says its kind. */
export async function drawContactSheet(all: readonly Look[], folder: string, path: string): Promise<void> {
  const looks = rowsOf(all);
  const columns = Math.max(1, ...looks.map(({ views }) => views.length));
  const rowHeight = HEAD + TILE.height + GAP;
  const size = { width: GAP + columns * (TILE.width + GAP), height: GAP + looks.length * rowHeight };
  const rows = await Promise.all(looks.map((look, at) => row(look, folder, GAP + at * rowHeight)));
  await sharp({ create: { ...size, channels: 3, background: PAPER } })
    .composite(rows.flat())
    .removeAlpha()
    .toFile(path);
}

/** A picture on one page of paper of its size, as PDF. @throws UsageError where there is no Chromium */
export async function printPicture(picture: string, path: string): Promise<void> {
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const bytes = await sharp(picture).webp({ quality: 88 }).toBuffer();
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const source = `data:image/webp;base64,${bytes.toString('base64')}`;
    await page.setContent(
      `<style>@page{margin:0}body{margin:0}img{display:block}</style><img src="${source}">`,
    );
    await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
    await page.pdf({ path, width: `${width}px`, height: `${height}px`, printBackground: true });
  } finally {
    await browser.close();
  }
}
