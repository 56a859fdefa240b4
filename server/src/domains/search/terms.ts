/** What somebody looks for, as the index has it. */
export interface Terms {
  /** Lower case, in one form. */
  text: string;
  /** What the index of a text has to have: the beginning of each Latin word, two characters in a row of all else. */
  tokens: string[];
  /** Regular expressions of PostgreSQL that a text has to match, for the index cuts words short. */
  patterns: string[];
  /** Words in Latin letters that may be mistyped. */
  words: string[];
}

const LATIN = 'a-z0-9à-ɏ';
/** Letters of a word that the index has. */
export const INDEXED = 6;
/** Shorter ones look like too many others. */
const TYPO_FROM = 4;

const matchesOf = (text: string, pattern: string) => text.match(new RegExp(pattern, 'g')) ?? [];

const pairsOf = (run: string): string[] => {
  const signs = [...run];
  return signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
};

/** A word in Latin letters is looked for at the beginning of one. */
const patternOf = (part: string): string => {
  const escaped = part.replace(/[!-/:-@[-`{-~]/g, '\\$&');
  return new RegExp(`^[${LATIN}]`).test(part) ? `(?<![${LATIN}])${escaped}` : escaped;
};

/** As `search_tokens` of the database (server/migrations/0036_search.sql) makes them of what is looked through. */
export const termsOf = (looked: string): Terms => {
  const text = looked
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^\s*[#@]/, '')
    .trim();
  const words = matchesOf(text, `[${LATIN}]+`);
  const runs = matchesOf(text, `[^\\s${LATIN}]+`);
  return {
    text,
    tokens: [...new Set([...words.map((word) => `<${word.slice(0, INDEXED)}`), ...runs.flatMap(pairsOf)])],
    patterns: text.split(/\s+/).filter(Boolean).map(patternOf),
    words: words.filter((word) => word.length >= TYPO_FROM && /^[a-z]+$/.test(word)),
  };
};
