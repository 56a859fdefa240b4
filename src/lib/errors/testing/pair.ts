import type { ErrorCode } from '@livery/contract';
import type { CallName } from '@livery/contract/calls';
import type { Display } from '@livery/contract/catalogue';

/** One pair of product.md section 8, written from the specification and not from the table that it judges: section 8 names paths, section 7 their methods. */
export interface Pair {
  /** The row of section 8, in its words. */
  condition: string;
  code: ErrorCode | (string & {});
  call: CallName;
  params?: Record<string, string>;
  display: Display;
  'zh-CN': string;
  en: string;
}

type Case = readonly [code: Pair['code'], call: CallName, display: Display, chinese: string, english: string];

/** The pairs of one row. */
export const row = (condition: string, ...cases: Case[]): Pair[] =>
  cases.map(([code, call, display, chinese, en]) => ({
    condition,
    code,
    call,
    display,
    'zh-CN': chinese,
    en,
    ...(code === 'api.block_word' && { params: { word: 'spam' } }),
  }));
