import type { OpsComment } from '@livery/contract';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { Bulk } from '../bulk/bulk.store.ts';
import { ReasonForm } from '../desk/reason-form.store.ts';
import { SearchedPages } from '../searched-pages.ts';

/** What stands in the address. */
export interface CommentFilter {
  q: string;
  /** ID or account. */
  author: string;
  post: string;
  removed: boolean;
}

/** An address of a post, or its ID. */
export const postIn = (typed: string): string => typed.trim().split(/[?#]/)[0]?.split('/').at(-1) ?? '';

/** Comments that a filter finds, the newest first, and the one that is to be removed or put back. */
export class FoundComments {
  readonly searched: SearchedPages<OpsComment>;
  readonly filter: CommentFilter;
  readonly turning = new ReasonForm<OpsComment>();
  readonly bulk = new Bulk<string, 'remove' | 'restore'>((id, act, reason) =>
    this.turnOne(id, act === 'remove', reason),
  );
  readonly #http: HttpCalls;

  constructor(http: HttpCalls, filter: CommentFilter) {
    this.#http = http;
    this.filter = filter;
    const { q, author, post, removed } = filter;
    const query = {
      ...{ q: q || undefined, author: author || undefined, post: post || undefined },
      removed: removed || undefined,
    };
    this.searched = new SearchedPages<OpsComment>({
      page: (next_id, signal) =>
        http.call('GET /ops/api/comments', { query: { ...query, next_id }, signal, claims: 'all' }),
      keyOf: ({ id }) => id,
    });
  }

  /** Removes the one that is asked about with its replies, or puts it back with those. True when it is so. */
  async turn(): Promise<boolean> {
    const sent = await this.turning.send(({ id, is_removed }, reason) =>
      this.#set(id, { removed: !is_removed, reason }),
    );
    if (sent) this.bulk.leave(sent.item.id);
    return sent !== undefined;
  }

  /** One of those that are decided about together. @throws ApiFailure where it was not */
  turnOne(id: string, removed: boolean, reason: string): Promise<void> {
    return this.#set(id, { removed, reason }, 'all');
  }

  async #set(id: string, body: { removed: boolean; reason: string }, claims?: 'all'): Promise<void> {
    const asked = { params: { id }, body, ...(claims && { claims }) };
    await this.#http.call('POST /ops/api/comments/:id/visibility', asked);
    const { pages } = this.searched;
    for (const comment of pages.list)
      if (comment.id === id || comment.parent_id === id)
        pages.replace({ ...comment, is_removed: body.removed });
  }
}
