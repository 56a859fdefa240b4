import { makeAutoObservable } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import type { ApiFailure } from '../../../lib/http/failure.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';

const WORDS = {
  'api.invalid_data': { id: 'ops.people.erase.other' },
  'api.forbidden': { id: 'ops.people.erase.owns' },
} as const satisfies Record<string, Words>;

const wordsOf = ({ code }: ApiFailure): Words | undefined =>
  Object.hasOwn(WORDS, code) ? WORDS[code as keyof typeof WORDS] : undefined;

/** Erasing somebody: nobody takes it back, so whoever does it types whom they mean, and why. */
export class ErasePerson {
  isAsked = false;
  username = '';
  reason = '';
  readonly sending = new Submission(wordsOf);
  readonly #http: HttpCalls;

  constructor(http: HttpCalls) {
    this.#http = http;
    makeAutoObservable(this);
  }

  ask(isAsked: boolean): void {
    this.sending.reset();
    Object.assign(this, { isAsked, username: '', reason: '' });
  }

  setUsername(username: string): void {
    this.sending.reset();
    this.username = username;
  }

  setReason(reason: string): void {
    this.sending.reset();
    this.reason = reason;
  }

  /** True: they are gone. */
  async erase(id: string): Promise<boolean> {
    const body = { username: this.username.trim(), reason: this.reason.trim() };
    if (body.username === '' || body.reason === '') {
      this.sending.refuse({ id: 'ops.people.erase.missing' });
      return false;
    }
    const sent = await this.sending.send(() =>
      this.#http.call('POST /ops/api/people/:id/erase', { params: { id }, body, claims: 'all' }),
    );
    if (sent) this.ask(false);
    return sent !== undefined;
  }
}
