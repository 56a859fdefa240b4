import { directPartner, type EventMap, LIMITS } from '@livery/contract';
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
  /** Of small groups those who are watched, by group. */
  readonly #company = observable.map<string, ReadonlySet<string>>(undefined, { deep: false });
  /** Conversations that are watched. */
  readonly #watched = new Set<string>();
  readonly #met = new Set<string>();

  /** `me`: the person's own id. `watch` has the server watch who is in these conversations, for `LIMITS.watch`. */
  constructor(me: () => string, watch: (groupIds: string[]) => void) {
    this.#me = me;
    this.#watchOnServer = watch;
    makeAutoObservable(this);
  }

  of(userId: string | undefined): Presence {
    return (userId !== undefined && this.#people.get(userId)) || UNKNOWN;
  }

  /** So many others of a small group are here. */
  countIn(groupId: string): number {
    return [...(this.#company.get(groupId) ?? [])].filter((id) => this.#people.get(id)?.isOnline).length;
  }

  receive({ user_id, online, seen_at, group_id }: EventMap['presence.changed']): void {
    if (group_id !== undefined)
      this.#company.set(group_id, new Set(this.#company.get(group_id)).add(user_id));
    if (!online && seen_at === null) this.#people.delete(user_id);
    else this.#people.set(user_id, { isOnline: online, seenAt: seen_at });
  }

  /** Conversations that are before the person's eyes: those that are new among them are watched from now on. */
  watch(groupIds: readonly string[]): void {
    const added = groupIds.filter((id) => !this.#watched.has(id));
    for (const id of added) this.#watched.add(id);
    this.#ask(added);
  }

  /** Somebody has looked into the conversation: from now on the server may tell. Asked once for each, it may still not. */
  meet(groupId: string, userId: string): void {
    // What one views oneself, here or elsewhere, tells nothing of others.
    if (userId === this.#me()) return;
    const isDirect = directPartner(groupId, this.#me()) !== undefined;
    const isKnown = isDirect ? this.#people.has(userId) : this.#company.get(groupId)?.has(userId);
    const meeting = `${groupId} ${userId}`;
    if (isKnown || !this.#watched.has(groupId) || this.#met.has(meeting)) return;
    this.#met.add(meeting);
    this.#ask([groupId]);
  }

  /** Somebody has written there: in a group they have looked into it; of a direct conversation that is told, and may come later. */
  meetWriter(groupId: string, userId: string): void {
    if (directPartner(groupId, this.#me()) === undefined) this.meet(groupId, userId);
  }

  /** There are others in these groups now. */
  watchAgain(groupIds: readonly string[]): void {
    for (const id of groupIds) {
      this.#watched.delete(id);
      this.#company.delete(id);
    }
    this.watch(groupIds);
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
    this.#company.clear();
  }

  #ask(groupIds: readonly string[]): void {
    for (let at = 0; at < groupIds.length; at += LIMITS.watched)
      this.#watchOnServer(groupIds.slice(at, at + LIMITS.watched));
  }
}
