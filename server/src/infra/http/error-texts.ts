import type { ErrorCode, Locale } from '@livery/contract';
import { type ErrorTextId, errorRowOf, textOf } from '@livery/contract/catalogue';
import { ERROR_TEXTS } from '@livery/contract/error-texts';

/** Codes that the catalogue does not map: the client has its own texts for these, other callers read them here. */
const UNMAPPED: { readonly [Code in ErrorCode]?: ErrorTextId } = {
  'api.unknown': 'error.unknown',
  'api.db_unknown': 'error.unknown',
  'api.guest_quota': 'error.guest_quota',
};

/** `message` of a failure: the catalogue's text of the code at this call (`METHOD /path`; `''` outside one). */
export const errorMessage = (
  call: string,
  code: ErrorCode,
  locale: Locale,
  params: Record<string, string | number> = {},
): string => {
  const row = errorRowOf(call, code);
  const text = row ? textOf(row, params) : (UNMAPPED[code] ?? 'error.unknown');
  return ERROR_TEXTS[locale][text].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
};
