let segmenter: Intl.Segmenter | undefined;

/** What a reader takes for letters, each with where it begins: a flag is one, and so is a family with all its joiners. */
export const graphemesOf = (text: string): Intl.SegmentData[] => {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return [...segmenter.segment(text)];
};

/** Whoever cuts a text where letters cannot be told apart (in SQL) hands over so many characters more; no emoji is longer. */
export const SPARE_CHARACTERS = 32;

/** The beginning of a text, `most` characters (code points) long at most and never cut within a letter. */
export const headOf = (text: string, most: number): string => {
  if (text.length <= most) return text;
  let end = 0;
  let left = most;
  for (const { segment, index } of graphemesOf(text.slice(0, 2 * (most + SPARE_CHARACTERS)))) {
    left -= [...segment].length;
    if (left < 0) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
};
