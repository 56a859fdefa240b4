import type { Media } from '@livery/contract';

/** Width by height as a card shows it: never taller than 4:5, never flatter than 16:9. */
export const cardRatio = ({ width, height }: Pick<Media, 'width' | 'height'>): number =>
  Math.min(16 / 9, Math.max(4 / 5, width / height || 1));

/** What a video shows before it plays, and a picture shows anyway. */
export const stillOf = (media: Media): string => media.poster ?? media.url;
