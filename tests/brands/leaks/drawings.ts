/** A drawing by its numbers: browsers respell the letters and the spaces of a path, never where it goes. */
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi;

/** Shorter paths are strokes and boxes that anybody draws. */
const FEWEST_NUMBERS = 8;
const RUN = /(?<![\d.])[-+.\d][\d\s,.+\-eMmZzLlHhVvCcSsQqTtAa]{20,}/g;

const numbersOf = (path: string): number[] => (path.match(NUMBER) ?? []).map(Number);

/** The numbers of every path of a text that is long enough to be known again: `9 25 13 -1 21 8 23 26`. */
export const drawingsOf = (text: string): string[] =>
  (text.match(RUN) ?? [])
    .map(numbersOf)
    .filter(({ length }) => length >= FEWEST_NUMBERS)
    .map((numbers) => numbers.join(' '));
