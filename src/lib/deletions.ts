import { onPageHidden } from './page-hidden.ts';

/** How long a deletion can be undone. Milliseconds. */
export const UNDO = 5_000;

export interface DeletionsPort<Item> {
  /** Takes it from the screen. */
  hide(item: Item): void;
  /** Puts it back as it was. */
  restore(item: Item): void;
  /** Tells the server, also when the page is being left. Throws when it refuses. */
  send(item: Item): Promise<void>;
  /** Offers to undo; returns how to take the offer back. */
  offer(count: number, undo: () => void): () => void;
  onFailure(error: unknown): void;
}

/**
 * What is being deleted: gone at once from the screen, five seconds later from the server, or at once when the page is hidden
 * or more is deleted. A refusal brings it back.
 */
export class Deletions<Item extends { readonly id: string }> {
  readonly #port: DeletionsPort<Item>;
  readonly #unwatch: () => void;
  #pending: readonly Item[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #endOffer: (() => void) | undefined;

  constructor(port: DeletionsPort<Item>) {
    this.#port = port;
    this.#unwatch = onPageHidden(() => this.send());
  }

  take(items: readonly Item[]): void {
    this.send();
    this.#pending = items;
    for (const item of items) this.#port.hide(item);
    this.#endOffer = this.#port.offer(items.length, () => this.undo());
    this.#timer = setTimeout(() => this.send(), UNDO);
  }

  undo(): void {
    for (const item of this.#end()) this.#port.restore(item);
  }

  /** The time to undo is over. */
  send(): void {
    for (const item of this.#end()) void this.#sendOne(item);
  }

  /** Somebody else deleted it first. */
  forget(id: string): void {
    this.#pending = this.#pending.filter((item) => item.id !== id);
  }

  stop(): void {
    this.send();
    this.#unwatch();
  }

  #end(): readonly Item[] {
    clearTimeout(this.#timer);
    this.#endOffer?.();
    this.#endOffer = undefined;
    const pending = this.#pending;
    this.#pending = [];
    return pending;
  }

  async #sendOne(item: Item): Promise<void> {
    try {
      await this.#port.send(item);
    } catch (error) {
      this.#port.restore(item);
      this.#port.onFailure(error);
    }
  }
}
