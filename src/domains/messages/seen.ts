import type { Group, Message } from '@livery/contract';

const PAUSE = 400;

export interface SeenPort {
  me(): string;
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

  /** `messages` are before the person's eyes, the newest at the end. */
  see(groupId: string, messages: readonly Message[]): void {
    const newest = messages.findLast(({ user_id }) => user_id !== this.#port.me());
    const mark = this.#port.group(groupId)?.last_viewed;
    // Ids of one instant do not follow the order of the conversation; its sequence does.
    const seenSeq = messages.find(({ id }) => id === mark)?.seq ?? 0;
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
