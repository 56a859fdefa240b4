import { createHash } from 'node:crypto';
import {
  colorOf,
  colorPath,
  hexOf,
  oklchOf,
  type Scheme,
  type ThemeTokens,
} from '@livery/design-system/theme';
import { escapeHtml } from '../../src/infra/html.ts';
import { drawWord } from './letters.ts';

/** Shapes in the upper left of four cells around (32, 32); turned by quarters they make one mark. */
const CELLS = [
  'M12 32V12a20 20 0 0 1 20 20Z',
  'M32 12v20H12A20 20 0 0 1 32 12Z',
  'M12 12h20a20 20 0 0 1-20 20Z',
  'M12 32v-8a12 12 0 0 1 12-12h8v8a12 12 0 0 1-12 12Z',
  'M22 13a9 9 0 1 0 0 18 9 9 0 1 0 0-18Z',
] as const;

const QUARTERS = [0, 90, 180, 270] as const;

/** The mark of an id: always the same for the same id. Classes `a` and `b` colour it. */
function drawMark(id: string): string {
  const bytes = createHash('sha256').update(id).digest();
  const cell = (at: number): string => CELLS[(bytes[at] ?? 0) % CELLS.length] ?? CELLS[0];
  const turn = ((bytes[2] ?? 0) % 4) * 90;
  return QUARTERS.map((quarter, at) => {
    const className = at === 1 ? 'b' : 'a';
    return `<path class="${className}" d="${cell(at % 2)}" transform="rotate(${(quarter + turn) % 360} 32 32)"/>`;
  }).join('');
}

function color(theme: ThemeTokens, name: string, scheme: Scheme) {
  const token = theme.get(colorPath(name, scheme));
  if (token?.type !== 'color') throw new Error(`${name} is no colour`);
  return token.value;
}

/** `icon.svg`: the mark on a full tile of the accent. */
export function drawIcon(id: string, theme: ThemeTokens): string {
  const ink = color(theme, 'text.onAccent', 'light');
  const isInkLight = oklchOf(ink).l > oklchOf(color(theme, 'accent.solid', 'light')).l;
  const { h } = oklchOf(color(theme, 'illustration.tintB', 'light'));
  const second = colorOf({ l: isInkLight ? 0.87 : 0.36, c: 0.1, h });
  const style = `.a{fill:${hexOf(ink)}}.b{fill:${hexOf(second)}}`;
  const ground = hexOf(color(theme, 'accent.solid', 'light'));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><style>${style}</style><rect width="64" height="64" fill="${ground}"/>${drawMark(id)}</svg>\n`;
}

const HEIGHT = 40;
const MARK = 28;
const TEXT_AT = 42;
const LETTER_SCALE = 1.4;
const PEN = 1.5;
const LETTERS_HIGH = 10;
/** Between the last letter and the edge. */
const AFTER = 4;
const NARROWEST = 1.5 * HEIGHT;
const WIDEST = 8 * HEIGHT;

const place = (amount: number): number => Number(amount.toFixed(3));

const fills = (theme: ThemeTokens, scheme: Scheme): string => {
  const hex = (name: string): string => hexOf(color(theme, name, scheme));
  return `.a{fill:${hex('accent.text')}}.b{fill:${hex('illustration.tintB')}}.n{stroke:${hex('text.primary')}}`;
};

/** `wordmark.svg`: mark and name; the id stands for a name that has other signs than Latin letters. */
export function drawWordmark(id: string, title: string, theme: ThemeTokens): string {
  const word = drawWord(title) ?? drawWord(id) ?? { paths: '', width: 0 };
  // A long name is written smaller, and a short one has room around it: the doctor asks for the proportions of a line.
  const letters = Math.min(LETTER_SCALE, (WIDEST - TEXT_AT - AFTER) / Math.max(1, word.width));
  const width = Math.max(NARROWEST, Math.ceil(TEXT_AT + word.width * letters + AFTER));
  const style = `${fills(theme, 'light')}@media (prefers-color-scheme:dark){${fills(theme, 'dark')}}`;
  const scale = MARK / 40;
  const mark = `<g transform="translate(2 6) scale(${scale}) translate(-12 -12)">${drawMark(id)}</g>`;
  const pen = `class="n" fill="none" stroke-width="${PEN}" stroke-linecap="round" stroke-linejoin="round"`;
  const text = `<g ${pen} transform="translate(${TEXT_AT} ${place(HEIGHT / 2 - (LETTERS_HIGH / 2) * letters)}) scale(${place(letters)})">${word.paths}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}"><title>${escapeHtml(title)}</title><style>${style}</style>${mark}${text}</svg>\n`;
}
