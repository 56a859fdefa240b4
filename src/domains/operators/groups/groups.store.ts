import type { OpsGroup } from '@livery/contract';
import { makeAutoObservable, observableRef } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { PagedList } from '../../../lib/lists/paged-list.ts';

/** Groups whose names begin so, and the one that is to be dissolved. */
export class FoundGroups {
  readonly pages: PagedList<OpsGroup>;
  /** The one that the operator is asked about. */
  ending: OpsGroup | undefined;
  reason = '';
  readonly sending = new Submission();
  readonly #http: HttpCalls;

  constructor(http: HttpCalls, q: string) {
    this.#http = http;
    this.pages = new PagedList<OpsGroup>({
      page: (next_id, signal) =>
        http.call('GET /ops/api/groups', { query: { q: q || undefined, next_id }, signal, claims: 'all' }),
      keyOf: ({ id }) => id,
    });
    makeAutoObservable(this, { pages: false, ending: observableRef });
  }

  ask(group: OpsGroup | undefined): void {
    this.sending.reset();
    this.ending = group;
    this.reason = '';
  }

  setReason(reason: string): void {
    this.sending.reset();
    this.reason = reason;
  }

  /** True when it is dissolved. */
  async dissolve(): Promise<boolean> {
    const { ending } = this;
    const reason = this.reason.trim();
    if (!ending) return false;
    if (reason === '') {
      this.sending.refuse({ id: 'ops.reason.missing' });
      return false;
    }
    const sent = await this.sending.send(() =>
      this.#http.call('POST /ops/api/groups/:id/dissolve', { params: { id: ending.id }, body: { reason } }),
    );
    const isGone = this.sending.refusal === 'api.not_found';
    if (sent || isGone) {
      this.pages.remove(ending.id);
      this.ask(undefined);
    }
    return sent !== undefined;
  }
}
