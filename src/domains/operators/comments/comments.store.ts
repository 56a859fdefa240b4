import type { OpsComment } from '@livery/contract';
import { makeAutoObservable, observableRef } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
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
  /** The one that the operator is asked about. */
  asked: OpsComment | undefined;
  reason = '';
  readonly sending = new Submission();
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
    makeAutoObservable(this, { searched: false, filter: false, asked: observableRef });
  }

  ask(comment: OpsComment | undefined): void {
    this.sending.reset();
    this.asked = comment;
    this.reason = '';
  }

  setReason(reason: string): void {
    this.sending.reset();
    this.reason = reason;
  }

  /** Removes the one that is asked about with its replies, or puts it back with those. True when it is so. */
  async turn(): Promise<boolean> {
    const { asked } = this;
    const reason = this.reason.trim();
    if (!asked) return false;
    if (reason === '') {
      this.sending.refuse({ id: 'ops.reason.missing' });
      return false;
    }
    const removed = !asked.is_removed;
    if (!(await this.sending.send(() => this.#set(asked.id, removed, reason)))) return false;
    const { pages } = this.searched;
    for (const comment of pages.list)
      if (comment.id === asked.id || comment.parent_id === asked.id)
        pages.replace({ ...comment, is_removed: removed });
    this.ask(undefined);
    return true;
  }

  #set(id: string, removed: boolean, reason: string): Promise<object> {
    return this.#http.call('POST /ops/api/comments/:id/visibility', {
      ...{ params: { id }, body: { removed, reason } },
    });
  }
}
