import type { ReadyMedium, SentMedium } from './medium.ts';
import { posterOf } from './medium.ts';
import type { Prepared, Preparing } from './pictures.prepare.ts';
import { drawPicture } from './pictures.ts';

/** @throws MediumRefused */
export const prepareVideo = async (
  { file: path, width, height, duration }: SentMedium,
  { file, folder, cover, signal }: Preparing,
): Promise<Prepared> => {
  const ready: ReadyMedium = { file: path, width, height, thumbhash: '', ...(duration && { duration }) };
  const clip = { file, path };
  if (cover === undefined) return { ready, made: [clip] };
  const poster = posterOf(path);
  const { drawn, made } = await drawPicture(cover, { folder, path: poster, signal });
  const { thumbhash, widths } = drawn;
  return {
    ready: { ...ready, thumbhash, poster, ...(widths.length > 0 && { widths }) },
    made: [...made, { file: cover, path: poster }, clip],
  };
};
