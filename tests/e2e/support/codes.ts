import * as reader from 'jsqr';
import sharp from 'sharp';

/** What the QR code in a picture says; undefined without one. */
export const codeIn = async (picture: string): Promise<string | undefined> => {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return reader.default(new Uint8ClampedArray(data), info.width, info.height)?.data;
};
