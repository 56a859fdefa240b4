import type { ErrorCode } from '@livery/contract';
import type { MessageId } from '../intl/ids.ts';

/** How a failure is shown (product.md section 8); `pass`: the screen that called shows it in its place. */
export const DISPLAYS = ['toast', 'alert', 'dialog', 'pass'] as const;
export type Display = (typeof DISPLAYS)[number];

export interface Explanation {
  display: Display;
  text: MessageId;
  values: Record<string, string | number>;
}

export interface CatalogueRow {
  code: ErrorCode;
  /** Where this row counts; everywhere without. The first row that fits wins. */
  path?: RegExp;
  /** What the text names: without it in `params` the next row is looked at. */
  needs?: 'word';
  display: Display;
  text: MessageId;
}
