import type { Change, Draft } from './draft.ts';

/** What the sections of the studio share. */
export interface Editing {
  readonly draft: Draft;
  /** Makes a change; returns why it cannot be made, or nothing. Changes with one key are one step back. */
  take: (change: Change, key?: string) => string | undefined;
  /** Gives a token another `$value`. */
  setToken: (path: string, value: unknown) => string | undefined;
  /** Gives a field of `brand.json` another value. */
  setField: (path: string, value: unknown) => string | undefined;
}
