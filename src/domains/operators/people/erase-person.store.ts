import { makeAutoObservable } from 'mobx';
import type { HttpCalls } from '../../../lib/http/call.ts';
import type { ApiFailure } from '../../../lib/http/failure.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import { ReasonForm } from '../desk/reason-form.store.ts';

const WORDS = {
  'api.invalid_data': { id: 'ops.people.erase.other' },
  'api.forbidden': { id: 'ops.people.erase.owns' },
} as const satisfies Record<string, Words>;

const wordsOf = ({ code }: ApiFailure): Words | undefined =>
  Object.hasOwn(WORDS, code) ? WORDS[code as keyof typeof WORDS] : undefined;

/** Erasing somebody: nobody takes it back, so whoever does it types whom they mean, and why. */
export class ErasePerson {
  username = '';
  /** By their ID. */
  readonly asking = new ReasonForm<string>(wordsOf);
  readonly #http: HttpCalls;

  constructor(http: HttpCalls) {
    this.#http = http;
    makeAutoObservable(this);
  }

  /** Undefined: about nobody any more. */
  ask(id: string | undefined): void {
    this.asking.ask(id);
    this.username = '';
  }

  setUsername(username: string): void {
    this.asking.sending.reset();
    this.username = username;
  }

  /** True: they are gone. */
  async erase(): Promise<boolean> {
    const username = this.username.trim();
    if (username === '') {
      this.asking.sending.refuse({ id: 'ops.people.erase.missing' });
      return false;
    }
    const sent = await this.asking.send((id, reason) =>
      this.#http.call('POST /ops/api/people/:id/erase', {
        ...{ params: { id }, body: { username, reason }, claims: 'all' },
      }),
    );
    return sent !== undefined;
  }
}
