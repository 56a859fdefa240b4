import type { Person } from '@livery/contract';
import { makeAutoObservable, reaction } from 'mobx';
import type { UsersStore } from './users.store.ts';

/** Why somebody is asked to log in: from a person (author, inviter, room), or in general. */
export interface LoginPrompt {
  person?: Pick<Person, 'id' | 'avatar' | 'nickname'>;
}

declare module '../../lib/stores/stores.ts' {
  interface Stores {
    gate: AccountGate;
  }
}

/** Lets an action through when somebody is signed in; otherwise asks to log in and goes on afterwards. */
export class AccountGate {
  /** Set while the login dialog is wanted. */
  prompt: LoginPrompt | undefined;
  readonly #users: UsersStore;
  #pending: (() => void) | undefined;

  constructor(users: UsersStore) {
    this.#users = users;
    makeAutoObservable(this, {}, { deep: false });
    reaction(
      () => users.isSignedIn,
      (isSignedIn) => isSignedIn && this.#pass(),
    );
  }

  /** Runs `action` now, or after the login that it asks for. */
  require(action: () => void, prompt: LoginPrompt = {}): void {
    if (this.#users.isSignedIn) {
      action();
      return;
    }
    this.#pending = action;
    this.prompt = prompt;
  }

  /** Asks to log in with nothing to go on with: a guest's quota is used up. */
  ask(): void {
    if (!this.#users.isSignedIn) this.prompt = {};
  }

  /** The person would rather not. */
  dismiss(): void {
    this.prompt = undefined;
    this.#pending = undefined;
  }

  #pass(): void {
    const action = this.#pending;
    this.dismiss();
    action?.();
  }
}
