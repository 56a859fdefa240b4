import { makeAutoObservable } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { saveAddress } from '../../../lib/save-file.ts';

const addressOf = (id: string, ticket: string): string =>
  `/ops/api/people/${encodeURIComponent(id)}/export/${encodeURIComponent(ticket)}`;

/** All that is kept of somebody, as a file: why first; then the browser fetches it by itself, however big it is. */
export class ExportPerson {
  isAsked = false;
  reason = '';
  readonly sending = new Submission();
  readonly #http: HttpCalls;
  readonly #save: typeof saveAddress;

  constructor(http: HttpCalls, save = saveAddress) {
    this.#http = http;
    this.#save = save;
    makeAutoObservable(this);
  }

  ask(isAsked: boolean): void {
    this.sending.reset();
    Object.assign(this, { isAsked, reason: '' });
  }

  setReason(reason: string): void {
    this.sending.reset();
    this.reason = reason;
  }

  /** True: the browser fetches it. */
  async fetch(id: string): Promise<boolean> {
    const body = { reason: this.reason.trim() };
    if (body.reason === '') {
      this.sending.refuse({ id: 'ops.reason.missing' });
      return false;
    }
    const sent = await this.sending.send(() =>
      this.#http.call('POST /ops/api/people/:id/export', { params: { id }, body, claims: 'all' }),
    );
    if (!sent) return false;
    this.ask(false);
    this.#save(addressOf(id, sent.result.ticket), `person-${id}.zip`);
    return true;
  }
}
