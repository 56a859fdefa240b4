import type { MessageId } from '../intl/ids.ts';

/** How a failure is shown (product.md section 8); `pass`: the screen that called shows it in its place. */
export type Display = 'toast' | 'alert' | 'dialog' | 'pass';

export interface Explanation {
  display: Display;
  text: MessageId;
  values: Record<string, string | number>;
}

export interface CatalogueRow {
  code: string;
  /** Where this row counts; everywhere without. The first row that fits wins. */
  path?: RegExp;
  display: Display;
  text: MessageId;
}
