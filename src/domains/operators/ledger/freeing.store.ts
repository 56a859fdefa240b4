import type { OpsFrozenAccount } from '@livery/contract';
import { makeAutoObservable } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import type { ApiFailure } from '../../../lib/http/failure.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';

/** What is done with a read-only account: asked for by one operator, decided by another. */
export type FreeingAct = 'ask' | 'agree' | 'refuse';

const WORDS = {
  'api.forbidden': { id: 'ops.freeing.own' },
  'api.not_found': { id: 'ops.freeing.decided' },
  'api.invalid_data': { id: 'ops.freeing.decided' },
} as const satisfies Record<string, Words>;

const wordsOf = ({ code }: ApiFailure): Words | undefined =>
  Object.hasOwn(WORDS, code) ? WORDS[code as keyof typeof WORDS] : undefined;

const textOf = ({ account: { kind, owner } }: OpsFrozenAccount): string => `${kind} ${owner}`.trim();

/** Frees a read-only account, two operators one after the other. */
export class Freeing {
  /** Of which account, and what. */
  opened: { frozen: OpsFrozenAccount; act: FreeingAct } | undefined;
  reason = '';
  /** Why an account that two agree on stays as it is, in English. */
  refused: string | undefined;
  readonly sending = new Submission(wordsOf);
  readonly #http: HttpCalls;

  constructor(http: HttpCalls) {
    this.#http = http;
    makeAutoObservable(this, {}, { deep: false });
  }

  open(frozen: OpsFrozenAccount, act: FreeingAct): void {
    this.sending.reset();
    Object.assign(this, { opened: { frozen, act }, reason: '', refused: undefined });
  }

  close(): void {
    this.opened = undefined;
  }

  setReason(reason: string): void {
    this.sending.reset();
    this.reason = reason;
  }

  /** True: it is done, and the list is another one. */
  async send(): Promise<boolean> {
    if (!this.opened) return false;
    const { frozen, act } = this.opened;
    const body = { account: textOf(frozen), reason: this.reason.trim() };
    if (body.reason === '') {
      this.sending.refuse({ id: 'ops.reason.missing' });
      return false;
    }
    const sent = await this.sending.send(() => this.#call(act, body));
    if (!sent) return false;
    this.#end(sent.result.refused ?? undefined);
    return this.refused === undefined;
  }

  async #call(
    act: FreeingAct,
    body: { account: string; reason: string },
  ): Promise<{ refused: string | null }> {
    if (act !== 'ask')
      return this.#http.call('POST /ops/api/ledger/freeings/decide', {
        ...{ body: { ...body, agrees: act === 'agree' }, claims: 'all' },
      });
    await this.#http.call('POST /ops/api/ledger/freeings', { body, claims: 'all' });
    return { refused: null };
  }

  #end(refused: string | undefined): void {
    Object.assign(this, { refused, opened: undefined });
  }
}
