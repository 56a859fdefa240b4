/** The same numbers each time, from 0 to 1. */
const numbersFrom = (seed: number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const HAN = 0x4e00;
const CHARACTERS = 2_500;
const WORDS = 12_000;
const SENTENCES = 20_000;
const LATIN = ['meeting', 'tomorrow', 'photo', 'ticket', 'coffee', 'weekend', 'train', 'invoice'];
const LONGEST = 12;

/** Few are used often, most seldom. */
const often = (number: number, count: number): number => Math.floor(number ** 3 * count);

/** Words of two Chinese characters; the first ones are used most. */
export const wordList = (): string[] => {
  const next = numbersFrom(7);
  const character = () => String.fromCodePoint(HAN + often(next(), CHARACTERS));
  return Array.from({ length: WORDS }, () => character() + character());
};

/** What people say: one to twelve words, one of ten of them Latin. */
export const sentences = (): string[] => {
  const next = numbersFrom(11);
  const words = wordList();
  const word = () =>
    next() < 0.1 ? ` ${LATIN[often(next(), LATIN.length)]} ` : (words[often(next(), WORDS)] ?? '');
  return Array.from({ length: SENTENCES }, () =>
    Array.from({ length: 1 + often(next(), LONGEST) }, word)
      .join('')
      .trim(),
  );
};
