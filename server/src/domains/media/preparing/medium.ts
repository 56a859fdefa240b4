import { DRAWING_TYPES, POST_WIDTHS, sourceOf } from '@livery/contract';

/** A medium of a post as it was sent: `source` and `cover` are paths of uploads, `file` is where it will be shown. */
export interface SentMedium {
  source: string;
  cover?: string;
  /** Path under the brand's public objects. */
  file: string;
  width: number;
  height: number;
  thumbhash: string;
  duration?: number;
}

/** A medium as it is shown; files are paths under the brand's public objects. */
export interface ReadyMedium {
  file: string;
  width: number;
  height: number;
  thumbhash: string;
  duration?: number;
  poster?: string;
  /** Of the picture, or of the poster. */
  widths?: number[];
  low?: string;
  preview?: { file: string; count: number; every: number };
}

const beside = (file: string, ending: string): string => file.replace(/\.\w+$/, `-${ending}`);

export const posterOf = (file: string): string => beside(file, 'poster.jpg');
export const lowOf = (file: string): string => beside(file, 'low.mp4');
export const previewOf = (file: string): string => beside(file, 'preview.jpg');

const drawingsOf = (file: string): string[] =>
  POST_WIDTHS.flatMap((width) => DRAWING_TYPES.map((type) => sourceOf(file, width, type)));

/** All that may have been made of a medium, whether it was or not: work may have been broken off. */
export const filesOfMedium = (file: string): string[] => {
  const poster = posterOf(file);
  return file.endsWith('.mp4')
    ? [file, lowOf(file), previewOf(file), poster, ...drawingsOf(poster)]
    : [file, ...drawingsOf(file)];
};
