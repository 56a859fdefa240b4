import { makeAutoObservable, runInAction } from 'mobx';
import { ApiFailure } from '../../../lib/http/failure.ts';
import type { TabSlot } from '../../../lib/storage/tab-slot.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import { problemOf } from '../problem.model.ts';
import type { GoogleApi } from './google.api.ts';
import { authorizationUrl, type GoogleAttempt, newAttempt } from './google-request.ts';

export type GoogleStartState =
  | { status: 'idle' }
  | { status: 'leaving' }
  | { status: 'refused'; problem: Words };

export interface GoogleStartParts {
  api: Pick<GoogleApi, 'settings'>;
  attempts: TabSlot<GoogleAttempt>;
  /** Goes to another site. */
  leave: (url: string) => void;
}

/** The way to Google. */
export class GoogleStart {
  state: GoogleStartState = { status: 'idle' };
  readonly #parts: GoogleStartParts;

  constructor(parts: GoogleStartParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false });
  }

  async begin(origin: string, returnTo: string | undefined): Promise<void> {
    if (this.state.status === 'leaving') return;
    // Without a secure connection the browser keeps its cryptography to itself.
    if (!globalThis.crypto.subtle) return this.#refuse({ id: 'google.problem.insecure' });
    this.state = { status: 'leaving' };
    try {
      const attempt = newAttempt(returnTo);
      const url = await authorizationUrl(await this.#parts.api.settings(), attempt, origin);
      if (this.#parts.attempts.write(attempt)) this.#parts.leave(url);
      else this.#refuse({ id: 'google.problem.storage' });
    } catch (error) {
      this.#refuse(startProblemOf(error));
    }
  }

  /** Back from Google by the browser's own button, to a page that was kept. */
  comeBack(): void {
    if (this.state.status === 'leaving') this.state = { status: 'idle' };
  }

  #refuse(problem: Words): void {
    runInAction(() => (this.state = { status: 'refused', problem }));
  }
}

const startProblemOf = (error: unknown): Words => {
  const code = error instanceof ApiFailure ? error.code : 'api.unavailable';
  if (code === 'api.forbidden') return { id: 'login.google.not_set_up' };
  if (code === 'api.unavailable') return { id: 'google.problem.unavailable' };
  return problemOf(error);
};
