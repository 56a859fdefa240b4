import type { Media } from '@livery/contract';
import { MediaImage } from '@livery/design-system';
import { preload } from 'react-dom';
import { sourcesOf, stillOf } from '../media.ts';

/** As wide as the stage, beside which the words have their column. */
const SIZES = '(min-width: 820px) 70vw, 100vw';

interface StagePictureProps {
  media: Media;
  alt: string;
  eager: boolean;
  fit: 'cover' | 'contain';
}

/** A picture, or the still of a clip, on the stage. */
export function StagePicture({ media, ...rest }: StagePictureProps) {
  return <MediaImage src={stillOf(media)} sources={sourcesOf(media)} sizes={SIZES} {...rest} />;
}

/** It is fetched before all else. */
export const preloadPicture = (media: Media): void => {
  const [best] = sourcesOf(media) ?? [];
  const set = best && { imageSrcSet: best.srcSet, imageSizes: SIZES, type: best.type };
  preload(stillOf(media), { as: 'image', fetchPriority: 'high', ...set });
};
