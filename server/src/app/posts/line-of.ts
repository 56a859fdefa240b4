/** Control characters, and marks that turn the direction of whatever stands behind them. */
const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Words of people as one line of at most `most` letters, for places that show no more than that. */
export const lineOf = (words: string, most: number): string => {
  const letters = [...words.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim()];
  return letters.length <= most
    ? letters.join('')
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
};
