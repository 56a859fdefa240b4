import { LIMITS } from '@livery/contract';
import { required } from '../../infra/errors.ts';
import { drawSquares } from '../media/square-pictures.ts';

export interface AvatarFiles {
  /** WebP, 360 × 360. */
  picture: Buffer;
  /** WebP, 96 × 96. */
  thumbnail: Buffer;
}

const SIDE = LIMITS.avatarPixels;

/** Both sizes of an avatar. @throws as `drawSquares`: api.validation unless it is 360 × 360 */
export const drawAvatar = async (sent: Buffer): Promise<AvatarFiles> => {
  const fits = ({ width, height }: { width: number; height: number }) => width === SIDE && height === SIDE;
  const [picture, thumbnail] = await drawSquares(sent, fits, [SIDE, LIMITS.avatarThumbnailPixels]);
  return {
    picture: required(picture, 'api.unsupported_type'),
    thumbnail: required(thumbnail, 'api.unsupported_type'),
  };
};
