import { LIMITS } from '@livery/contract';
import { arrivalKey } from '../../infra/objects/keys.ts';

/** How many parts a video of so many bytes comes in. */
export const partsIn = (size: number): number => Math.ceil(size / LIMITS.videoPart);

/** Bytes of one of them, from 1. */
export const bytesOfPart = (size: number, number: number): number =>
  Math.min(LIMITS.videoPart, size - (number - 1) * LIMITS.videoPart);

/** Where the parts of an object lie until all have come. */
export const partKeys = (key: string, parts: number): string[] =>
  Array.from({ length: parts }, (_, index) => arrivalKey(key, index + 1));

const PART = /^incoming\/((?:chat|posts)\/.+\.(?:mp4|mov))\.\d{4}$/;

/** The video that a part belongs to, by the part's path. */
export const wholeOf = (path: string): string | undefined => PART.exec(path)?.[1];
