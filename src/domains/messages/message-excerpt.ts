/** Before the place where it was found, so many letters are shown. */
const BEFORE = 12;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** From a little before what was sought on, letters kept whole: a row shows the beginning of its words. */
export const excerptOf = (words: string, sought: string): string => {
  let left = words.toLowerCase().indexOf(sought.trim().toLowerCase());
  if (left <= BEFORE) return words;
  // A small letter may be longer than its capital: the place is found letter by letter.
  const begins: number[] = [];
  for (const { segment, index } of graphemes.segment(words)) {
    if (left <= 0) break;
    begins.push(index);
    left -= segment.toLowerCase().length;
  }
  const from = begins.at(-BEFORE) ?? 0;
  return from === 0 ? words : `…${words.slice(from)}`;
};
