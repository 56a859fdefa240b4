import { join } from 'node:path';
import type { Browser } from 'playwright';
import sharp, { type OverlayOptions } from 'sharp';
import { settle } from '../../server/cli/brand/look/looking.ts';
import type { Conversation } from './sample-conversation.ts';

const OUT = new URL('../../docs/pictures/', import.meta.url).pathname;
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };
const GAP = 12;

export interface View {
  brand: string;
  scheme: 'light' | 'dark';
  path: string;
  size: typeof PHONE;
  /** Signed in as the first person of the conversation. */
  conversation?: Conversation;
}

/** A screen of the running product, as PNG. */
export const takeScreenshot = async (browser: Browser, port: number, view: View): Promise<Buffer> => {
  const origin = `http://${view.brand}.localhost:${port}`;
  const context = await browser.newContext({ viewport: view.size, colorScheme: view.scheme });
  const page = await context.newPage();
  if (view.conversation) {
    const { email, password } = view.conversation.me;
    await page.goto(`${origin}/login/email`);
    await page.locator('input[type=email]').fill(email);
    await page.locator('input[type=password]').fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/home/recommend');
  }
  await page.goto(origin + view.path);
  await settle(page);
  const picture = await page.screenshot();
  await context.close();
  return picture;
};

/** Writes one picture into `docs/pictures` as it is. */
export const writePicture = (picture: Buffer, name: string) =>
  sharp(picture)
    .webp({ quality: 82 })
    .toFile(join(OUT, `${name}.webp`));

/** Writes pictures side by side into `docs/pictures`, `width` pixels wide in all. */
export const writeRow = async (pictures: Buffer[], size: typeof PHONE, name: string, width: number) => {
  const layers: OverlayOptions[] = pictures.map((input, index) => ({
    input,
    left: index * (size.width + GAP),
    top: 0,
  }));
  const canvas = {
    width: pictures.length * (size.width + GAP) - GAP,
    height: size.height,
    channels: 4 as const,
    background: { r: 128, g: 128, b: 128, alpha: 1 },
  };
  const row = await sharp({ create: canvas }).composite(layers).png().toBuffer();
  await sharp(row)
    .resize({ width })
    .webp({ quality: 82 })
    .toFile(join(OUT, `${name}.webp`));
};
