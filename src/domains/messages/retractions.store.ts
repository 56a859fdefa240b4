import type { Message } from '@livery/contract';
import { onPageHidden } from '../../lib/page-hidden.ts';
import { retracted } from './message.model.ts';

/** How long a retraction can be undone. Milliseconds. */
export const UNDO = 5_000;

export interface RetractionsPort {
  me(): string;
  /** Shows another version of a known message. */
  revise(message: Message): void;
  /** Tells the server, also when the page is being left. Throws when it refuses. */
  send(message: Message): Promise<void>;
  /** Offers to undo; returns how to take the offer back. */
  offer(count: number, undo: () => void): () => void;
  onFailure(error: unknown): void;
}

/**
 * Messages that are being retracted: gone at once from the screen, five seconds later from the conversation, or at once when
 * the page is hidden or more are retracted. A refusal brings them back.
 */
export class Retractions {
  readonly #port: RetractionsPort;
  readonly #unwatch: () => void;
  #pending: readonly Message[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #endOffer: (() => void) | undefined;

  constructor(port: RetractionsPort) {
    this.#port = port;
    this.#unwatch = onPageHidden(() => this.send());
  }

  take(messages: readonly Message[]): void {
    this.send();
    this.#pending = messages;
    for (const message of messages) this.#port.revise(retracted(message, this.#port.me()));
    this.#endOffer = this.#port.offer(messages.length, () => this.undo());
    this.#timer = setTimeout(() => this.send(), UNDO);
  }

  undo(): void {
    for (const message of this.#end()) this.#port.revise(message);
  }

  /** The time to undo is over. */
  send(): void {
    for (const message of this.#end()) void this.#sendOne(message);
  }

  /** Somebody else retracted it first. */
  forget(id: string): void {
    this.#pending = this.#pending.filter((message) => message.id !== id);
  }

  stop(): void {
    this.send();
    this.#unwatch();
  }

  #end(): readonly Message[] {
    clearTimeout(this.#timer);
    this.#endOffer?.();
    this.#endOffer = undefined;
    const pending = this.#pending;
    this.#pending = [];
    return pending;
  }

  async #sendOne(message: Message): Promise<void> {
    try {
      await this.#port.send(message);
    } catch (error) {
      this.#port.revise(message);
      this.#port.onFailure(error);
    }
  }
}
