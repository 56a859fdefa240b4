import type { CallName } from '../calls.ts';
import type { ErrorCode } from '../errors.ts';
import { accountsErrors } from './accounts.ts';
import { generalErrors } from './general.ts';
import { groupsErrors } from './groups.ts';
import { type ErrorRow, type ErrorRows, joined, type RowsByCode } from './row.ts';
import { socialErrors } from './social.ts';
import { walletErrors } from './wallet.ts';

export const DOMAIN_ERRORS: readonly ErrorRows[] = [
  accountsErrors,
  groupsErrors,
  socialErrors,
  walletErrors,
  generalErrors,
];

const calls = joined(...DOMAIN_ERRORS.map((rows) => rows.calls));
const everywhere: RowsByCode = Object.assign({}, ...DOMAIN_ERRORS.map((rows) => rows.everywhere));

/**
 * What a code means at a call (product.md section 8): the call's own row, or the one that counts everywhere. Undefined for
 * what section 8 does not map.
 */
export const errorRowOf = (call: string, code: string): ErrorRow | undefined =>
  calls[call as CallName]?.[code as ErrorCode] ?? everywhere[code as ErrorCode];

/** The text of a row; `unnamed` where the failure does not carry the word. */
export const textOf = ({ text, unnamed }: ErrorRow, params: object) =>
  unnamed && !('word' in params) ? unnamed : text;
