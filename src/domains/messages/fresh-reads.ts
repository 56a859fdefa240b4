import type { Message } from '@livery/contract';

/** So often a page is read while events change what is in it. */
const MOST_TRIES = 4;

/** Readings that events overtake are repeated: a response may be older than an event that came while it was on its way. */
export class FreshReads {
  #clock = 0;
  /** When events may have been missed. */
  #invalidatedAt = 0;
  /** When an event changed a message, by its id, while something is being read. */
  readonly #changedAt = new Map<string, number>();
  #readings = 0;

  /** An event changed a message. */
  change(id: string): void {
    if (this.#readings === 0) return;
    this.#clock += 1;
    this.#changedAt.set(id, this.#clock);
  }

  /** Events were missed. */
  invalidate(): void {
    this.#clock += 1;
    this.#invalidatedAt = this.#clock;
  }

  /** What `read` returns, once nothing has overtaken it. Rejects as it does. */
  async of(read: () => Promise<Message[]>): Promise<Message[]> {
    this.#readings += 1;
    try {
      for (let tries = 1; ; tries += 1) {
        const asked = this.#clock;
        const list = await read();
        if (tries === MOST_TRIES || !this.#isOvertaken(list, asked)) return list;
      }
    } finally {
      this.#readings -= 1;
      if (this.#readings === 0) this.#changedAt.clear();
    }
  }

  #isOvertaken(list: readonly Message[], asked: number): boolean {
    const isStale = (id: string | undefined) => id !== undefined && (this.#changedAt.get(id) ?? 0) > asked;
    return this.#invalidatedAt > asked || list.some(({ id, thread }) => isStale(id) || isStale(thread?.id));
  }
}
