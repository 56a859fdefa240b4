import type { Scheme } from './contract.ts';
import { colorsOf, laidPairs, lookOf, withColor } from './contrast.ts';
import { drawn } from './srgb.ts';
import type { ThemeTokens } from './themeTokens.ts';
import type { Color } from './values.ts';

const WALLPAPER = 'chat.wallpaper';
const INK = 'chat.wallpaperInk';
/** Whatever is read on the wallpaper, with a tint of its own or none; the ink is not drawn on a picture. */
const words = laidPairs.filter(({ made }) => made.includes(WALLPAPER) && !made.includes(INK));
const WHOLE = 100;

/**
 * The least share of the wallpaper's colour, in whole percent from `from` on, that lets all words be read which stand on a
 * picture of these colours; 100 where nothing less does.
 */
export function veilOver(
  tokens: ThemeTokens,
  scheme: Scheme,
  picture: readonly Color[],
  from: number,
): number {
  const colors = colorsOf(tokens, scheme);
  const ground = colors.read(WALLPAPER);
  // What cannot be read without a picture either is the tokens' mistake, and stands with them.
  const readable = words.filter((pair) => lookOf(pair, colors).passes);
  const isRead = (percent: number): boolean =>
    picture.every((color) => {
      const seen = withColor(colors, WALLPAPER, drawn({ ...ground, alpha: percent / WHOLE }, color));
      return readable.every((pair) => lookOf(pair, seen).passes);
    });
  let veil = from;
  while (veil < WHOLE && !isRead(veil)) veil += 1;
  return veil;
}
