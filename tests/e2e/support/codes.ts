import type { Page } from '@playwright/test';
import * as reader from 'jsqr';
import sharp from 'sharp';

/** What the QR code in a picture says; undefined without one. */
export const codeIn = async (picture: string | Buffer): Promise<string | undefined> => {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return reader.default(new Uint8ClampedArray(data), info.width, info.height)?.data;
};

/** Pages from now on read codes, as browsers of phones do; that of the tests has no reader of its own. */
export const readsCodes = async (page: Page): Promise<void> => {
  await page.exposeFunction('codeInPicture', (base64: string) => codeIn(Buffer.from(base64, 'base64')));
  await page.addInitScript(() => {
    const read = (base64: string) =>
      (window as unknown as { codeInPicture(base64: string): Promise<string | undefined> }).codeInPicture(
        base64,
      );
    class BarcodeDetector {
      static getSupportedFormats = async () => ['qr_code'];
      detect = async (picture: ImageBitmap) => {
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width: picture.width, height: picture.height });
        canvas.getContext('2d')?.drawImage(picture, 0, 0);
        const [, base64 = ''] = canvas.toDataURL('image/png').split(',');
        const rawValue = await read(base64);
        return rawValue === undefined ? [] : [{ rawValue }];
      };
    }
    Object.assign(window, { BarcodeDetector });
  });
};
