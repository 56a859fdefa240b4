import type { Session } from '@livery/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import type { AuthApi } from '../auth.api.ts';
import { problemOf } from '../problem.model.ts';

export type SessionsState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'loaded'; list: readonly Session[] };

/** Where the user is signed in, and the way to sign out there. */
export class SessionsStore {
  state: SessionsState = { status: 'loading' };
  /** Ids that are being signed out. */
  ending: ReadonlySet<string> = new Set();
  problem: Words | undefined;
  readonly #api: Pick<AuthApi, 'sessions' | 'endSession'>;

  constructor(api: Pick<AuthApi, 'sessions' | 'endSession'>) {
    this.#api = api;
    makeAutoObservable(this, {}, { deep: false });
  }

  async load(): Promise<void> {
    this.state = { status: 'loading' };
    try {
      const { list } = await this.#api.sessions();
      runInAction(() => (this.state = { status: 'loaded', list }));
    } catch {
      runInAction(() => (this.state = { status: 'failed' }));
    }
  }

  /** Signs a session out from afar; its row goes once the server has done it. */
  async end(id: string): Promise<void> {
    if (this.ending.has(id)) return;
    this.ending = new Set([...this.ending, id]);
    this.problem = undefined;
    try {
      await this.#api.endSession(id);
      runInAction(() => this.#remove(id));
    } catch (error) {
      const problem = problemOf(error);
      runInAction(() => (this.problem = problem));
    } finally {
      runInAction(() => (this.ending = new Set([...this.ending].filter((other) => other !== id))));
    }
  }

  #remove(id: string): void {
    if (this.state.status !== 'loaded') return;
    this.state = { status: 'loaded', list: this.state.list.filter((session) => session.id !== id) };
  }
}
