import type { OpsHashtag } from '@livery/contract';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { PagedList } from '../../../lib/lists/paged-list.ts';
import { ReasonForm } from '../desk/reason-form.store.ts';

/** What stands in the address. */
export interface HashtagFilter {
  q: string;
  hidden: boolean;
}

/** Hashtags of the brand, and the one that is to be hidden or shown again. */
export class FoundHashtags {
  readonly pages: PagedList<OpsHashtag>;
  readonly filter: HashtagFilter;
  readonly turning = new ReasonForm<OpsHashtag>();
  readonly #http: HttpCalls;

  constructor(http: HttpCalls, filter: HashtagFilter) {
    this.#http = http;
    this.filter = filter;
    const query = { q: filter.q || undefined, hidden: filter.hidden || undefined };
    this.pages = new PagedList<OpsHashtag>({
      page: (next_id, signal) =>
        http.call('GET /ops/api/hashtags', { query: { ...query, next_id }, signal, claims: 'all' }),
      keyOf: ({ name }) => name,
    });
  }

  /** Hides the one that is asked about, or shows it again. True when it is so. */
  async turn(): Promise<boolean> {
    const sent = await this.turning.send(({ name, is_hidden }, reason) =>
      this.#http.call('POST /ops/api/hashtags/:name/visibility', {
        ...{ params: { name }, body: { hidden: !is_hidden, reason } },
      }),
    );
    if (!sent) return false;
    this.pages.replace({ ...sent.item, is_hidden: !sent.item.is_hidden });
    return true;
  }
}
