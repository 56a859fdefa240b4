import type { EventMap, Group, Message } from '@livery/contract';

const PAUSE = 400;
/** So many marks that were sent are known again when they are told. */
const MOST_SENT = 10;

/** The page is in sight, and it is the one that the person is at. */
export const isAttended = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

export interface SeenPort {
  me(): string;
  group(id: string): Group | undefined;
  view(id: string, messageId: string): Promise<void>;
}

/** The furthest message seen, sent or about to be. */
interface PendingMark {
  messageId: string;
  seq: number;
  /** Undefined once it was sent. */
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Sends read marks of conversations: once a burst, never backwards, never for one's own messages. */
export class SeenMarks {
  readonly #port: SeenPort;
  readonly #pending = new Map<string, PendingMark>();
  /** The last marks that were sent, by conversation. */
  readonly #sent = new Map<string, readonly string[]>();
  /** Conversations whose foot is shown. */
  readonly #shown = new Set<string>();

  constructor(port: SeenPort) {
    this.#port = port;
  }

  /**
   * A conversation is before the person's eyes: `newest` is the newest message of somebody else at or above what is in sight.
   * Ids of one instant do not follow the order of the conversation, so `seqOf` returns where the marked one stands.
   */
  see(groupId: string, newest: Message | undefined, seqOf: (id: string | null) => number): void {
    const seenSeq = seqOf(this.#port.group(groupId)?.last_viewed ?? null);
    const pending = this.#pending.get(groupId);
    if (!newest || newest.seq <= Math.max(seenSeq, pending?.seq ?? 0)) return;
    // A stream without a pause is marked too: what waits goes out with the newest one.
    const timer = pending?.timer ?? setTimeout(() => void this.#send(groupId), PAUSE);
    this.#pending.set(groupId, { messageId: newest.id, seq: newest.seq, timer });
  }

  /** The foot of a conversation is shown from now on; returns how to end that. */
  show(groupId: string): () => void {
    this.#shown.add(groupId);
    return () => this.#shown.delete(groupId);
  }

  /** Whether what arrives in a conversation is in sight. */
  isLooking(groupId: string): boolean {
    return this.#shown.has(groupId) && isAttended();
  }

  /** Whether a view is the person's own, and not what this device has just sent. */
  isFromElsewhere({ group_id, user_id, last_viewed }: EventMap['group.viewed']): boolean {
    return user_id === this.#port.me() && this.#sent.get(group_id)?.includes(last_viewed) !== true;
  }

  stop(): void {
    for (const { timer } of this.#pending.values()) clearTimeout(timer);
    this.#pending.clear();
  }

  async #send(groupId: string): Promise<void> {
    const mark = this.#pending.get(groupId);
    if (!mark) return;
    mark.timer = undefined;
    this.#sent.set(groupId, [...(this.#sent.get(groupId) ?? []), mark.messageId].slice(-MOST_SENT));
    try {
      await this.#port.view(groupId, mark.messageId);
    } catch {
      // Sent again when the conversation is seen again.
      if (this.#pending.get(groupId) === mark) this.#pending.delete(groupId);
    }
  }
}
