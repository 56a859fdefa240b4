import { parseHashtag } from '@livery/contract';

const LETTERS = String.raw`[\p{L}\p{M}\p{N}_]`;
/** A `#` inside a word or an address begins none; where words stand without spaces it may follow one. */
const BEGIN = String.raw`(?<![\p{M}\p{N}_&/#]|(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])\p{L})#`;
const TAG = new RegExp(`${BEGIN}(${LETTERS}+)`, 'gu');
/** Tags at the end of a text are no part of what it says: they are shown behind it. */
const LAST_TAGS = new RegExp(String.raw`(?:\s*${BEGIN}${LETTERS}+)+\s*$`, 'u');
const BEGUN = new RegExp(`${BEGIN}(${LETTERS}*)$`, 'u');

/** Hashtags of a text without their sign, each once, in their order; upper and lower case are one. */
export const hashtagsIn = (text: string): string[] => {
  const found = new Map<string, string>();
  for (const [, tag = ''] of text.matchAll(TAG)) {
    const key = tag.toLowerCase();
    if (!found.has(key)) found.set(key, tag);
  }
  return [...found.values()];
};

/** The text without the hashtags at its end. */
export const withoutLastTags = (text: string): string => text.replace(LAST_TAGS, '').trim();

/** A hashtag that somebody has begun to type: where its sign stands, and what follows it. */
export const begunTagAt = (text: string, caret: number): { from: number; query: string } | undefined => {
  const match = BEGUN.exec(text.slice(0, caret));
  return match ? { from: match.index, query: match[1] ?? '' } : undefined;
};

/** Characters as the server counts them: code points. */
export const lengthOf = (text: string): number => [...text.normalize('NFC')].length;

/** The first that the server would refuse: it is too long. */
export const longTagIn = (tags: readonly string[]): string | undefined =>
  tags.find((tag) => parseHashtag(tag) === undefined);
