import type { ThemeTokens } from '@livery/design-system/theme';
import type { FieldFinding } from '../brand.schema.check.ts';
import type { BrandConfig } from '../brand.schema.ts';

/** Fonts that come with a system, or generic names: no file is needed. */
const SYSTEM_FONTS = new Set(
  (
    'serif|sans-serif|monospace|cursive|system-ui|ui-monospace|ui-serif|ui-sans-serif|ui-rounded|PingFang SC|' +
    'PingFang TC|Hiragino Sans GB|Heiti SC|Songti SC|STSong|Kaiti SC|Microsoft YaHei|SimSun|SimHei|KaiTi|' +
    'Noto Sans SC|Noto Serif SC|Noto Sans CJK SC|Noto Serif CJK SC|Source Han Sans SC|Source Han Serif SC|Inter|' +
    'Georgia|Times New Roman|Helvetica Neue|Helvetica|Arial|Verdana|Segoe UI|Roboto|SF Pro Text|Nirmala UI|' +
    'Kohinoor Devanagari|Noto Sans Devanagari|SFMono-Regular|Menlo|Monaco|Consolas|Courier New'
  ).split('|'),
);

/** Which weights are set in which family. */
const WEIGHTS = {
  body: ['regular', 'medium', 'strong'],
  display: ['display'],
  numeric: ['numeric'],
  mono: [],
} as const;

type Role = keyof typeof WEIGHTS;
const ROLES = Object.keys(WEIGHTS) as Role[];

function families(tokens: ThemeTokens, role: Role): readonly string[] {
  const token = tokens.get(`type.family.${role}`);
  return token?.type === 'fontFamily' ? token.value : [];
}

function weightFindings(config: BrandConfig, tokens: ThemeTokens, role: Role): FieldFinding[] {
  const [family] = families(tokens, role);
  const files = config.fonts.filter((font) => font.family === family && font.range === undefined);
  if (files.length === 0) return [];
  return WEIGHTS[role].flatMap((name) => {
    const token = tokens.get(`type.weight.${name}`);
    const weight = token?.type === 'fontWeight' ? token.value : 400;
    if (files.some(({ weight: [least = 400, most = 400] }) => weight >= least && weight <= most)) return [];
    const [least = 400, most = 400] = files[0]?.weight ?? [];
    const nearest = Math.min(most, Math.max(least, weight));
    const why = `no file of ${family} has the weight ${weight}, so the browser would smear another`;
    return [{ field: `type.weight.${name}`, why, remedy: `write ${nearest}, or add a file that has it` }];
  });
}

/** Findings of `tokens.json`: families without a file, weights that no file has. */
export function familyFindings(config: BrandConfig, tokens: ThemeTokens): FieldFinding[] {
  const own = new Set(config.fonts.map(({ family }) => family));
  const missing = ROLES.flatMap((role) =>
    families(tokens, role)
      .filter((family) => !own.has(family) && !SYSTEM_FONTS.has(family))
      .map((family) => ({
        field: `type.family.${role}`,
        why: `"${family}" has no file and comes with no system, so another font would show`,
        remedy: 'list its woff2 file under fonts in brand.json, or take the name out',
      })),
  );
  return [...missing, ...ROLES.flatMap((role) => weightFindings(config, tokens, role))];
}

/** Families that some text is set in. */
export const usedFamilies = (tokens: ThemeTokens): ReadonlySet<string> =>
  new Set(ROLES.flatMap((role) => families(tokens, role)));

/** Findings of `brand.json`: fonts that no text uses. */
export function unusedFontFindings(config: BrandConfig, tokens: ThemeTokens): FieldFinding[] {
  const used = usedFamilies(tokens);
  return config.fonts.flatMap(({ family }, at) =>
    used.has(family)
      ? []
      : [
          {
            field: `fonts[${at}].family`,
            why: `no text is set in "${family}", so the file is there for nothing`,
            remedy: 'remove it, or name the family in type.family of tokens.json',
          },
        ],
  );
}
