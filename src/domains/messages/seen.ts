import type { Group, Message } from '@livery/contract';

const PAUSE = 400;

export interface SeenPort {
  group(id: string): Group | undefined;
  view(id: string, messageId: string): Promise<void>;
}

interface Telling {
  messageId: string;
  timer: ReturnType<typeof setTimeout>;
}

/** Tells the server how far conversations were read: once a burst, never backwards, never about one's own words. */
export class SeenMarks {
  readonly #port: SeenPort;
  readonly #tellings = new Map<string, Telling>();

  constructor(port: SeenPort) {
    this.#port = port;
  }

  /**
   * The foot of a conversation is before the person's eyes: `newest` is the newest message of somebody else. Ids of
   * one instant do not follow the order of the conversation, so `placeOf` returns the place of the marked one.
   */
  see(groupId: string, newest: Message | undefined, placeOf: (id: string | null) => number): void {
    const seenSeq = placeOf(this.#port.group(groupId)?.last_viewed ?? null);
    const telling = this.#tellings.get(groupId);
    if (!newest || newest.seq <= seenSeq || newest.id === telling?.messageId) return;
    clearTimeout(telling?.timer);
    const timer = setTimeout(() => void this.#tell(groupId, newest.id), PAUSE);
    this.#tellings.set(groupId, { messageId: newest.id, timer });
  }

  stop(): void {
    for (const { timer } of this.#tellings.values()) clearTimeout(timer);
    this.#tellings.clear();
  }

  async #tell(groupId: string, messageId: string): Promise<void> {
    try {
      await this.#port.view(groupId, messageId);
    } catch {
      // Told again when the conversation is seen again.
      if (this.#tellings.get(groupId)?.messageId === messageId) this.#tellings.delete(groupId);
    }
  }
}
