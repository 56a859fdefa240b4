import type { OpsHashtag } from '@livery/contract';
import { makeAutoObservable, observableRef } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { PagedList } from '../../../lib/lists/paged-list.ts';

/** What stands in the address. */
export interface HashtagFilter {
  q: string;
  hidden: boolean;
}

/** Hashtags of the brand, and the one that is to be hidden or shown again. */
export class FoundHashtags {
  readonly pages: PagedList<OpsHashtag>;
  readonly filter: HashtagFilter;
  /** The one that the operator is asked about. */
  asked: OpsHashtag | undefined;
  reason = '';
  readonly sending = new Submission();
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
    makeAutoObservable(this, { pages: false, filter: false, asked: observableRef });
  }

  ask(hashtag: OpsHashtag | undefined): void {
    this.sending.reset();
    this.asked = hashtag;
    this.reason = '';
  }

  setReason(reason: string): void {
    this.sending.reset();
    this.reason = reason;
  }

  /** Hides the one that is asked about, or shows it again. True when it is so. */
  async turn(): Promise<boolean> {
    const { asked } = this;
    const reason = this.reason.trim();
    if (!asked) return false;
    if (reason === '') {
      this.sending.refuse({ id: 'ops.reason.missing' });
      return false;
    }
    const hidden = !asked.is_hidden;
    const sent = await this.sending.send(() =>
      this.#http.call('POST /ops/api/hashtags/:name/visibility', {
        params: { name: asked.name },
        body: { hidden, reason },
      }),
    );
    if (!sent) return false;
    this.pages.replace({ ...asked, is_hidden: hidden });
    this.ask(undefined);
    return true;
  }
}
