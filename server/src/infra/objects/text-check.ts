import { ApiError } from '../errors.ts';

/** Tells whether chunks are text, and in which encoding. */
export interface TextCheck {
  /** @throws api.unsupported_type for what is no text in any encoding that is accepted */
  read(chunk: Buffer): void;
  /** Returns the content type once all has been read. @throws as `read`, for a character that is cut off */
  end(): string;
}

/** Editors set tabs, ends of lines and pages, and old ones the end of the file; other controls are in programs. */
const isControl = (byte: number): boolean => byte < 0x20 && (byte < 0x09 || byte > 0x0d) && byte !== 0x1a;

const isRead = (decoder: TextDecoder, chunk?: Buffer): boolean => {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch {
    return false;
  }
};

interface Encoding {
  name: string;
  decoder: TextDecoder;
  hasControls: boolean;
}

/**
 * Text is UTF-8 or, as Chinese Windows has written it for decades, GB18030 (GBK is a part of it). UTF-8 comes first: whatever
 * can be read as both is that. GB18030 lets through more than UTF-8, so its text has no control characters either.
 */
export const checkText = (): TextCheck => {
  let possible: Encoding[] = [
    { name: 'utf-8', decoder: new TextDecoder('utf-8', { fatal: true }), hasControls: true },
    { name: 'gb18030', decoder: new TextDecoder('gb18030', { fatal: true }), hasControls: false },
  ];
  const keep = (isPossible: (encoding: Encoding) => boolean) => {
    possible = possible.filter(isPossible);
    if (possible.length === 0) throw new ApiError('api.unsupported_type');
  };
  return {
    read: (chunk) => {
      if (chunk.includes(0)) throw new ApiError('api.unsupported_type');
      // None of those bytes is a part of a longer character.
      const isClean = !chunk.some(isControl);
      keep(({ decoder, hasControls }) => (hasControls || isClean) && isRead(decoder, chunk));
    },
    end: () => {
      keep(({ decoder }) => isRead(decoder));
      return `text/plain; charset=${possible[0]?.name}`;
    },
  };
};
