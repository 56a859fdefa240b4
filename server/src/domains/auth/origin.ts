import type { Locale } from '@livery/contract';

/** Where a call comes from. */
export interface Origin {
  /** Of the caller, as limits count it. */
  address: string;
  locale: Locale;
  /** What the browser calls itself. */
  agent: string;
}
