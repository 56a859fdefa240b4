import type { Person } from '@livery/contract';
import { makeAutoObservable, reaction } from 'mobx';
import type { PromptedPage } from '../../../lib/prompted-page.ts';
import type { UsersStore } from '../../users/index.ts';

/** What a guest tried to do when the login was asked for. */
export type PromptedAction = 'like' | 'collect' | 'comment' | 'follow' | 'send';

/** Why a guest is asked to log in: an action on somebody's post, a page, or no reason in particular. */
export interface LoginPrompt {
  page?: PromptedPage;
  from?: { person: Pick<Person, 'username' | 'avatar' | 'nickname'>; action: PromptedAction };
}

declare module '../../../lib/stores/stores.ts' {
  interface Stores {
    loginPrompt: LoginPromptStore;
  }
}

/** Runs an action when somebody is signed in; otherwise asks to log in and runs it afterwards. */
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

  /** Asks to log in without an action. A prompt that is already open stays. */
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

  /** The dialog is closed: the action runs when somebody is signed in by now, and is dropped otherwise. */
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
