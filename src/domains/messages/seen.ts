import type { Group, Message } from '@livery/contract';

const PAUSE = 400;

export interface SeenPort {
  group(id: string): Group | undefined;
  view(id: string, messageId: string): Promise<void>;
}

/** The furthest message seen, sent or about to be. */
interface PendingMark {
  messageId: string;
  /** Undefined once it was sent. */
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Sends how far conversations were read: once a burst, never backwards, never about one's own words. */
export class SeenMarks {
  readonly #port: SeenPort;
  readonly #pending = new Map<string, PendingMark>();

  constructor(port: SeenPort) {
    this.#port = port;
  }

  /**
   * The foot of a conversation is before the person's eyes: `newest` is the newest message of somebody else. Ids of
   * one instant do not follow the order of the conversation, so `placeOf` returns the place of the marked one.
   */
  see(groupId: string, newest: Message | undefined, placeOf: (id: string | null) => number): void {
    const seenSeq = placeOf(this.#port.group(groupId)?.last_viewed ?? null);
    const pending = this.#pending.get(groupId);
    if (!newest || newest.seq <= seenSeq || newest.id === pending?.messageId) return;
    // A stream without a pause is marked too: what waits goes out with the newest one.
    const timer = pending?.timer ?? setTimeout(() => void this.#send(groupId), PAUSE);
    this.#pending.set(groupId, { messageId: newest.id, timer });
  }

  stop(): void {
    for (const { timer } of this.#pending.values()) clearTimeout(timer);
    this.#pending.clear();
  }

  async #send(groupId: string): Promise<void> {
    const mark = this.#pending.get(groupId);
    if (!mark) return;
    mark.timer = undefined;
    try {
      await this.#port.view(groupId, mark.messageId);
    } catch {
      // Sent again when the conversation is seen again.
      if (this.#pending.get(groupId) === mark) this.#pending.delete(groupId);
    }
  }
}
