import { type Person, parseInviteCode, parseUsername } from '@livery/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { HttpCalls } from '../../lib/http/call.ts';
import { ApiFailure, CANCELLED } from '../../lib/http/failure.ts';

/** Why nobody was found. `short`: not a whole account ID yet. `phone`, `off`: the operator does not let people look so. */
type Miss = 'idle' | 'short' | 'searching' | 'none' | 'phone' | 'off' | 'failed';

export type PersonSearchState = { status: Miss } | { status: 'found'; person: Person };

type Search = 'GET /api/v1/contacts/search' | 'GET /api/v2/contacts/search';

const PAUSE = 300;
const PHONE = /^\+?\d{6,18}$/;
const MISSES: Partial<Record<string, Miss>> = {
  [CANCELLED]: 'idle',
  'api.contact_not_found': 'none',
  'api.search_by_phone_denied': 'phone',
  'api.forbidden': 'off',
};
const CLAIMS = ['api.contact_not_found', 'api.search_by_phone_denied', 'api.forbidden'] as const;

/**
 * Finds a person by the whole account ID (product.md section 5) while it is being typed; `alsoByCode`: by the invite code
 * too, where nobody has the ID.
 */
export class PersonSearch {
  text = '';
  state: PersonSearchState = { status: 'idle' };
  readonly #http: HttpCalls;
  /** An invite code leads to somebody, too. */
  readonly alsoByCode: boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running = new AbortController();

  constructor(http: HttpCalls, { alsoByCode = false } = {}) {
    this.#http = http;
    this.alsoByCode = alsoByCode;
    makeAutoObservable(this, { alsoByCode: false }, { deep: false });
  }

  type(text: string): void {
    this.#drop();
    this.text = text;
    const searches = this.#searchesFor(text);
    if (searches.length === 0) {
      this.state = { status: text.trim() === '' ? 'idle' : 'short' };
      return;
    }
    this.state = { status: 'searching' };
    this.#timer = setTimeout(() => void this.#search(searches), PAUSE);
  }

  clear(): void {
    this.type('');
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#running.abort();
  }

  #searchesFor(text: string): [call: Search, keyword: string][] {
    // The server says that nobody is found by their number.
    const username = parseUsername(text) ?? PHONE.exec(text.trim())?.[0];
    const code = this.alsoByCode ? parseInviteCode(text) : undefined;
    return [
      ...(username === undefined ? [] : [['GET /api/v2/contacts/search', username] as [Search, string]]),
      ...(code ? [['GET /api/v1/contacts/search', code] as [Search, string]] : []),
    ];
  }

  async #search(searches: [Search, string][]): Promise<void> {
    this.#running = new AbortController();
    const { signal } = this.#running;
    let state: PersonSearchState = { status: 'none' };
    for (const [call, keyword] of searches) {
      state = await this.#http
        .call(call, { query: { keyword }, claims: CLAIMS, signal })
        .then((person): PersonSearchState => ({ status: 'found', person }), missOf);
      if (state.status !== 'none') break;
    }
    if (!signal.aborted) runInAction(() => (this.state = state));
  }
}

const missOf = (error: unknown): PersonSearchState => ({
  status: (error instanceof ApiFailure ? MISSES[error.code] : undefined) ?? 'failed',
});
