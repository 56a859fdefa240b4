import type { ErrorCode } from '@livery/contract';
import type { Display } from '@livery/contract/catalogue';

/** One pair of product.md section 8, written from the specification and not from the table that it judges. */
export interface Pair {
  /** The row of section 8, in its words. */
  condition: string;
  code: ErrorCode | (string & {});
  path: string;
  params?: Record<string, string>;
  display: Display;
  'zh-CN': string;
  en: string;
}

type Case = readonly [code: Pair['code'], path: string, display: Display, chinese: string, english: string];

/** The pairs of one row. */
export const row = (condition: string, ...cases: Case[]): Pair[] =>
  cases.map(([code, path, display, chinese, en]) => ({
    condition,
    code,
    path,
    display,
    'zh-CN': chinese,
    en,
    ...(code === 'api.block_word' && { params: { word: 'spam' } }),
  }));
