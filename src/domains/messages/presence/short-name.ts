/** Full-width letters take the room of two others. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;

const widthOf = (letter: string): number => (WIDE.test(letter) ? 2 : 1);

/** A name in at most so much room: Latin letters count one, Chinese ones two. What is left out is three dots. */
export const shortName = (name: string, room: number): string => {
  const letters = [...name];
  const width = letters.reduce((sum, letter) => sum + widthOf(letter), 0);
  if (width <= room) return name;
  let left = room - 1;
  const kept = letters.findIndex((letter) => {
    left -= widthOf(letter);
    return left < 0;
  });
  return `${letters.slice(0, kept).join('').trimEnd()}…`;
};
