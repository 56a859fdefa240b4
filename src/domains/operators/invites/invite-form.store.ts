import { MOST_INVITES } from '@livery/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import type { ApiFailure } from '../../../lib/http/failure.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import { newId } from '../new-id.ts';
import { timeOf } from '../times.ts';

const WORDS = {
  'api.invalid_data': { id: 'ops.invites.differs' },
  'api.too_frequent': { id: 'ops.invites.too_often' },
  'api.validation': { id: 'ops.invites.wrong' },
} as const satisfies Record<string, Words>;

const wordsOf = ({ code }: ApiFailure): Words | undefined =>
  Object.hasOwn(WORDS, code) ? WORDS[code as keyof typeof WORDS] : undefined;

const EMPTY = { count: '1', note: '', most: '1', until: '' };

const isFrom1To = (most: number, typed: string): boolean =>
  /^\d{1,7}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= most;

/** Codes that are to be made. */
export class InviteForm {
  typed: typeof EMPTY = EMPTY;
  readonly sending = new Submission(wordsOf);
  #id = newId();
  readonly #http: HttpCalls;

  constructor(http: HttpCalls) {
    this.#http = http;
    makeAutoObservable(this);
  }

  /** What changes is something else: it goes under another name. */
  set(typed: Partial<typeof EMPTY>): void {
    this.sending.reset();
    this.typed = { ...this.typed, ...typed };
    this.#id = newId();
  }

  get isWhole(): boolean {
    const { count, most } = this.typed;
    return isFrom1To(MOST_INVITES, count) && (most === '' || isFrom1To(1_000_000, most));
  }

  /** The name of the batch once it is made. */
  async submit(): Promise<string | undefined> {
    if (!this.isWhole) return undefined;
    const id = this.#id;
    const { count, note, most, until } = this.typed;
    const body = {
      ...{ id, count: Number(count), note: note.trim() },
      ...{ most: most === '' ? null : Number(most), until: timeOf(until) },
    };
    const sent = await this.sending.send(() =>
      this.#http.call('POST /ops/api/invites', {
        ...{ body, claims: ['api.validation', 'api.too_frequent', 'api.invalid_data'] },
      }),
    );
    if (!sent) return undefined;
    runInAction(() => {
      this.typed = EMPTY;
      this.#id = newId();
    });
    return id;
  }
}
