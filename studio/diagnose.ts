import { boundFindings, contrastFindings } from '@livery/design-system/theme';
import { ruleFindings } from '../server/src/brand/brand.rules.ts';
import { configOf } from '../server/src/brand/brand.schema.ts';
import { familyFindings, unusedFontFindings } from '../server/src/brand/doctor/fonts.ts';
import { settingFindings } from '../server/src/brand/doctor/settings.ts';
import { type Change, type Draft, withToken } from './draft.ts';
import { colorFrom, colorValue } from './values.ts';

/** What the brand doctor says of a draft, as far as two files without their folder show it. */
export interface Complaint {
  readonly file: 'brand.json' | 'tokens.json';
  readonly field: string;
  readonly why: string;
  readonly remedy: string;
  /** `#rrggbb` that passes. */
  readonly suggestion?: string;
}

/** Findings of a draft, colours first. */
export function diagnose({ brand, tokens }: Draft): Complaint[] {
  const config = configOf(brand);
  const look = [...contrastFindings(tokens), ...boundFindings(tokens)];
  const inTokens = [
    ...look.map(({ path, ...finding }) => ({ field: path, ...finding })),
    ...familyFindings(config, tokens),
  ];
  const inBrand = [
    ...ruleFindings(config, config.id),
    ...settingFindings(config),
    ...unusedFontFindings(config, tokens),
  ];
  return [
    ...inTokens.map((finding): Complaint => ({ ...finding, file: 'tokens.json' })),
    // Only colours are one click away; what else could be written stands in the sentence.
    ...inBrand.map(({ field, why, remedy }): Complaint => ({ field, why, remedy, file: 'brand.json' })),
  ];
}

/** Writes the suggested colour; a complaint without one changes nothing. */
export function applied(draft: Draft, { field, suggestion = '' }: Complaint): Change {
  const color = colorFrom(suggestion);
  return color === undefined ? { status: 'made', draft } : withToken(draft, field, colorValue(color));
}
