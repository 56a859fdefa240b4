import { type Person, parseUsername } from '@livery/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import { ApiFailure, CANCELLED } from '../../lib/http/failure.ts';
import type { ContactsApi } from './contacts.api.ts';

/** `short`: not a whole account ID yet. */
export type PersonSearchState =
  | { status: 'idle' | 'short' | 'searching' | 'none' | 'failed' }
  | { status: 'found'; person: Person };

const PAUSE = 300;

/** Finds a person by the whole account ID (product.md section 5), while it is being typed. */
export class PersonSearch {
  text = '';
  state: PersonSearchState = { status: 'idle' };
  readonly #api: ContactsApi;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running = new AbortController();

  constructor(api: ContactsApi) {
    this.#api = api;
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
    const state = await this.#api
      .search(username, signal)
      .then((person): PersonSearchState => ({ status: 'found', person }), missOf);
    if (!signal.aborted) runInAction(() => (this.state = state));
  }
}

const missOf = (error: unknown): PersonSearchState => {
  if (error instanceof ApiFailure && error.code === CANCELLED) return { status: 'idle' };
  const isNobody = error instanceof ApiFailure && error.code === 'api.contact_not_found';
  return { status: isNobody ? 'none' : 'failed' };
};
