import type { Readable } from 'node:stream';

export interface StoredObject {
  size: number;
  contentType: string;
  /** Reads bytes `start` to `end`, both included; all without a range. */
  read(range?: { start: number; end: number }): Readable;
}

export interface PostTarget {
  /** Where a form post with `form_data` and a last field `file` goes. */
  url: string;
  form_data: Record<string, string>;
}

/**
 * Objects of all brands. Keys are paths of letters, digits, `-`, `_`, `.` and `/`, and always begin with the brand.
 * On a local start the server itself is the store; signed addresses carry their expiry and cannot be widened.
 */
export interface ObjectStore {
  put(key: string, body: Readable | Buffer, contentType: string): Promise<{ size: number }>;
  get(key: string): Promise<StoredObject | undefined>;
  remove(key: string): Promise<void>;
  /** A same-origin address that reads `key` until it expires. `lifetime` in seconds. */
  signedUrl(key: string, lifetime: number): string;
  /** A same-origin form post that may write `key` once, at most `maxBytes`, of `contentTypes`. */
  signedPost(
    key: string,
    rules: { maxBytes: number; contentTypes: readonly string[]; lifetime: number },
  ): PostTarget;
}
