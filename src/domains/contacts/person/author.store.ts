import type { AuthorProfile } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { HttpCalls, ResultOf } from '../../../lib/http/call.ts';
import { ApiFailure } from '../../../lib/http/failure.ts';
import { OnceBack } from '../../../lib/once-back.ts';

type AuthorCounts = ResultOf<'GET /social/api/authors/:id/counts'>;

/** `gone`: the account is cancelled, or not there for the reader. */
export type AuthorState =
  | { status: 'loading' | 'gone' }
  | { status: 'ready'; author: AuthorProfile; counts: AuthorCounts }
  | { status: 'failed'; error: unknown };

interface AuthorParts {
  http: HttpCalls;
  id: string;
  isGuest: boolean;
  /** The author's part of what the feed knows of whom one follows, as it was asked for at `askedAt`. */
  onRead: (author: AuthorProfile, askedAt: number) => void;
}

const GONE = ['api.author_deleted', 'api.not_found', 'api.invalid_user_id'] as const;

/** Somebody as the feed sees them: whether one follows them, and what they have gathered. */
export class AuthorStore {
  state: AuthorState = { status: 'loading' };
  readonly #parts: AuthorParts;
  readonly #onceBack = new OnceBack();

  constructor(parts: AuthorParts) {
    this.#parts = parts;
    makeAutoObservable(this, { state: observableRef });
  }

  /** Never rejects; without a connection it is read again once there is one. Of who is signed in nobody waits for it: their page has more to show. */
  async load(): Promise<void> {
    if (this.state.status !== 'ready') this.state = { status: 'loading' };
    const askedAt = performance.now();
    const failed = this.#onceBack.begin(() => void this.load());
    try {
      const [author, counts] = await this.#read();
      this.#parts.onRead(author, askedAt);
      this.#become({ status: 'ready', author, counts });
    } catch (error) {
      failed(error);
      const isGone = error instanceof ApiFailure && GONE.some((code) => code === error.code);
      if (!isGone && this.state.status === 'ready') return;
      this.#become(isGone ? { status: 'gone' } : { status: 'failed', error });
    }
  }

  /** Nobody looks any more. */
  stop(): void {
    this.#onceBack.stop();
  }

  #read(): Promise<[AuthorProfile, AuthorCounts]> {
    const { http, id, isGuest } = this.#parts;
    const params = { id };
    if (isGuest) {
      const options = { params, claims: GONE };
      return Promise.all([
        http.call('GET /social/api/guest/authors/:id', options),
        http.call('GET /social/api/guest/authors/:id/counts', options),
      ]);
    }
    const options = { params, background: true } as const;
    return Promise.all([
      http.call('GET /social/api/authors/:id', options),
      http.call('GET /social/api/authors/:id/counts', options),
    ]);
  }

  #become(state: AuthorState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
