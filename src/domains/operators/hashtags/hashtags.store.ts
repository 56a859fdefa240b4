import type { OpsHashtag } from '@livery/contract';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { PagedList } from '../../../lib/lists/paged-list.ts';
import { Bulk } from '../bulk/bulk.store.ts';
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
  readonly bulk = new Bulk<string, 'hide' | 'show'>((name, act, reason) =>
    this.turnOne(name, act === 'hide', reason),
  );
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
    const sent = await this.turning.send((hashtag, reason) =>
      this.#set(hashtag, { hidden: !hashtag.is_hidden, reason }),
    );
    if (sent) this.bulk.leave(sent.item.name);
    return sent !== undefined;
  }

  /** One of those that are decided about together. @throws ApiFailure where it was not */
  async turnOne(name: string, hidden: boolean, reason: string): Promise<void> {
    const hashtag = this.pages.list.find((each) => each.name === name);
    if (!hashtag) throw new Error(`${name} is listed no more`);
    await this.#set(hashtag, { hidden, reason }, 'all');
  }

  async #set(hashtag: OpsHashtag, body: { hidden: boolean; reason: string }, claims?: 'all'): Promise<void> {
    const asked = { params: { name: hashtag.name }, body, ...(claims && { claims }) };
    await this.#http.call('POST /ops/api/hashtags/:name/visibility', asked);
    this.pages.replace({ ...hashtag, is_hidden: body.hidden });
  }
}
