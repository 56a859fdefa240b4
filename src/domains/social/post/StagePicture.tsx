import type { Media } from '@livery/contract';
import { MediaImage } from '@livery/design-system';
import { preload } from 'react-dom';
import { posterOf, sourcesOf, stillOf } from '../media.ts';

/** As wide as the stage, beside which the words have their column. */
const SIZES = '(min-width: 820px) 70vw, 100vw';

interface StagePictureProps {
  media: Media;
  alt: string;
  eager: boolean;
  fit: 'cover' | 'contain';
}

/** Of a clip the one address that its player then asks for; a picture in its widths. */
const addressesOf = (media: Media) => {
  const poster = posterOf(media);
  return poster ? { src: poster } : { src: stillOf(media), sources: sourcesOf(media) };
};

/** A picture, or the still of a clip, on the stage. */
export function StagePicture({ media, ...rest }: StagePictureProps) {
  return <MediaImage {...addressesOf(media)} sizes={SIZES} {...rest} />;
}

/** It is fetched before all else. */
export const preloadPicture = (media: Media): void => {
  const { src, sources: [best] = [] } = addressesOf(media);
  const set = best && { imageSrcSet: best.srcSet, imageSizes: SIZES, type: best.type };
  preload(src, { as: 'image', fetchPriority: 'high', ...set });
};
