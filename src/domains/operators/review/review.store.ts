import type { WaitingPost } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import type { Desk } from '../desk/desk.ts';

export type ReviewDecision = 'approve' | 'reject';

/** Posts that wait for a look, one before the operator's eyes. */
export class ReviewQueue implements Desk {
  posts: readonly WaitingPost[] = [];
  status: 'loading' | 'ready' | 'failed' = 'loading';
  at = 0;
  reason = '';
  readonly sending = new Submission();
  readonly #http: HttpCalls;

  constructor(http: HttpCalls) {
    this.#http = http;
    makeAutoObservable(this, { posts: observableRef });
  }

  get current(): WaitingPost | undefined {
    return this.posts[this.at];
  }

  async load(): Promise<void> {
    this.status = 'loading';
    const answer = await this.#http.call('GET /ops/api/posts', { claims: 'all' }).catch(() => undefined);
    runInAction(() => {
      this.status = answer ? 'ready' : 'failed';
      this.posts = answer?.list ?? [];
      this.at = 0;
    });
  }

  setReason(reason: string): void {
    this.sending.reset();
    this.reason = reason;
  }

  /** To the one before or after, where there is one. */
  step(by: 1 | -1): void {
    this.at = Math.max(0, Math.min(this.posts.length - 1, this.at + by));
    this.reason = '';
  }

  accept(): Promise<boolean> {
    return this.decide('approve');
  }

  act(): Promise<boolean> {
    return this.decide('reject');
  }

  /** What another operator has decided meanwhile is gone from the queue too. True when it was this one. */
  async decide(decision: ReviewDecision): Promise<boolean> {
    const { current, reason } = this;
    if (!current) return false;
    const sent = await this.sending.send(() =>
      this.#http.call('POST /ops/api/posts/:id/review', {
        params: { id: current.id },
        body: { decision, reason: decision === 'reject' ? reason : '' },
      }),
    );
    const isGone =
      this.sending.refusal === 'api.invalid_data' || this.sending.refusal === 'api.post_not_exist';
    if (sent || isGone) this.#leave(current.id);
    return sent !== undefined;
  }

  /** One of those that are decided about together. @throws ApiFailure where it was not */
  async decideOne(id: string, decision: ReviewDecision, reason: string): Promise<void> {
    const asked = { params: { id }, body: { decision, reason }, claims: 'all' } as const;
    await this.#http.call('POST /ops/api/posts/:id/review', asked);
    this.#leave(id);
  }

  /** Has one before the operator’s eyes. */
  open(id: string): void {
    this.at = Math.max(
      0,
      this.posts.findIndex((post) => post.id === id),
    );
    this.reason = '';
  }

  #leave(id: string): void {
    runInAction(() => {
      const { current } = this;
      this.posts = this.posts.filter((post) => post.id !== id);
      // Whoever has gone on meanwhile stays on the post that they look at, with what they wrote about it.
      const at = this.posts.findIndex((post) => post.id === current?.id);
      this.at = at === -1 ? Math.max(0, Math.min(this.posts.length - 1, this.at)) : at;
      if (at === -1) this.reason = '';
    });
    if (this.posts.length === 0) void this.load();
  }
}
