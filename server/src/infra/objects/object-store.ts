import type { Readable } from 'node:stream';

export interface StoredObject {
  /** Bytes. */
  size: number;
  contentType: string;
  modifiedAt: Date;
  /** Strong entity tag, quotes included. */
  etag: string;
  /** Reads bytes `start` to `end`, both included; all without a range. */
  read(range?: { start: number; end: number }): Readable;
}

export interface PostTarget {
  /** Where a form post with `form_data` and a last field `file` goes. */
  url: string;
  form_data: Record<string, string>;
}

export interface PostRules {
  maxBytes: number;
  contentTypes: readonly string[];
  /** Seconds. */
  lifetime: number;
}

/**
 * Objects of all brands. Keys are paths of letters, digits, `-`, `_`, `.` and `/`, and always begin with the brand;
 * what stands under `<brand>/public/` may be read by anyone. The extension of a key is that of its content type.
 */
export interface ObjectStore {
  /** Replaces what was there, in one step: readers see the old or the new, never a part. */
  put(key: string, body: Readable | Buffer): Promise<{ size: number }>;
  /** Undefined also for a key that no store would accept. */
  get(key: string): Promise<StoredObject | undefined>;
  remove(key: string): Promise<void>;
  /** A same-origin address that reads `key` until it expires. `lifetime` in seconds. */
  signedUrl(key: string, lifetime: number): string;
  /** A same-origin form post that may write `key` once, under `rules`. */
  signedPost(key: string, rules: PostRules): PostTarget;
  /** A same-origin address that takes a `PUT` of `key` once, under `rules`. */
  signedPut(key: string, rules: PostRules): string;
}

export interface ReceivedObject {
  key: string;
  size: number;
  /** What the content is, whatever its name says. */
  contentType: string;
}

/** Works over a file before anybody can see it: its path, and what its content is. */
export type FinishFile = (draft: string, contentType: string) => Promise<void>;

/** A store whose signed addresses this server serves itself. */
export interface LocalObjectStore extends ObjectStore {
  /** Whether `signedUrl` made this address for this brand, and it has not expired. */
  verifyUrl(brand: string, path: string, query: { e?: unknown; s?: unknown }): boolean;
  /**
   * Takes a file that `signedPost` or `signedPut` of this brand allowed: `form` has its fields, or the query of its address. Nothing is kept of a refused one.
   * @throws api.forbidden, api.data_exists, api.too_large, api.unsupported_type, what `finish` throws
   */
  receive(
    brand: string,
    form: Record<string, string>,
    file: Readable,
    finish?: FinishFile,
  ): Promise<ReceivedObject>;
  /** Bytes that the disk still has room for. */
  freeSpace(): Promise<number>;
}
