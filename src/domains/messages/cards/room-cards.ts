import type { Message } from '@livery/contract';
import { PAGE, type RoomHistory } from '../room-history.ts';
import { isCard } from './card.model.ts';

/**
 * What cards of a conversation show. Events bring them bare, because each reader sees their own, and an event
 * that something became of a post says no more: a card is asked for when it arrives, then, and when its conversation is opened again
 * (decision 0078).
 */
export class RoomCards {
  readonly #history: RoomHistory;
  /** Seqs of the cards to read. */
  readonly #wanted = new Set<number>();
  #reading: Promise<void> | undefined;

  constructor(history: RoomHistory) {
    this.#history = history;
  }

  /** Asks for what those of them that are cards show; what stands within one page is one call. Never rejects. */
  read(messages: readonly Message[]): void {
    for (const message of messages) if (isCard(message)) this.#wanted.add(message.seq);
    if (this.#wanted.size > 0) this.#reading ??= this.#readAll();
  }

  /** Asks again for what the known ones show; only for those of one post or person, where it is named. */
  refresh(targetId?: string): void {
    const isMeant = (message: Message) => targetId === undefined || message.target_id === targetId;
    this.read(this.#history.known.where((message) => isCard(message) && isMeant(message)));
  }

  async #readAll(): Promise<void> {
    // What one frame brings is asked for together.
    await Promise.resolve();
    while (this.#wanted.size > 0) await this.#readPage();
    this.#reading = undefined;
  }

  /** When it fails they stay as they are until the conversation is opened again. */
  async #readPage(): Promise<void> {
    const from = Math.min(...this.#wanted);
    const page = [...this.#wanted].filter((seq) => seq < from + PAGE);
    for (const seq of page) this.#wanted.delete(seq);
    await this.#history.readRange({ from, to: Math.max(...page) }).catch(() => undefined);
  }
}
