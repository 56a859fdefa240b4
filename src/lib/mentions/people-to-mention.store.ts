import { type Author, fold } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { HttpCalls } from '../http/call.ts';

/** Milliseconds after the last letter. */
const PAUSE = 150;
/** A screen of them. */
const ENOUGH = 20;

export interface MentionPort {
  http: HttpCalls;
  me: string;
  /** What the reader calls somebody. */
  nameOf: (person: Author) => string;
  /** Who is in the talk already, the nearest first. */
  talking: () => readonly Author[];
}

/** People who can be called while a name is being typed: who talks here, and whom one follows. */
export class PeopleToMention {
  list: readonly Author[] = [];
  readonly #port: MentionPort;
  readonly #followed = new Map<string, readonly Author[]>();
  #query = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(port: MentionPort) {
    this.#port = port;
    makeAutoObservable(this, { list: observableRef });
  }

  ask(query: string): void {
    this.#query = query;
    clearTimeout(this.#timer);
    this.#show();
    if (!this.#followed.has(query)) this.#timer = setTimeout(() => void this.#read(query), PAUSE);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** A failure is not announced: the name can be written as it is. */
  async #read(q: string): Promise<void> {
    const { http, me } = this.#port;
    try {
      const { list } = await http.call('GET /social/api/authors/:id/followings', {
        params: { id: me },
        query: { limit: ENOUGH, ...(q !== '' && { q }) },
        background: true,
      });
      this.#followed.set(q, list);
      if (this.#query === q) this.#show();
    } catch {
      // Who talks here is offered all the same.
    }
  }

  #show(): void {
    const wanted = fold(this.#query);
    const isWanted = (person: Author) =>
      person.id !== this.#port.me &&
      (fold(this.#port.nameOf(person)).includes(wanted) ||
        fold(person.nickname).includes(wanted) ||
        fold(person.username).startsWith(wanted));
    const found = [...this.#port.talking(), ...(this.#followed.get(this.#query) ?? [])].filter(isWanted);
    const each = [...new Map(found.map((person) => [person.id, person])).values()];
    runInAction(() => {
      this.list = each.slice(0, ENOUGH);
    });
  }
}
