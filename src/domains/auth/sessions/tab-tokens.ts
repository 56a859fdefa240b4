import type { Tokens } from '@livery/contract';
import { newCid } from '../../../lib/ids.ts';
import type { StoredValue } from '../../../lib/storage/stored-value.ts';
import type { SessionTokens } from './tokens.ts';

/** The tokens of this browser as one tab may use them: those of the login whose person it shows, and no other's. */
export class TabTokens {
  readonly #stored: StoredValue<SessionTokens>;
  readonly #onChange: () => void;
  /** `login`, once it is known. */
  #known: { login: string | undefined } | undefined;

  /** `onChange`: another tab wrote or removed tokens. */
  constructor(storedValue: StoredValue<SessionTokens>, onChange: () => void) {
    this.#stored = storedValue;
    this.#onChange = onChange;
  }

  /**
   * The login whose person this tab shows. Read late: the first look into the storage holds the page up, and so does
   * watching it.
   */
  get login(): string | undefined {
    if (!this.#known) {
      this.#known = { login: this.#stored.read()?.login };
      this.#stored.watch(this.#onChange);
    }
    return this.#known.login;
  }

  /** The stored login, whoever's it is. */
  get stored(): string | undefined {
    return this.#stored.read()?.login;
  }

  /** Another person is shown in this tab, or nobody. */
  show(login: string | undefined): void {
    // Watched from the first look on.
    if (this.login !== login) this.#known = { login };
  }

  own(): SessionTokens | undefined {
    const tokens = this.#stored.read();
    return tokens?.login === this.login ? tokens : undefined;
  }

  /** Resolves once another tab has written or removed tokens, after `ms` in any case. */
  changed(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.#stored.watch(() => finish());
      const timer = setTimeout(() => finish(), ms);
      const finish = () => {
        stop();
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** A new login. */
  begin(tokens: Tokens): void {
    this.show(newCid());
    this.renew(tokens);
  }

  /** Newer tokens of the same login. */
  renew(tokens: Tokens): void {
    if (this.login !== undefined) this.#stored.write({ ...tokens, login: this.login });
  }

  clear(): void {
    this.#stored.clear();
  }
}
