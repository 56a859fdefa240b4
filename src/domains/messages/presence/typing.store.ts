import { type EventMap, LIMITS } from '@livery/contract';
import { makeAutoObservable, observable } from 'mobx';
import { nicknames } from '../../users/index.ts';

export interface TypingPort {
  /** Whether the person sees who writes: who hides themselves does not. */
  isShown(): boolean;
  /** Whether that one writes there is told to others: a small conversation, and the person does not hide it. */
  isShared(groupId: string): boolean;
  send(groupId: string): void;
}

interface Writer {
  nickname: string;
  timer: ReturnType<typeof setTimeout>;
}

/** Who is writing where: for some seconds after each time they said so. */
export class TypingStore {
  readonly #port: TypingPort;
  readonly #writers = observable.map<string, ReadonlyMap<string, Writer>>(undefined, { deep: false });
  /** When the person last said so, by conversation. */
  readonly #sentAt = new Map<string, number>();

  constructor(port: TypingPort) {
    this.#port = port;
    makeAutoObservable(this);
  }

  /** The names of those who are writing there, in the order in which they began. */
  namesIn(groupId: string): readonly string[] {
    return [...(this.#writers.get(groupId) ?? [])].map(([id, { nickname }]) =>
      nicknames.nameOf({ id, nickname }),
    );
  }

  /** Somebody writes. */
  receive({ group_id, user_id, nickname }: EventMap['typing.started']): void {
    if (!this.#port.isShown()) return;
    clearTimeout(this.#writers.get(group_id)?.get(user_id)?.timer);
    const timer = setTimeout(() => this.end(group_id, user_id), LIMITS.typing);
    const writers = new Map(this.#writers.get(group_id)).set(user_id, { nickname, timer });
    this.#writers.set(group_id, writers);
  }

  /** They have said it, or stopped. */
  end(groupId: string, userId: string): void {
    const writers = new Map(this.#writers.get(groupId));
    clearTimeout(writers.get(userId)?.timer);
    if (!writers.delete(userId)) return;
    if (writers.size > 0) this.#writers.set(groupId, writers);
    else this.#writers.delete(groupId);
  }

  /** The person at the screen writes: the others are told, not with every key. */
  write(groupId: string): void {
    const now = Date.now();
    if (now - (this.#sentAt.get(groupId) ?? 0) < LIMITS.typingEvery) return;
    if (!this.#port.isShared(groupId)) return;
    this.#sentAt.set(groupId, now);
    this.#port.send(groupId);
  }

  /** What they wrote is on its way: what they write next is told at once. */
  rest(groupId: string): void {
    this.#sentAt.delete(groupId);
  }

  /** Nobody is heard any more, or has to be. */
  clear(): void {
    for (const writers of this.#writers.values())
      for (const { timer } of writers.values()) clearTimeout(timer);
    this.#writers.clear();
  }
}
