import { ApiError } from '../errors.ts';

/** Tells whether chunks are text, and in which encoding. */
export interface TextCheck {
  /** The first chunk has two bytes at least, unless there is no second. @throws api.unsupported_type for what is no text in any encoding that is accepted */
  read(chunk: Buffer): void;
  /** Returns the content type once all has been read. @throws as `read`, for a character that is cut off */
  end(): string;
}

/** Editors set tabs, ends of lines and pages, and old ones the end of the file; other controls are in programs. */
const isControl = (byte: number): boolean => byte < 0x20 && (byte < 0x09 || byte > 0x0d) && byte !== 0x1a;

const decode = (decoder: TextDecoder, chunk?: Buffer): string | undefined => {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined });
  } catch {
    return undefined;
  }
};

interface Encoding {
  name: string;
  decoder: TextDecoder;
  /** Whether what it reads like is text. `isClean`: no byte of the chunk is a control character. */
  accepts(text: string, isClean: boolean): boolean;
}

const encoding = (name: string, accepts: Encoding['accepts']): Encoding => ({
  name,
  decoder: new TextDecoder(name, { fatal: true }),
  accepts,
});

const MARKS: Record<string, string> = { fffe: 'utf-16le', feff: 'utf-16be' };
const hasControls = (text: string): boolean => text.split('').some((unit) => isControl(unit.charCodeAt(0)));

/**
 * Text is UTF-8 or, as Chinese Windows has written it for decades, GB18030 (GBK is a part of it). UTF-8 comes first: whatever
 * can be read as both is that. GB18030 lets through more than UTF-8, so its text has no control characters either. What
 * begins with the mark of UTF-16, which Windows calls "Unicode", is that or nothing.
 */
const possibleFor = (first: Buffer): Encoding[] => {
  const marked = MARKS[first.subarray(0, 2).toString('hex')];
  if (marked !== undefined) return [encoding(marked, (text) => !hasControls(text))];
  return [
    encoding('utf-8', (text) => !text.includes('\0')),
    encoding('gb18030', (text, isClean) => isClean && !text.includes('\0')),
  ];
};

export const checkText = (): TextCheck => {
  let possible: Encoding[] | undefined;
  const keep = (encodings: Encoding[], accepts: (encoding: Encoding) => boolean): Encoding[] => {
    const kept = encodings.filter(accepts);
    if (kept.length === 0) throw new ApiError('api.unsupported_type');
    return kept;
  };
  return {
    read: (chunk) => {
      // In UTF-8 and GB18030 none of those bytes is a part of a longer character.
      const isClean = !chunk.some(isControl);
      possible = keep(possible ?? possibleFor(chunk), ({ decoder, accepts }) => {
        const text = decode(decoder, chunk);
        return text !== undefined && accepts(text, isClean);
      });
    },
    end: () => {
      const [found] = keep(possible ?? [], ({ decoder }) => decode(decoder) !== undefined);
      return `text/plain; charset=${found?.name}`;
    },
  };
};
