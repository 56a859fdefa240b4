import type { ErrorCode, Locale } from '@livery/contract';
import { type ErrorTextId, errorRowOf, textOf } from '@livery/contract/catalogue';
import { ERROR_TEXTS } from '@livery/contract/error-texts';
import { brandText, type Speaker } from '../../brand/brand.text.ts';
import { followsRules } from '../../brand/override.ts';

/** Codes that the catalogue does not map: the client has its own texts for these, other callers read them here. */
const UNMAPPED: { readonly [Code in ErrorCode]?: ErrorTextId } = {
  'api.unknown': 'error.unknown',
  'api.db_unknown': 'error.unknown',
  'api.guest_quota': 'error.guest_quota',
};

/** Where nobody knows a brand. */
const PRODUCT: Speaker = { messages: new Map(), glossaries: new Map() };

/** As clients of the brand say it; what a brand counts in a text of its own only they can. */
const said = (brand: Speaker, locale: Locale, id: ErrorTextId): string => {
  const text = brandText(brand, ERROR_TEXTS, locale, id);
  return followsRules(text) ? brandText({ ...brand, messages: new Map() }, ERROR_TEXTS, locale, id) : text;
};

/** `message` of a failure: the catalogue's text of the code at this call (`METHOD /path`; `''` outside one). */
export const errorMessage = (
  call: string,
  code: ErrorCode,
  { locale, brand = PRODUCT }: { locale: Locale; brand?: Speaker | undefined },
  params: Record<string, string | number> = {},
): string => {
  const row = errorRowOf(call, code);
  const text = row ? textOf(row, params) : (UNMAPPED[code] ?? 'error.unknown');
  return said(brand, locale, text).replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
};
