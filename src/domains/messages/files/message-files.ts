import type { Message } from '@livery/contract';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { fileOf } from '../../../lib/http/file.ts';

/** A file of a message, in this tab. */
export interface OpenFile {
  /** For `src`. */
  url: string;
  /** In bytes. */
  size: number;
}

/** So many stay in memory; the one asked for longest ago goes first. */
const MOST_KEPT = 100;

type Named = Pick<Message, 'id' | 'group_id'>;

/** Files of messages. Members alone may read them, so they are fetched with the session's token and not by an address. */
export class MessageFiles {
  readonly #http: HttpCalls;
  /** By message, in the order of asking. */
  readonly #files = new Map<string, Promise<OpenFile>>();

  constructor(http: HttpCalls) {
    this.#http = http;
  }

  /** Fetches a file, once. Throws when the server refuses; then the next time asks again. */
  open(message: Named): Promise<OpenFile> {
    const { id } = message;
    const file = this.#files.get(id) ?? this.#fetch(message);
    this.#files.delete(id);
    this.#files.set(id, file);
    this.#forgetSurplus();
    return file;
  }

  /** The person has left: nothing of theirs stays in memory. */
  stop(): void {
    for (const id of this.#files.keys()) this.#forget(id);
  }

  async #fetch({ id, group_id }: Named): Promise<OpenFile> {
    try {
      const bytes = await fileOf(this.#http, 'GET /api/v1/groups/:id/files/:fileId', {
        params: { id: group_id, fileId: id },
        // The bubble says it in its place.
        claims: 'all',
      });
      return { url: URL.createObjectURL(bytes), size: bytes.size };
    } catch (error) {
      this.#files.delete(id);
      throw error;
    }
  }

  #forgetSurplus(): void {
    for (const id of this.#files.keys()) {
      if (this.#files.size <= MOST_KEPT) return;
      this.#forget(id);
    }
  }

  #forget(id: string): void {
    const file = this.#files.get(id);
    this.#files.delete(id);
    file?.then(({ url }) => URL.revokeObjectURL(url)).catch(() => undefined);
  }
}
