/** A letter drawn with one pen of even width, 10 high. */
interface Letter {
  readonly width: number;
  readonly path: string;
}

const letter = (width: number, path: string): Letter => ({ width, path });

/** Capitals and figures from lines and arcs, so that a new wordmark needs no font. */
const LETTERS: Readonly<Record<string, Letter>> = {
  a: letter(9, 'M0 10 4.5 0 9 10M1.6 6.5h5.8'),
  b: letter(6, 'M0 5h3.2a2.5 2.5 0 0 0 0-5H0v10h3.5a2.5 2.5 0 0 0 0-5'),
  c: letter(8, 'M8 1.7A5 5 0 1 0 8 8.3'),
  d: letter(8, 'M0 0v10h3a5 5 0 0 0 0-10Z'),
  e: letter(5.5, 'M5.5 0H0v10h5.5M0 5h4.8'),
  f: letter(5.5, 'M5.5 0H0v10M0 5h4.8'),
  g: letter(9, 'M8.2 1.7A5 5 0 1 0 9 6H5.5'),
  h: letter(7, 'M0 0v10M7 0v10M0 5h7'),
  i: letter(0, 'M0 0v10'),
  j: letter(4.5, 'M4.5 0v7.2A2.5 2.5 0 0 1 0 8.8'),
  k: letter(6.5, 'M0 0v10M6.5 0 0 6M2.4 4 6.5 10'),
  l: letter(5, 'M0 0v10h5'),
  m: letter(9, 'M0 10V0l4.5 6.5L9 0v10'),
  n: letter(7.5, 'M0 10V0l7.5 10V0'),
  o: letter(10, 'M5 0a5 5 0 1 0 0 10A5 5 0 1 0 5 0Z'),
  p: letter(6, 'M0 10V0h3.2a2.8 2.8 0 0 1 0 5.6H0'),
  q: letter(10, 'M5 0a5 5 0 1 0 0 10A5 5 0 1 0 5 0ZM6.5 6.5 9.7 10'),
  r: letter(6.2, 'M0 10V0h3.2a2.8 2.8 0 0 1 0 5.6H0M3 5.6 6.2 10'),
  s: letter(
    5.8,
    'M5.3 1.3C4.5.400 3.7 0 2.8 0 1.2 0 .3 1 .3 2.4c0 3 5.5 2 5.5 5.1C5.8 9 4.6 10 2.9 10 1.7 10 .7 9.5 0 8.5',
  ),
  t: letter(7, 'M0 0h7M3.5 0v10'),
  u: letter(7, 'M0 0v6.5a3.5 3.5 0 0 0 7 0V0'),
  v: letter(8.5, 'M0 0l4.25 10L8.5 0'),
  w: letter(12.5, 'M0 0l3.2 10L6.25 1.5 9.3 10l3.2-10'),
  x: letter(7.5, 'M0 0l7.5 10M7.5 0 0 10'),
  y: letter(7.6, 'M0 0l3.8 5.2L7.6 0M3.8 5.2V10'),
  z: letter(7, 'M0 0h7L0 10h7'),
  0: letter(7, 'M3.5 0C1.5 0 0 2 0 5s1.5 5 3.5 5S7 8 7 5 5.5 0 3.5 0Z'),
  1: letter(2.5, 'M0 1.6 2.5 0v10'),
  2: letter(6, 'M.2 2.6a2.8 2.8 0 1 1 5.2 1.5L0 10h6'),
  3: letter(5.8, 'M.3 0h5.2L2.8 4a3 3 0 1 1-2.8 4'),
  4: letter(7, 'M5.2 10V0L0 7.2h7'),
  5: letter(5.8, 'M5.3 0H1L.5 4.6A3 3 0 1 1 0 8.4'),
  6: letter(6, 'M4.3 0 .6 5.2A3 3 0 1 0 3 4'),
  7: letter(6, 'M0 0h6L2 10'),
  8: letter(
    6,
    'M3 4.6a2.3 2.3 0 1 1 0-4.6 2.3 2.3 0 0 1 0 4.6ZM3 4.6a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4Z',
  ),
  9: letter(6, 'M1.7 10 5.4 4.8A3 3 0 1 0 3 6'),
};

const GAP = 4.2;

export interface Word {
  /** Each letter at its place: `<path>` elements without a colour. */
  readonly paths: string;
  readonly width: number;
}

/** A word of a–z, 0–9 and spaces in capitals, 10 high from its top left corner; undefined with any other sign. */
export function drawWord(text: string): Word | undefined {
  let x = 0;
  const paths: string[] = [];
  for (const sign of text.toLowerCase()) {
    const shape = sign === ' ' ? letter(2, '') : LETTERS[sign];
    if (shape === undefined) return undefined;
    const place = x === 0 ? '' : ` transform="translate(${Number(x.toFixed(2))} 0)"`;
    if (shape.path !== '') paths.push(`<path d="${shape.path}"${place}/>`);
    x += shape.width + GAP;
  }
  return { paths: paths.join(''), width: Math.max(0, x - GAP) };
}
