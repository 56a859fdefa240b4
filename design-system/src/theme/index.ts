export {
  contract,
  type Scheme,
  schemeTokens,
  sharedTokens,
  type TokenType,
  varName,
  vars,
} from './contract.ts';
export { contrastFindings, contrastRatio, type Judgement, judgeContrast } from './contrast.ts';
export { type FontFace, themeCss } from './themeCss.ts';
export { type Finding, type ParsedTokens, parseTokens, requiredTokens, type ThemeTokens } from './tokens.ts';
export { type Color, hexOf, isFamilyName } from './values.ts';
