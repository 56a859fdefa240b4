import { LIMITS } from '../limits.ts';
import { parseNote } from './content.ts';

/** Rules about what people publish (product.md section 5, decisions.md section 7). */

/** Marks that turn text round, and what is shown as nothing; the joiners of emoji and of scripts that need them stay. */
const HIDDEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|[^\P{Cc}\n]/gu;

/** Words of a post: at most 500 characters (code points), at most one empty line in a row; `''` where there are none. */
export const parseDescription = (text: string): string | undefined => {
  const clean = text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(HIDDEN, '')
    .replace(/\n\s*\n\s*\n/g, '\n\n')
    .trim();
  return [...clean].length > LIMITS.description ? undefined : clean;
};

const HASHTAG = new RegExp(`^[\\p{L}\\p{N}\\p{M}_]{1,${LIMITS.hashtagLength}}$`, 'u');

/** One hashtag without its sign: 1–20 letters, digits, marks and `_` of any script. */
export const parseHashtag = (text: string): string | undefined => {
  const clean = text.normalize('NFKC');
  return HASHTAG.test(clean) ? clean : undefined;
};

/** Where it was: one line of at most 40 characters. */
export const parsePlace = (text: string): string | undefined => parseNote(text, LIMITS.place);
