import { LOCALES } from '@livery/contract';
import type { ThemeTokens } from '@livery/design-system/theme';
import type { FieldFinding } from '../brand.schema.check.ts';
import type { BrandConfig } from '../brand.schema.ts';
import type { FontFile } from '../font-file.ts';

/** Where the name stands beside the mark, and what it has there: a rail of 248 px, a phone of 320, less padding and mark. */
const PLACES = [
  { name: 'the navigation', size: 'heading', room: () => 248 - 2 * 16 - 1 - 2 * 8 - 28 - 8, lines: 2 },
  {
    name: 'the login page',
    size: 'display',
    room: (gutter: number) => 320 - 2 * Math.max(gutter, 20) - 40 - 12,
    lines: 3,
  },
] as const;

/** Widths in ems of letters in the fonts of systems, where the brand has no font that has them. */
const NARROW = 0.3;
const MIDDLE = 0.56;
const CAPITAL = 0.68;
const WIDEST = 0.95;
const FULL = 1;

function usualWidth(character: string): number {
  if (/\p{M}|\p{Cf}/u.test(character)) return 0;
  if (
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]/u.test(
      character,
    )
  )
    return FULL;
  if (/[ijlft.,:;'|!I ]/.test(character)) return NARROW;
  if (/[WM@mw]/.test(character)) return WIDEST;
  return /\p{Lu}/u.test(character) ? CAPITAL : MIDDLE;
}

/** The files begin at their regular weight; a name is set in a heavier one. */
const HEAVIER = 1.06;

const widthOf = (text: string, font: FontFile | undefined): number =>
  [...text].reduce(
    (sum, character) => sum + (font?.widthOf(character.codePointAt(0) ?? 0) ?? usualWidth(character)),
    0,
  ) * HEAVIER;

/** What cannot be broken over two lines: words of an alphabet, single signs of Chinese. */
const pieces = (text: string): string[] =>
  text.split(/\s+|(?<=\p{Script=Han})|(?=\p{Script=Han})/u).filter(Boolean);

function pixelsOf(tokens: ThemeTokens, path: string): number {
  const token = tokens.get(path);
  if (token?.type !== 'dimension') return 0;
  return token.value.unit === 'rem' ? token.value.value * 16 : token.value.value;
}

function numberOf(tokens: ThemeTokens, path: string): number {
  const token = tokens.get(path);
  return token?.type === 'number' ? token.value : 0;
}

/** The beginning of a title that fits. */
function shortened(title: string, fits: (text: string) => boolean): string {
  let end = title.length;
  while (end > 1 && !fits(title.slice(0, end))) end -= 1;
  return title.slice(0, end).trim();
}

/** Names of the brand that are cut off where they show, measured in the font that they are set in. */
export function titleFindings(
  { title }: BrandConfig,
  tokens: ThemeTokens,
  font: FontFile | undefined,
): FieldFinding[] {
  return LOCALES.flatMap((locale) => {
    const text = title[locale];
    if (text === undefined) return [];
    // Names are set wider or closer than the font has them.
    const tracking = numberOf(tokens, 'type.tracking.display');
    for (const { name, size, lines, ...place } of PLACES) {
      const room = place.room(pixelsOf(tokens, 'density.gutter'));
      const pixels = pixelsOf(tokens, `type.size.${size}`);
      const wide = (part: string): number => (widthOf(part, font) + [...part].length * tracking) * pixels;
      const fits = (part: string): boolean =>
        pieces(part).every((piece) => wide(piece) <= room) && wide(part) <= room * lines;
      if (fits(text)) continue;
      const longest = pieces(text).sort((a, b) => wide(b) - wide(a))[0] ?? text;
      const needs = Math.ceil(Math.max(wide(longest), wide(text) / lines));
      const why = `it needs ${needs} px in ${name} and has ${room}, so people would see it cut off`;
      const short = shortened(text, fits);
      return [
        {
          field: `title.${locale}`,
          why,
          remedy: `write a shorter name: "${short}" is as much as fits`,
          suggestion: short,
        },
      ];
    }
    return [];
  });
}
