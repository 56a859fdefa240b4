import { LIMITS } from '@livery/contract';
import sharp, { type Metadata } from 'sharp';
import { ApiError } from '../../infra/errors.ts';
import { HEAD_BYTES, sniff } from '../../infra/objects/sniff.ts';

const PICTURES = new Set(['jpeg', 'png', 'webp']);
/** A picture that unpacks to more than this is refused before it is unpacked. */
const MOST_PIXELS = 4096 * 4096;
const QUALITY = 86;

export interface AvatarFiles {
  /** WebP, 360 × 360. */
  picture: Buffer;
  /** WebP, 96 × 96. */
  thumbnail: Buffer;
}

/**
 * Both sizes of an avatar, drawn anew from what was sent: metadata and whatever hid behind the picture are gone.
 * @throws api.unsupported_type by content, whatever the name says; api.validation unless it is 360 × 360
 */
export const drawAvatar = async (sent: Buffer): Promise<AvatarFiles> => {
  if (!PICTURES.has(sniff(sent.subarray(0, HEAD_BYTES)))) throw new ApiError('api.unsupported_type');
  const image = sharp(sent, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const { width, height } = await image.metadata().catch(refuse<Metadata>);
  const side = LIMITS.avatarPixels;
  if (width !== side || height !== side) throw new ApiError('api.validation', { image: 'dimensions' });
  const upright = image.autoOrient();
  const draw = (pixels: number) =>
    upright.clone().resize(pixels, pixels).webp({ quality: QUALITY }).toBuffer();
  const [picture, thumbnail] = await Promise.all([
    draw(side).catch(refuse<Buffer>),
    draw(LIMITS.avatarThumbnailPixels).catch(refuse<Buffer>),
  ]);
  return { picture, thumbnail };
};

/** It began like a picture and is none. */
const refuse = <T>(): T => {
  throw new ApiError('api.unsupported_type');
};
