import { GUEST_USER_ID, type User } from '@livery/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { HttpCalls } from '../../lib/http/call.ts';
import { writePrefs } from '../../lib/storage/prefs.ts';

/** `restoring`: tokens are there; whose they are is being read. */
export type SessionStatus = 'guest' | 'restoring' | 'signedIn';

declare module '../../lib/stores/stores.ts' {
  interface Stores {
    users: UsersStore;
  }
}

/** The signed-in person. The auth domain sets the tokens; everything else reads here. */
export class UsersStore {
  status: SessionStatus = 'guest';
  me: User | undefined;
  readonly #http: HttpCalls;
  /** Counts logins and logouts: a response about somebody who has left is late. */
  #round = 0;

  constructor(http: HttpCalls) {
    this.#http = http;
    makeAutoObservable(this, {}, { deep: false });
  }

  get isSignedIn(): boolean {
    return this.status !== 'guest';
  }

  /** The placeholder id while nobody is signed in. */
  get id(): string {
    return this.me?.id ?? GUEST_USER_ID;
  }

  /** The first HTML was drawn for somebody who is signed in; the session says later whether that holds. */
  assumeSignedIn(): void {
    this.status = 'restoring';
  }

  /**
   * Tokens are in place, from storage or from a login: fetches the person, who is there once `isDrawn` has resolved too.
   * Rejects when that fails: nothing is announced (product.md section 8).
   */
  async enter(isDrawn?: Promise<void>): Promise<void> {
    if (this.status === 'guest') this.status = 'restoring';
    writePrefs({ isSignedIn: true });
    const round = this.#round;
    const me = await this.#http.call('GET /api/v1/users/me', { background: true });
    await isDrawn;
    runInAction(() => {
      if (round !== this.#round) return;
      this.me = me;
      this.status = 'signedIn';
    });
  }

  /** The person of the last visit, until the server has responded. */
  believe(me: User): void {
    if (this.status === 'restoring') this.me ??= me;
  }

  /** What a form has changed. */
  accept(change: Partial<User>): void {
    if (this.me) this.me = { ...this.me, ...change };
  }

  /** The tokens are gone. */
  leave(): void {
    this.#round += 1;
    this.me = undefined;
    this.status = 'guest';
    writePrefs({ isSignedIn: false });
  }
}
