import type { OpsGroup } from '@livery/contract';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { PagedList } from '../../../lib/lists/paged-list.ts';
import { ReasonForm } from '../desk/reason-form.store.ts';

/** Groups whose names begin so, and the one that is to be dissolved. */
export class FoundGroups {
  readonly pages: PagedList<OpsGroup>;
  readonly ending = new ReasonForm<OpsGroup>();
  readonly #http: HttpCalls;

  constructor(http: HttpCalls, q: string) {
    this.#http = http;
    this.pages = new PagedList<OpsGroup>({
      page: (next_id, signal) =>
        http.call('GET /ops/api/groups', { query: { q: q || undefined, next_id }, signal, claims: 'all' }),
      keyOf: ({ id }) => id,
    });
  }

  /** True when it is dissolved. */
  async dissolve(): Promise<boolean> {
    const { asked, sending } = this.ending;
    const sent = await this.ending.send(({ id }, reason) =>
      this.#http.call('POST /ops/api/groups/:id/dissolve', { params: { id }, body: { reason } }),
    );
    const isGone = sending.refusal === 'api.not_found';
    if (asked && (sent || isGone)) {
      this.ending.leave(asked);
      this.pages.remove(asked.id);
    }
    return sent !== undefined;
  }
}
