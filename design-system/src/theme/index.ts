export { boundFindings, withinBounds } from './bounds.ts';
export {
  contract,
  optionalColors,
  type Scheme,
  schemeTokens,
  sharedTokens,
  type TokenType,
  varName,
  vars,
} from './contract.ts';
export { contrastFindings } from './contrast.findings.ts';
export { colorPath, type Judgement, judgeContrast, SCHEMES } from './contrast.ts';
export { deriveColors, isDerived } from './derive.ts';
export { KEY_COLORS, type KeyColor, keyColorsAround } from './keyColors.ts';
export { nearestLightness } from './nearest.ts';
export { colorOf, type Oklch, oklchOf } from './oklch.ts';
export { contrastRatio } from './srgb.ts';
export type { FontMetrics } from './standIns.ts';
export { cssValue, type FontFace, themeCss } from './themeCss.ts';
export type { Finding, ThemeTokens } from './themeTokens.ts';
export { optionalTokens, type ParsedTokens, parseTokens, requiredTokens } from './tokens.ts';
export { type Color, hexOf, isFamilyName, type ShadowLayer } from './values.ts';
export { veilOver } from './veil.ts';
