import type { Readable } from 'node:stream';

export interface StoredObject {
  /** Bytes. */
  size: number;
  contentType: string;
  modifiedAt: Date;
  /** Strong entity tag, quotes included. */
  etag: string;
  /** Reads all of it, where that costs less memory than `read`: each chunk is gone when the next is asked for. */
  chunks?(): AsyncIterable<Buffer>;
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
  /** Neither more nor less than `maxBytes`; of a `PUT`. */
  isExact?: boolean | undefined;
  contentTypes: readonly string[];
  /** Seconds. */
  lifetime: number;
}

/**
 * Where objects of all brands are kept: a folder, or a bucket. Keys are paths of letters, digits, `-`, `_`, `.` and `/`, and
 * always begin with the brand; what stands under `<brand>/public/` may be read by anyone. The extension of a key is that
 * of its content type.
 */
export interface ObjectStore {
  /**
   * Makes an object of a file of this machine, which may be gone afterwards. In one step: readers see the old, the new, or
   * nothing, never a part.
   * @throws api.data_exists when it is to be kept `once` and is there
   */
  keep(key: string, file: string, options?: { once?: boolean }): Promise<void>;
  /** Undefined also for a key that no store would accept. */
  get(key: string): Promise<StoredObject | undefined>;
  remove(key: string): Promise<void>;
  /** Keys of all objects of a brand, in no order. What comes or goes meanwhile may be among them, or not. */
  list(brand: string): AsyncIterable<string>;
  /** A form post that may write `key`, under `rules`. */
  signedPost(key: string, rules: PostRules): Promise<PostTarget>;
  /** An address that takes a `PUT` of `key`, under `rules`. */
  signedPut(key: string, rules: PostRules): Promise<string>;
  /**
   * Where a file has to be sent that is to become `key`: that place itself where each is looked into on its way; else one
   * that nobody reads from, until it is looked into there.
   */
  arrivalOf(key: string): string;
}

export interface ReceivedObject {
  key: string;
  size: number;
  /** What the content is, whatever its name says. */
  contentType: string;
}

/** What stands beside an object, and goes with it. */
export interface SideObject {
  key: string;
  bytes: Buffer;
}

/** Works over a file before anybody can see it: its path, and what its content is. Returns what is to stand beside it. */
export type FinishFile = (draft: string, contentType: string) => Promise<readonly SideObject[]>;

/** What is done with a file on its way to becoming an object. */
export interface Handling {
  finish?: FinishFile | undefined;
  /** Once it is kept; an error of it takes a file back that was sent here. */
  note?(received: ReceivedObject): Promise<void>;
}
