/** What smaller drawings of a published picture are, the smallest first. */
export const DRAWING_TYPES = ['avif', 'webp', 'jpg'] as const;
export type DrawingType = (typeof DRAWING_TYPES)[number];

/** Pixels that published pictures are drawn in, those that they have. @assumed */
export const POST_WIDTHS = [480, 960, 1600] as const;

/**
 * The address of a picture in one of its `widths`: that of the picture with `-<width>.<type>` instead of its ending. A query, as
 * signed addresses have, belongs to the whole picture alone. @assumed
 */
export const sourceOf = (url: string, width: number, type: DrawingType): string => {
  const path = url.replace(/[?#].*$/, '');
  return `${path.replace(/\.[a-z0-9]+$/i, '')}-${width}.${type}`;
};
