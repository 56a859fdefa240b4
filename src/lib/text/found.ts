import { fold, graphemesOf } from '@livery/contract';

/** Part of a text; a hit is what was looked for. */
export interface Part {
  text: string;
  isHit: boolean;
}

/** Places in a text, as `slice` takes them. */
export interface Span {
  from: number;
  to: number;
}

/** The text as the server compares it, and where each of its characters stands in the text itself. */
const folded = (text: string): { folds: string; places: Span[] } => {
  const places: Span[] = [];
  let folds = '';
  let from = 0;
  for (const character of text) {
    const to = from + character.length;
    const one = fold(character);
    folds += one;
    for (let index = 0; index < one.length; index += 1) places.push({ from, to });
    from = to;
  }
  return { folds, places };
};

/** Where the words stand in a text, one after the other. */
export const spansIn = (text: string, words: string): Span[] => {
  const sought = fold(words).trim();
  if (sought === '') return [];
  const { folds, places } = folded(text);
  const spans: Span[] = [];
  for (let at = folds.indexOf(sought); at !== -1; at = folds.indexOf(sought, at + sought.length)) {
    const [first, last] = [places[at], places[at + sought.length - 1]];
    if (first && last) spans.push({ from: first.from, to: last.to });
  }
  return spans;
};

const LATIN = /[\p{Script=Latin}\d]/u;

/** Where any of several words stand: those in Latin letters where a word begins, as posts and people are looked for. */
export const wordSpansIn = (text: string, words: string): Span[] =>
  words
    .split(/\s+/)
    .flatMap((word) =>
      spansIn(text, word).filter(
        ({ from }) => !(LATIN.test(word[0] ?? '') && LATIN.test(text[from - 1] ?? '')),
      ),
    );

/** So many letters stand before the first hit: it is in sight where one line is shown. */
const BEFORE = 12;

/** A text from shortly before its first hit, cut where hits begin and end. */
export const excerptOf = (text: string, words: string): Part[] => {
  const line = text.replace(/\s+/g, ' ').trim();
  const spans = spansIn(line, words);
  const start = startOf(line, spans[0]?.from ?? 0);
  const parts: Part[] = start > 0 ? [{ text: '…', isHit: false }] : [];
  let at = start;
  for (const { from, to } of spans) {
    if (from > at) parts.push({ text: line.slice(at, from), isHit: false });
    parts.push({ text: line.slice(from, to), isHit: true });
    at = to;
  }
  if (at < line.length) parts.push({ text: line.slice(at), isHit: false });
  return parts;
};

/** Never within a letter, however many units it has. */
const startOf = (line: string, hit: number): number => {
  if (hit <= BEFORE) return 0;
  const before = graphemesOf(line.slice(0, hit));
  return before.at(-BEFORE)?.index ?? 0;
};
