import type { CallOptions } from './http/call.ts';
import { onLeaving } from './leaving.ts';
import { onPageHidden } from './page-hidden.ts';

/** How long a deletion can be undone. Milliseconds. */
export const UNDO = 5_000;

/** How the call of a deletion travels. */
export type SendOptions = Pick<CallOptions, 'token' | 'background' | 'keepalive'>;

export interface DeletionsPort<Item> {
  /** Takes it from the screen. */
  hide(item: Item): void;
  /** Puts it back as it was. */
  restore(item: Item): void;
  /** Tells the server, also when the page or the account is being left. Throws when it refuses. */
  send(item: Item, options: SendOptions): Promise<void>;
  /** Offers to undo; returns how to take the offer back. */
  offer(count: number, undo: () => void): () => void;
  onFailure(error: unknown): void;
}

const SENT: SendOptions = { keepalive: true };

/**
 * What is being deleted: gone at once from the screen, five seconds later from the server, or at once when the page is hidden
 * or more is deleted. A refusal brings it back, but never to whoever is there after the account has left.
 */
export class Deletions<Item extends { readonly id: string }> {
  readonly #port: DeletionsPort<Item>;
  readonly #stops: readonly (() => void)[];
  #pending: readonly Item[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #endOffer: (() => void) | undefined;
  /** Accounts that have left. */
  #left = 0;

  constructor(port: DeletionsPort<Item>) {
    this.#port = port;
    this.#stops = [onPageHidden(() => this.send()), onLeaving((token) => this.#leave(token))];
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
    for (const end of this.#stops) end();
  }

  #end(): readonly Item[] {
    clearTimeout(this.#timer);
    this.#endOffer?.();
    this.#endOffer = undefined;
    const pending = this.#pending;
    this.#pending = [];
    return pending;
  }

  #leave(token: string | undefined): Promise<unknown> | undefined {
    const pending = this.#end();
    this.#left += 1;
    if (token === undefined) return undefined;
    const options = { ...SENT, token, background: true } as const;
    return Promise.allSettled(pending.map((item) => this.#port.send(item, options)));
  }

  async #sendOne(item: Item): Promise<void> {
    const left = this.#left;
    try {
      await this.#port.send(item, SENT);
    } catch (error) {
      if (left !== this.#left) return;
      this.#port.restore(item);
      this.#port.onFailure(error);
    }
  }
}
