import { type EventMap, LIMITS } from '@livery/contract';
import { makeAutoObservable, observable } from 'mobx';

/** Whether somebody is here, else when they last were; neither, where that is not known. */
export interface Presence {
  isOnline: boolean;
  seenAt: string | null;
}

const UNKNOWN: Presence = { isOnline: false, seenAt: null };

/** Who of those one talks with is here. What is known holds while the socket lives. */
export class PresenceStore {
  readonly #me: () => string;
  readonly #watchOnServer: (groupIds: string[]) => void;
  readonly #people = observable.map<string, Presence>(undefined, { deep: false });
  /** Conversations whose partners are watched. */
  readonly #watched = new Set<string>();
  readonly #met = new Set<string>();

  /** `me`: the person's own id. `watch` has the server watch the partners of these direct conversations, for `LIMITS.watch`. */
  constructor(me: () => string, watch: (groupIds: string[]) => void) {
    this.#me = me;
    this.#watchOnServer = watch;
    makeAutoObservable(this);
  }

  of(userId: string | undefined): Presence {
    return (userId !== undefined && this.#people.get(userId)) || UNKNOWN;
  }

  receive({ user_id, online, seen_at }: EventMap['presence.changed']): void {
    if (!online && seen_at === null) this.#people.delete(user_id);
    else this.#people.set(user_id, { isOnline: online, seenAt: seen_at });
  }

  /** Direct conversations that are before the person's eyes: those that are new among them are watched from now on. */
  watch(groupIds: readonly string[]): void {
    const added = groupIds.filter((id) => !this.#watched.has(id));
    for (const id of added) this.#watched.add(id);
    this.#ask(added);
  }

  /** The partner has looked into the conversation: from now on the server may tell. Asked once, it may still not. */
  meet(groupId: string, userId: string): void {
    // What one views oneself, here or elsewhere, tells nothing of the partner.
    if (userId === this.#me()) return;
    if (this.#people.has(userId) || !this.#watched.has(groupId) || this.#met.has(groupId)) return;
    this.#met.add(groupId);
    this.#ask([groupId]);
  }

  /** Before the server forgets what is watched. */
  renew(groupIds: readonly string[]): void {
    this.#watched.clear();
    this.#met.clear();
    this.watch(groupIds);
  }

  /** The socket is away, or the person sees nothing of others any more. */
  clear(): void {
    this.#watched.clear();
    this.#met.clear();
    this.#people.clear();
  }

  #ask(groupIds: readonly string[]): void {
    for (let at = 0; at < groupIds.length; at += LIMITS.watched)
      this.#watchOnServer(groupIds.slice(at, at + LIMITS.watched));
  }
}
