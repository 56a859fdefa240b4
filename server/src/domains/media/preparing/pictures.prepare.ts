import type { RunLimited } from '../../../infra/processes/limited.ts';
import type { ReadyMedium, SentMedium } from './medium.ts';
import { drawPicture, type Made } from './pictures.ts';

export interface Preparing {
  /** What was sent, and a folder to work in. */
  file: string;
  folder: string;
  /** A picture that the author chose for a video. */
  cover?: string;
  run: RunLimited;
}

/** A medium that is shown, and the files that it takes, itself last. */
export interface Prepared {
  ready: ReadyMedium;
  made: Made[];
}

/** It was drawn anew when it came: upright, and nothing else in it. @throws MediumRefused */
export const preparePicture = async (
  { file: path, width, height, thumbhash }: SentMedium,
  { file, folder, run }: Preparing,
): Promise<Prepared> => {
  const { drawn, made } = await drawPicture(file, { folder, path, run });
  const { widths } = drawn;
  const ready = { file: path, width, height, thumbhash, ...(widths.length > 0 && { widths }) };
  return { ready, made: [...made, { file, path }] };
};
