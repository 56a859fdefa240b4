import type { Session } from '@livery/contract';
import { makeAutoObservable } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { PagedList } from '../../../lib/lists/paged-list.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';

/** Where the user is signed in, and the way to sign out there. */
export class SessionsStore {
  readonly pages: PagedList<Session>;
  /** Signing out, by the id of the session. */
  endings: ReadonlyMap<string, Submission> = new Map();
  readonly #http: HttpCalls;

  constructor(http: HttpCalls) {
    this.#http = http;
    this.pages = new PagedList({
      keyOf: ({ id }) => id,
      page: (_, signal) => http.call('GET /api/v1/users/sessions', { signal }),
    });
    makeAutoObservable(this, { pages: false }, { deep: false });
  }

  isEnding(id: string): boolean {
    return this.endings.get(id)?.isSending ?? false;
  }

  /** Why the last session could not be signed out. */
  get problem(): Words | undefined {
    return [...this.endings.values()].map(({ problem }) => problem).find((problem) => problem);
  }

  /** Signs a session out from afar; its row goes once the server has done it. */
  async end(id: string): Promise<void> {
    if (this.isEnding(id)) return;
    const ending = new Submission();
    const running = [...this.endings].filter(([, { isSending }]) => isSending);
    this.endings = new Map([...running, [id, ending]]);
    const ended = await ending.send(() =>
      this.#http.call('DELETE /api/v1/users/sessions/:id', { params: { id } }),
    );
    if (ended) this.pages.remove(id);
  }
}
