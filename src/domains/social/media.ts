import { type Media, sourceOf } from '@livery/contract';

/** Width by height as a card shows it: never taller than 4:5, never flatter than 16:9. */
export const cardRatio = ({ width, height }: Pick<Media, 'width' | 'height'>): number =>
  Math.min(16 / 9, Math.max(4 / 5, width / height || 1));

/** What a video shows before it plays, and a picture shows anyway. */
export const stillOf = (media: Media): string => media.poster ?? media.url;

/** A still's addresses in its widths, for `MediaImage`: one that has none is shown as it is. */
export const sourcesOf = (media: Media) => {
  const { widths } = media;
  const inType = (type: 'avif' | 'webp') => ({
    type: `image/${type}`,
    srcSet: widths?.map((width) => `${sourceOf(stillOf(media), width, type)} ${width}w`).join() ?? '',
  });
  return widths && [inType('avif'), inType('webp')];
};

/** Its still at one address, of the least of its widths that has so many pixels; as it is where none has. */
export const stillFrom = (pixels: number, media: Media): string => {
  const width = media.widths?.find((one) => one >= pixels);
  return width ? sourceOf(stillOf(media), width, 'jpg') : stillOf(media);
};

/** A little of it, for what is out of focus anyway or has to be light. */
export const smallestOf = (media: Media): string => stillFrom(0, media);

/** What stands in a player until it plays: enough for a phone's whole width. */
export const posterOf = (media: Media): string | undefined => media.poster && stillFrom(960, media);

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** The address of a clip: of the lower one where the network is slow, or the reader saves data. */
export const clipOf = ({ url, low }: Media): string => {
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {};
  return low && (saveData || (effectiveType && effectiveType !== '4g')) ? low : url;
};
