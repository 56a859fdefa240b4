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
    const [least, most] = files[0]?.weight ?? [];
    const why = `no file of ${family} has the weight ${weight}: the browser would smear it`;
    return [{ field: `type.weight.${name}`, why, remedy: `write a weight from ${least} to ${most}` }];
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
        why: `"${family}" has no file and comes with no system`,
        remedy: 'add its woff2 under fonts in brand.json, or take it out of the list',
      })),
  );
  return [...missing, ...ROLES.flatMap((role) => weightFindings(config, tokens, role))];
}

/** Findings of `brand.json`: fonts that no text uses. */
export function unusedFontFindings(config: BrandConfig, tokens: ThemeTokens): FieldFinding[] {
  const used = new Set(ROLES.flatMap((role) => families(tokens, role)));
  return config.fonts.flatMap(({ family }, at) =>
    used.has(family)
      ? []
      : [
          {
            field: `fonts[${at}].family`,
            why: `no text is set in "${family}"`,
            remedy: 'remove the font, or name it in type.family of tokens.json',
          },
        ],
  );
}
