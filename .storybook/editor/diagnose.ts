import { contrastFindings } from '@livery/design-system/theme';
import { ruleFindings } from '../../server/src/brand/brand.rules.ts';
import { configOf } from '../../server/src/brand/brand.schema.ts';
import { familyFindings, unusedFontFindings } from '../../server/src/brand/doctor/fonts.ts';
import { settingFindings } from '../../server/src/brand/doctor/settings.ts';
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
  const contrast = contrastFindings(tokens).map(({ path, ...finding }) => ({ field: path, ...finding }));
  const inTokens = [...contrast, ...familyFindings(config, tokens)];
  const inBrand = [
    ...ruleFindings(config, config.id),
    ...settingFindings(config),
    ...unusedFontFindings(config, tokens),
  ];
  return [
    ...inTokens.map((finding): Complaint => ({ ...finding, file: 'tokens.json' })),
    ...inBrand.map((finding): Complaint => ({ ...finding, file: 'brand.json' })),
  ];
}

/** Writes the suggested colour; a complaint without one changes nothing. */
export function applied(draft: Draft, { field, suggestion = '' }: Complaint): Change {
  const color = colorFrom(suggestion);
  return color === undefined ? { status: 'made', draft } : withToken(draft, field, colorValue(color));
}
