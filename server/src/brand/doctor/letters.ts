import { LOCALES } from '@livery/contract';
import type { FieldFinding } from '../brand.schema.check.ts';
import type { BrandConfig } from '../brand.schema.ts';
import type { FontFile } from '../font-file.ts';
import { LATIN } from '../latin.ts';

const isLatin = new RegExp(LATIN, 'u');

/** The same in letters without marks. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Names of the brand in Latin letters of which its own typeface has not all: others would stand in among them. */
export function letterFindings({ title }: BrandConfig, fonts: readonly FontFile[]): FieldFinding[] {
  // One of the system, or one that is no font for words: that is told as such.
  if (fonts[0]?.widthOf('a'.charCodeAt(0)) === undefined) return [];
  const lacks = (text: string) =>
    [...new Set(text.normalize('NFC'))].filter(
      (letter) =>
        letter.trim() !== '' &&
        fonts.every(({ widthOf }) => widthOf(letter.codePointAt(0) ?? 0) === undefined),
    );
  return LOCALES.flatMap((locale) => {
    const text = title[locale];
    if (text === undefined || !isLatin.test(text)) return [];
    const lacking = lacks(text);
    if (lacking.length === 0) return [];
    const short = plain(text);
    const isMended = lacks(short).length === 0;
    const bring = 'bring a font that has them';
    return [
      {
        field: `title.${locale}`,
        why: `its typeface has no ${lacking.join(' ')}, so letters of another would stand among its own`,
        remedy: isMended ? `write "${short}", or ${bring}` : bring,
        ...(isMended && { suggestion: short }),
      },
    ];
  });
}
