import type { Tokens } from '@livery/contract';
import { makeAutoObservable } from 'mobx';
import type { HttpCalls } from '../../../lib/http/call.ts';
import type { Credentials } from '../../../lib/http/credentials.ts';
import { ApiFailure } from '../../../lib/http/failure.ts';
import { leave } from '../../../lib/leaving.ts';
import { withLock } from '../../../lib/locks.ts';
import type { StoredValue } from '../../../lib/storage/stored-value.ts';
import type { UsersStore } from '../../users/index.ts';
import { deviceFields } from '../device.ts';
import type { Identifier } from '../identifiers/identifier.model.ts';
import { TabTokens } from './tab-tokens.ts';
import type { SessionTokens } from './tokens.ts';

declare module '../../../lib/stores/stores.ts' {
  interface Stores {
    session: SessionStore;
  }
}

/** Milliseconds that the end of a session waits for what is still sent with its token. */
const LAST_WORK = 2_000;

export interface SessionParts {
  http: HttpCalls;
  users: Pick<UsersStore, 'enter' | 'leave' | 'isSignedIn'>;
  tokens: StoredValue<SessionTokens>;
  /** Forgets what this tab holds of the person: conversations, drafts, queues, feeds. */
  forget: () => void;
  /** Empties what the browser keeps of the person for all tabs. */
  erase: () => void;
}

const TRY_AGAIN = 5_000;
/** How long what another tab wrote may be on its way to this one. */
const WRITTEN_WITHIN = 1_000;

/** Tokens of this browser: kept, renewed once for all tabs, and given up when the server refuses them. */
export class SessionStore implements Credentials {
  readonly #parts: SessionParts;
  readonly #tokens: TabTokens;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.#tokens = new TabTokens(parts.tokens, () => this.#follow());
    makeAutoObservable(this, { access: false, loginId: false });
  }

  /** The login whose person this tab shows. */
  get loginId(): string | undefined {
    return this.#tokens.login;
  }

  access(): string | undefined {
    return this.#tokens.own()?.access_token;
  }

  /** At start: a stored session counts as valid until the server refuses it. @param isDrawn as `UsersStore.enter` */
  async restore(isDrawn?: Promise<void>): Promise<void> {
    if (this.access() === undefined) return this.#parts.users.leave();
    // Without a response the person stays signed in, and is fetched again in a while.
    await this.#parts.users.enter(isDrawn).catch(() => {
      clearTimeout(this.#again);
      this.#again = setTimeout(() => void this.restore(), TRY_AGAIN);
    });
  }

  /**
   * Login by password; `accepted` runs before the person is shown and pages move on.
   * @throws ApiFailure, which its form shows
   */
  async login(identifier: Identifier, password: string, accepted?: () => void): Promise<void> {
    const tokens = await this.#parts.http.call('POST /api/v1/login', {
      body: { ...identifier, password, grant_type: 'password', ...(await deviceFields()) },
      claims: 'all',
      anonymous: true,
    });
    accepted?.();
    await this.open(tokens);
  }

  /** After a login or a registration. */
  async open(tokens: Tokens): Promise<void> {
    if (this.#tokens.login !== undefined) this.#clear();
    this.#tokens.begin(tokens);
    await this.restore();
  }

  /** Ends the session here at once, then on the server when that can be reached: nobody waits for it. */
  async close(): Promise<void> {
    const tokens = this.#tokens.own();
    const isFinished = leave(tokens?.access_token);
    this.#clear();
    // What was still to be sent may hang: the session ends on the server all the same.
    await Promise.race([isFinished, new Promise((resolve) => setTimeout(resolve, LAST_WORK))]);
    if (tokens) await this.#end(tokens).catch(() => undefined);
  }

  /** Of tokens that are forgotten here: an old one is renewed for this one call. Who logs out may close the tab at once. */
  async #end({ access_token, refresh_token }: Tokens): Promise<void> {
    const logOut = (token: string) =>
      this.#parts.http.call('POST /api/v1/logout', { background: true, keepalive: true, token });
    await logOut(access_token).catch(async (error: unknown) => {
      if (isRefusal(error)) await logOut((await this.#renew(refresh_token)).access_token);
    });
  }

  /** Renews a refused token: one renewal for all calls and all tabs. */
  async refresh(failed: string): Promise<boolean> {
    return withLock('session-refresh', async (hasWaited) => {
      // A browser may hand the lock on before the storage of this tab holds what the tab before has written.
      if (hasWaited && this.access() === failed) await this.#tokens.changed(WRITTEN_WITHIN);
      const tokens = this.#tokens.own();
      // Another tab was faster, or somebody logged out meanwhile.
      if (tokens?.access_token !== failed) return tokens !== undefined;
      try {
        const renewed = await this.#renew(tokens.refresh_token);
        if (this.access() === failed) this.#tokens.renew(renewed);
        return this.access() !== undefined;
      } catch (error) {
        if (isRefusal(error)) this.#clearIfCurrent(failed);
        return false;
      }
    });
  }

  /** A renewed token that is refused as well: the session is over for good. */
  refuse(failed: string): void {
    this.#clearIfCurrent(failed);
  }

  #renew(refresh_token: string): Promise<Tokens> {
    return this.#parts.http.call('POST /api/v1/token/refresh', {
      body: { refresh_token },
      background: true,
      anonymous: true,
    });
  }

  /** A 401 to an old token must not end a session that was renewed meanwhile. */
  #clearIfCurrent(failed: string): void {
    if (this.access() === failed) this.#clear();
  }

  #clear(): void {
    this.#tokens.clear();
    this.#leave();
    this.#parts.erase();
  }

  #leave(): void {
    clearTimeout(this.#again);
    void leave();
    this.#tokens.show(undefined);
    this.#parts.users.leave();
    this.#parts.forget();
  }

  /** Another tab logged in or out; what it keeps of a new person is not erased. */
  #follow(): void {
    const { login, stored } = this.#tokens;
    if (stored === login) return;
    if (login !== undefined) this.#leave();
    this.#tokens.show(stored);
    if (stored === undefined) this.#parts.erase();
    else void this.restore();
  }
}

/** The server refused; without a response the session may still be good. */
const isRefusal = (error: unknown): boolean => error instanceof ApiFailure && error.status === 401;
