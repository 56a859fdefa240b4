import type { ResultOf } from '@livery/contract/calls';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { HttpCalls } from '../../lib/http/call.ts';

export type GroupAdmin = ResultOf<'GET /api/v1/groups/:id/admins'>['list'][number];

type AdminsState =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'ready'; list: readonly GroupAdmin[]; limit: number };

/** Who helps the owner of a group, what each may do, and how many there may be. */
export class GroupAdmins {
  state: AdminsState = { status: 'loading' };
  readonly #http: HttpCalls;
  readonly #id: string;

  constructor(http: HttpCalls, id: string) {
    this.#http = http;
    this.#id = id;
    makeAutoObservable(this, { state: observableRef });
  }

  /** What is shown stays until it has come. */
  async load(): Promise<void> {
    const options = { params: { id: this.#id } };
    if (this.state.status === 'failed') this.state = { status: 'loading' };
    try {
      const [{ list }, { limit }] = await Promise.all([
        this.#http.call('GET /api/v1/groups/:id/admins', options),
        this.#http.call('GET /api/v1/groups/:id/admins_limit', options),
      ]);
      this.#become({ status: 'ready', list, limit });
    } catch (error) {
      if (this.state.status !== 'ready') this.#become({ status: 'failed', error });
    }
  }

  #become(state: AdminsState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
