import { PICTURE_SIZES, type PictureSize } from '@livery/contract';
import { typeOfName } from '../../infra/objects/content-types.ts';
import type { Tenant } from '../../infra/tenancy.ts';

/** Key of a `file_path`. */
export const keyOf = ({ brand }: Pick<Tenant, 'brand'>, filePath: string): string =>
  `${brand.id}/${filePath}`;

const POSTER = '.poster.jpg';

/** Where the still of a video stands. */
export const posterOf = (filePath: string): string => filePath.replace(/\.mp4$/, POSTER);

export const isPoster = (filePath: string): boolean => filePath.endsWith(POSTER);

/** Where a smaller drawing of a picture stands. */
export const sizedOf = (filePath: string, size: PictureSize): string =>
  filePath.replace(/\.\w+$/, `.${size}.webp`);

const sizesOf = (filePath: string): string[] =>
  typeOfName(filePath).startsWith('image/')
    ? Object.keys(PICTURE_SIZES).map((size) => sizedOf(filePath, size as PictureSize))
    : [];

/** All that may stand beside a chat file, and goes with it: the still of a video, smaller drawings, then the file itself. */
export const filesOf = (filePath: string): string[] => {
  const poster = posterOf(filePath);
  const own = [...sizesOf(filePath), filePath];
  return poster === filePath ? own : [...sizesOf(poster), poster, ...own];
};
