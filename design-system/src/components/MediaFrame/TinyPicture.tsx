import { useRef } from 'react';
import { useThumbHash } from './useThumbHash.ts';

export interface TinyPictureProps {
  /** ThumbHash in base64. */
  thumbHash: string;
}

/**
 * What a picture looks like, in a line of words that names it. Drawing only: nothing is loaded for it. A picture to be
 * looked at is a `MediaFrame`.
 */
export function TinyPicture({ thumbHash }: TinyPictureProps) {
  const frame = useRef<HTMLSpanElement>(null);
  useThumbHash(frame, thumbHash);
  return (
    <span ref={frame} className="me-1 inline-block size-4 rounded-skeleton bg-sunken align-text-bottom" />
  );
}
