import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

/** Of the first frame; base64. */
export const thumbhashOf = async (file: string): Promise<string> => {
  const small = sharp(file).resize(100, 100, { fit: 'inside' }).toColourspace('srgb').ensureAlpha().raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
};
