import type { Message } from '@livery/contract';
import { makeAutoObservable, observableRef } from 'mobx';

/** The newest message of a conversation, and the newest of somebody else. */
export class NewestMessages {
  last: Message | undefined;
  lastOfOthers: Message | undefined;
  readonly #me: () => string;

  constructor(me: () => string) {
    this.#me = me;
    makeAutoObservable(this, { last: observableRef, lastOfOthers: observableRef });
  }

  /** Messages that follow those known so far, oldest first. */
  add(arrived: readonly Message[]): void {
    this.last = arrived.at(-1) ?? this.last;
    this.lastOfOthers = arrived.findLast(({ user_id }) => user_id !== this.#me()) ?? this.lastOfOthers;
  }

  /** Those up to a seq are gone. */
  clear(to: number): void {
    if ((this.last?.seq ?? 0) <= to) this.last = undefined;
    if ((this.lastOfOthers?.seq ?? 0) <= to) this.lastOfOthers = undefined;
  }

  revise(message: Message): void {
    if (this.last?.seq === message.seq) this.last = message;
    if (this.lastOfOthers?.seq === message.seq) this.lastOfOthers = message;
  }
}
