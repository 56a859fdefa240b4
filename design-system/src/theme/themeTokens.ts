import type { TokenValue } from './values.ts';

/** Parsed values of all tokens of the contract by full path, scheme segment included. */
export type ThemeTokens = ReadonlyMap<string, TokenValue>;

/** What is wrong with a token file, where, and what to do about it. */
export interface Finding {
  /** Path of the token or group, such as `color.light.text.primary`. */
  readonly path: string;
  readonly why: string;
  readonly remedy: string;
  /** A value that would do, where one can be worked out: `#4c5261`. */
  readonly suggestion?: string;
}
