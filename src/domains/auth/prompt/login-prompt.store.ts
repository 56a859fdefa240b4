import type { Person } from '@livery/contract';
import { makeAutoObservable, reaction } from 'mobx';
import type { PromptedPage } from '../../../lib/prompted-page.ts';
import type { UsersStore } from '../../users/index.ts';

/** What a person wanted of another when an account was asked for. */
export type PromptedAction = 'like' | 'collect' | 'comment' | 'follow' | 'send';

/** Why somebody is asked to log in: for something that they wanted of a person, for a page, or in general. */
export interface LoginPrompt {
  page?: PromptedPage;
  from?: { person: Pick<Person, 'username' | 'avatar' | 'nickname'>; action: PromptedAction };
}

declare module '../../../lib/stores/stores.ts' {
  interface Stores {
    loginPrompt: LoginPromptStore;
  }
}

/** Lets an action through when somebody is signed in; otherwise asks to log in and goes on afterwards. */
export class LoginPromptStore {
  /** Set while the login dialog is wanted. */
  current: LoginPrompt | undefined;
  readonly #users: UsersStore;
  #pending: (() => void) | undefined;
  #isHeld = false;

  constructor(users: UsersStore) {
    this.#users = users;
    makeAutoObservable(this, {}, { deep: false });
    reaction(
      () => users.isSignedIn,
      (isSignedIn) => isSignedIn && !this.#isHeld && this.#pass(),
    );
  }

  /** Runs `action` now, or after the login that it asks for. */
  require(action: () => void, prompt: LoginPrompt = {}): void {
    if (this.#users.isSignedIn) {
      action();
      return;
    }
    this.#pending = action;
    this.current = prompt;
  }

  /** Asks to log in with nothing to go on with. A question that stands already stays. */
  ask(prompt: LoginPrompt = {}): void {
    if (!this.#users.isSignedIn) this.current ??= prompt;
  }

  /** The dialog has a word to say after the sign-up: the action waits until it is released or the dialog closed. */
  hold(): () => void {
    this.#isHeld = true;
    return () => {
      this.#isHeld = false;
      if (this.current && this.#users.isSignedIn) this.#pass();
    };
  }

  /** The dialog is closed: the action goes on for who is signed in by now, and is forgotten for who would rather not. */
  dismiss(): void {
    if (this.#users.isSignedIn) this.#pass();
    else this.#forget();
  }

  #pass(): void {
    const action = this.#pending;
    this.#forget();
    action?.();
  }

  #forget(): void {
    this.current = undefined;
    this.#pending = undefined;
  }
}
