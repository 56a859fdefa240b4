import { type Person, parseUsername } from '@livery/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { HttpCalls } from '../../lib/http/call.ts';
import { ApiFailure, CANCELLED } from '../../lib/http/failure.ts';

/** `short`: not a whole account ID yet. */
export type PersonSearchState =
  | { status: 'idle' | 'short' | 'searching' | 'none' | 'failed' }
  | { status: 'found'; person: Person };

const PAUSE = 300;

/** Finds a person by the whole account ID (product.md section 5), while it is being typed. */
export class PersonSearch {
  text = '';
  state: PersonSearchState = { status: 'idle' };
  readonly #http: HttpCalls;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running = new AbortController();

  constructor(http: HttpCalls) {
    this.#http = http;
    makeAutoObservable(this, {}, { deep: false });
  }

  type(text: string): void {
    this.#drop();
    this.text = text;
    const username = parseUsername(text);
    if (username === undefined) {
      this.state = { status: text.trim() === '' ? 'idle' : 'short' };
      return;
    }
    this.state = { status: 'searching' };
    this.#timer = setTimeout(() => void this.#search(username), PAUSE);
  }

  clear(): void {
    this.type('');
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#running.abort();
  }

  async #search(username: string): Promise<void> {
    this.#running = new AbortController();
    const { signal } = this.#running;
    const state = await this.#http
      .call('GET /api/v2/contacts/search', {
        query: { keyword: username },
        claims: ['api.contact_not_found'],
        signal,
      })
      .then((person): PersonSearchState => ({ status: 'found', person }), missOf);
    if (!signal.aborted) runInAction(() => (this.state = state));
  }
}

const missOf = (error: unknown): PersonSearchState => {
  if (error instanceof ApiFailure && error.code === CANCELLED) return { status: 'idle' };
  const isNobody = error instanceof ApiFailure && error.code === 'api.contact_not_found';
  return { status: isNobody ? 'none' : 'failed' };
};
