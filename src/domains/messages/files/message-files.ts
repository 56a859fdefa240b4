import type { ErrorCode, Message, PictureSize } from '@livery/contract';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { ApiFailure } from '../../../lib/http/failure.ts';
import { fileOf } from '../../../lib/http/file.ts';

/** A file of a message, in this tab. */
export interface OpenFile {
  /** For `src`. */
  url: string;
  bytes: Blob;
}

export interface FilePart {
  /** Of a video: its still. */
  part?: 'poster';
  /** A smaller drawing of a picture; one that is small anyway comes as it is. */
  size?: PictureSize;
}

/** So many stay in memory, and so many bytes of them; the one asked for longest ago goes first. */
const MOST_KEPT = 100;
const MOST_BYTES = 64 * 2 ** 20;
/** Larger than any picture, as a clip that is saved: of such one stays, for whoever presses again. */
const LARGE = 16 * 2 ** 20;

/** The file is kept no longer, or the person may not see it: a bubble says so in its place. */
export const GONE_CODES = [
  'api.media_expired',
  'api.not_found',
  'api.forbidden',
] as const satisfies readonly ErrorCode[];

/** Gone for good: expired, or nobody's to see any more. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiFailure && GONE_CODES.some((code) => code === error.code);

type Named = Pick<Message, 'id' | 'group_id'>;

const keyOf = ({ id }: Named, { part, size }: FilePart): string => `${id} ${part ?? ''} ${size ?? ''}`;

/** Files of messages. Members alone may read them, so they are fetched with the session's token and not by an address. */
export class MessageFiles {
  readonly #http: HttpCalls;
  /** By message and part, in the order of asking. */
  readonly #files = new Map<string, Promise<OpenFile>>();
  /** Bytes of those that have come. */
  readonly #sizes = new Map<string, number>();

  constructor(http: HttpCalls) {
    this.#http = http;
  }

  /** Fetches a file once. Rejects with `ApiFailure`, announced unless its code is one of `GONE_CODES`; the next call asks again. `onProgress`: the share that has come, 0–1, unless it was on its way already. */
  open(message: Named, part: FilePart = {}, onProgress?: (share: number) => void): Promise<OpenFile> {
    const key = keyOf(message, part);
    const file = this.#files.get(key) ?? this.#fetch(key, message, part, onProgress);
    this.#files.delete(key);
    this.#files.set(key, file);
    this.#forgetSurplus();
    return file;
  }

  /** A file that is here, or on its way. */
  known(message: Named, part: FilePart): Promise<OpenFile> | undefined {
    return this.#files.get(keyOf(message, part));
  }

  /** An address that a player reads in ranges, good for an hour. Rejects as `open` does. */
  async linkOf({ id, group_id }: Named): Promise<string> {
    const { url } = await this.#http.call('GET /api/v1/groups/:id/files/:fileId/link', {
      params: { id: group_id, fileId: id },
      claims: GONE_CODES,
    });
    return url;
  }

  /** The person has left: nothing of theirs stays in memory. */
  stop(): void {
    for (const key of this.#files.keys()) this.#forget(key);
  }

  async #fetch(
    key: string,
    { id, group_id }: Named,
    part: FilePart,
    onProgress?: (share: number) => void,
  ): Promise<OpenFile> {
    try {
      const bytes = await fileOf(this.#http, 'GET /api/v1/groups/:id/files/:fileId', {
        params: { id: group_id, fileId: id },
        ...(Object.keys(part).length > 0 && { query: part }),
        claims: GONE_CODES,
        ...(onProgress && { onProgress }),
      });
      if (this.#files.has(key)) this.#weigh(key, bytes.size);
      return { url: URL.createObjectURL(bytes), bytes };
    } catch (error) {
      this.#files.delete(key);
      throw error;
    }
  }

  #forgetSurplus(): void {
    for (const key of this.#files.keys()) {
      if (this.#files.size <= MOST_KEPT) return;
      this.#forget(key);
    }
  }

  /** What has just come stays, however much it is. */
  #weigh(key: string, size: number): void {
    const isLarge = (one: number) => one > LARGE;
    const others = [...this.#files.keys()].filter((one) => one !== key);
    this.#sizes.set(key, size);
    if (isLarge(size)) {
      for (const one of others) if (isLarge(this.#sizes.get(one) ?? 0)) this.#forget(one);
      return;
    }
    const kept = () => [...this.#sizes.values()].reduce((sum, one) => sum + (isLarge(one) ? 0 : one), 0);
    for (const one of others) {
      if (kept() <= MOST_BYTES) return;
      if (!isLarge(this.#sizes.get(one) ?? 0)) this.#forget(one);
    }
  }

  #forget(key: string): void {
    const file = this.#files.get(key);
    this.#files.delete(key);
    this.#sizes.delete(key);
    file?.then(({ url }) => URL.revokeObjectURL(url)).catch(() => undefined);
  }
}
