import { type Media, sourceOf } from '@livery/contract';

/** The picture, or a clip's still, as other sites show it: whole address, and JPEG where it is there. */
export const pictureOf = ({ url, poster, widths = [], width, height }: Media, origin: string) => {
  const widest = widths.length > 0 ? Math.max(...widths) : undefined;
  const still = poster ?? url;
  const source = widest === undefined ? still : sourceOf(still, widest, 'jpg');
  const shownWidth = widest ?? width;
  return {
    url: new URL(source, origin).href,
    width: shownWidth,
    height: Math.round((shownWidth * height) / (width || 1)),
  };
};
