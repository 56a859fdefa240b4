import { LIMITS, type Message } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { HttpCalls } from '../../lib/http/call.ts';
import { ApiFailure, CANCELLED } from '../../lib/http/failure.ts';

export type MessageSearchStatus = 'idle' | 'searching' | 'ready' | 'failed';

/** After the last key. Milliseconds. */
const PAUSE = 300;
/** One character stands in nearly every conversation. */
const SHORTEST = 2;
/** Pages may be empty: so many are read before somebody is asked whether to go on. */
const PAGES = 5;
const ENOUGH = 10;

/** Finds messages in all conversations while somebody types: of each conversation the newest one. */
export class MessageSearch {
  status: MessageSearchStatus = 'idle';
  list: readonly Message[] = [];
  readonly #http: HttpCalls;
  readonly #onFound: (groupId: string) => void;
  #text = '';
  #next: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running = new AbortController();

  /** `onFound`: a message of this conversation is shown. */
  constructor(http: HttpCalls, onFound: (groupId: string) => void = () => undefined) {
    this.#http = http;
    this.#onFound = onFound;
    makeAutoObservable(this, { list: observableRef });
  }

  /** There are conversations that were not looked through. */
  get hasMore(): boolean {
    return this.status === 'ready' && this.#next !== null;
  }

  type(typed: string): void {
    clearTimeout(this.#timer);
    this.#running.abort();
    const text = typed.trim();
    const length = [...text].length;
    this.#text = text;
    this.list = [];
    this.#next = null;
    this.status = length < SHORTEST || length > LIMITS.chatSearch ? 'idle' : 'searching';
    if (this.status === 'searching') this.#timer = setTimeout(() => void this.more(), PAUSE);
  }

  stop(): void {
    this.type('');
  }

  /** A message is there no more. */
  drop(id: string): void {
    this.list = this.list.filter((message) => message.id !== id);
  }

  /** A conversation is no longer the person's, up to a seq or as a whole. */
  forget({ group_id, floor_seq = Number.POSITIVE_INFINITY }: { group_id: string; floor_seq?: number }): void {
    this.list = this.list.filter((message) => message.group_id !== group_id || message.seq > floor_seq);
  }

  /** Looks through the next conversations. Never rejects. */
  async more(): Promise<void> {
    this.status = 'searching';
    this.#running = new AbortController();
    const { signal } = this.#running;
    const before = this.list.length;
    try {
      for (let page = 0; page < PAGES && this.list.length < before + ENOUGH; page += 1) {
        await this.#readPage(signal);
        if (this.#next === null) break;
      }
      this.#end(signal, 'ready');
    } catch (error) {
      const isCancelled = error instanceof ApiFailure && error.code === CANCELLED;
      if (!isCancelled) this.#end(signal, 'failed');
    }
  }

  async #readPage(signal: AbortSignal): Promise<void> {
    const query = { q: this.#text, ...(this.#next !== null && { next_id: this.#next }) };
    const { list, next_id } = await this.#http.call('GET /api/v1/users/messages/search', {
      query,
      signal,
    });
    runInAction(() => {
      if (signal.aborted) return;
      this.list = [...this.list, ...list];
      this.#next = next_id;
      for (const { group_id } of list) this.#onFound(group_id);
    });
  }

  #end(signal: AbortSignal, status: MessageSearchStatus): void {
    runInAction(() => {
      if (!signal.aborted) this.status = status;
    });
  }
}
