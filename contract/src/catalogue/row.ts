import type { CallName } from '../calls.ts';
import type { ErrorCode } from '../errors.ts';
import type texts from './texts.zh-CN.json';

/** How a failure is shown (product.md section 8); `pass`: the screen that called shows it in its place. */
export const DISPLAYS = ['toast', 'alert', 'dialog', 'pass'] as const;
export type Display = (typeof DISPLAYS)[number];

/** A text of `texts.<locale>.json`. */
export type ErrorTextId = keyof typeof texts;

export interface ErrorRow {
  readonly display: Display;
  readonly text: ErrorTextId;
  /** Used instead when `params` lacks the word that `text` names. */
  readonly unnamed?: ErrorTextId;
}

type Row<D extends Display> = (text: ErrorTextId, unnamed?: ErrorTextId) => ErrorRow & { display: D };

const shownAs =
  <D extends Display>(display: D): Row<D> =>
  (text, unnamed) => ({ display, text, ...(unnamed && { unnamed }) });

export const toast = shownAs('toast');
export const alert = shownAs('alert');
export const dialog = shownAs('dialog');
export const pass = shownAs('pass');

export type RowsByCode = { readonly [Code in ErrorCode]?: ErrorRow };
export type RowsByCall = { readonly [Call in CallName]?: RowsByCode };

/** The rows of one domain: what a code means at any call, and what it means at particular calls. */
export interface ErrorRows {
  readonly everywhere: RowsByCode;
  readonly calls: RowsByCall;
}

/** The same rows for several calls. */
export const at = (calls: readonly CallName[], rows: RowsByCode): RowsByCall =>
  Object.fromEntries(calls.map((call) => [call, rows]));

/** Rows of several lists of calls; a call that stands in two has both. */
export const joined = (...lists: readonly RowsByCall[]): RowsByCall => {
  const all: { [Call in CallName]?: RowsByCode } = {};
  for (const list of lists) {
    for (const [call, rows] of Object.entries(list) as [CallName, RowsByCode][]) {
      all[call] = { ...all[call], ...rows };
    }
  }
  return all;
};

/** Rows for unknown errors, whose only information is the call. */
export const unknownAt = (calls: readonly CallName[], text: ErrorTextId): RowsByCall =>
  at(calls, { 'api.unknown': toast(text), 'api.db_unknown': toast(text) });
