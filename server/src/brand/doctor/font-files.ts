import type { ThemeTokens } from '@livery/design-system/theme';
import type { FieldFinding } from '../brand.schema.check.ts';
import type { BrandConfig, BrandFont } from '../brand.schema.ts';
import { type FontFile, readFont } from '../font-file.ts';

/** The fonts of a folder as their files say; a file that is none is refused before. */
export const readFonts = (fonts: ReadonlyMap<string, Buffer>): ReadonlyMap<string, FontFile> =>
  new Map(
    [...fonts].flatMap(([path, bytes]) => {
      const font = readFont(bytes);
      return font === undefined ? [] : [[path, font] as const];
    }),
  );

const plain = (family: string): string => family.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
/** Files add a cut to the name: `Manrope ExtraLight`, `Newsreader 16pt`. */
const isCalled = (font: FontFile, family: string): boolean => plain(font.family).startsWith(plain(family));

/** A file that is the font of another entry: somebody swapped them. */
function swapped(entry: BrandFont, font: FontFile, all: readonly BrandFont[]): string | undefined {
  if (font.family === '' || isCalled(font, entry.family)) return undefined;
  const other = all.find(({ family }) => family !== entry.family && isCalled(font, family));
  return other?.family;
}

/** The characters of a `unicode-range`. */
function* charactersOf(range: string): Generator<number> {
  for (const part of range.split(',')) {
    const [first = '', last = first] = part.replace('U+', '').split('-');
    for (let at = Number.parseInt(first, 16); at <= Number.parseInt(last, 16); at += 1) yield at;
  }
}

const hasSome = (font: FontFile, range: string): boolean => {
  for (const character of charactersOf(range)) if (font.widthOf(character) !== undefined) return true;
  return false;
};

const LETTERS = [...'aeimnorstuAEIMNORSTU'].map((letter) => letter.charCodeAt(0));
const hasLetters = (font: FontFile): boolean => LETTERS.every((letter) => font.widthOf(letter) !== undefined);

function entryFinding(
  entry: BrandFont,
  at: number,
  font: FontFile,
  all: readonly BrandFont[],
): FieldFinding | undefined {
  const {
    file,
    family,
    range,
    weight: [least = 400, most = 400],
  } = entry;
  const place = `fonts[${at}]`;
  const other = swapped(entry, font, all);
  if (other !== undefined)
    return {
      field: `${place}.file`,
      why: `${file} is the font ${font.family}, so texts in ${family} would show in ${other}`,
      remedy: `name the file of ${family} here`,
    };
  if (range !== undefined && !hasSome(font, range))
    return {
      field: `${place}.range`,
      why: `${file} has none of the characters of ${range}, so it would be fetched for nothing`,
      remedy: 'name the file that has them, or the characters that this one has',
    };
  if (range === undefined && !hasLetters(font))
    return {
      field: `${place}.file`,
      why: `${file} lacks letters of English, so texts in ${family} would show in two fonts`,
      remedy: 'name a file that has them, or say in "range" which characters this one is for',
    };
  const [first, last] = font.weights;
  if (least >= first && most <= last) return undefined;
  return {
    field: `${place}.weight`,
    why: `${file} has the weights ${first} to ${last} and not ${least} to ${most}, so the browser would smear the rest`,
    remedy: `write [${Math.max(first, Math.min(least, last))}, ${Math.min(last, Math.max(most, first))}]`,
  };
}

/** Findings of `brand.json`: files that are not the font, the weights or the characters that are said of them. */
export function fontFileFindings(
  { fonts }: BrandConfig,
  files: ReadonlyMap<string, FontFile>,
  isUsed: (family: string) => boolean,
): FieldFinding[] {
  return fonts.flatMap((entry, at) => {
    const font = files.get(entry.file);
    // A font that no text uses is told as that.
    const finding = font && isUsed(entry.family) ? entryFinding(entry, at, font, fonts) : undefined;
    return finding === undefined ? [] : [finding];
  });
}

/** The files of what headings and the brand's name are set in, first the one for all signs; none: a font of the system. */
export function headingFonts(
  { fonts }: BrandConfig,
  tokens: ThemeTokens,
  files: ReadonlyMap<string, FontFile>,
): FontFile[] {
  const token = tokens.get('type.family.display');
  const family = token?.type === 'fontFamily' ? token.value[0] : undefined;
  const own = fonts.filter((font) => font.family === family);
  return own
    .toSorted((one, other) => Number(one.range !== undefined) - Number(other.range !== undefined))
    .flatMap(({ file }) => files.get(file) ?? []);
}
