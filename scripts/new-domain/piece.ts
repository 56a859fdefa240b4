/** What a new file is made of: declarations of a living one (`select`), in words of the domain `sample`. */
export interface Piece {
  from: string;
  to: string;
  /** Without it the whole file. */
  keep?: readonly string[];
  /** One after the other; each has to be found. */
  words: readonly (readonly [from: string | RegExp, to: string])[];
}
