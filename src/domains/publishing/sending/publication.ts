import type { PostReview } from '@livery/contract';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import type { UploadStatus } from '../../../lib/uploads/upload-queue.ts';
import { refusalWords } from '../../social/index.ts';
import { type DraftContent, shownOf } from '../draft/draft.model.ts';
import type { KeptPost, Sending, SentPaths } from '../kept-post.model.ts';

/** Where a post is on its way; the server's own words for it once it is there. */
export type PublicationState = UploadStatus | Exclude<PostReview, 'deleted'>;

/** A post on its way. */
export class Publication {
  readonly cid: string;
  readonly content: DraftContent;
  state: PublicationState;
  /** Why it failed, or was not approved. */
  reason: Words | undefined;
  kept: KeptPost;
  /** Shares that have gone, 0–1, by the ids of `media`. */
  shares: Readonly<Record<string, number>> = {};
  #url: string | undefined;

  constructor(kept: KeptPost, content: DraftContent) {
    const { failure, post_id } = kept.sending ?? {};
    this.kept = kept;
    this.cid = kept.id;
    this.content = content;
    this.state = post_id !== undefined ? 'processing' : failure ? 'fail' : 'waiting';
    this.reason = failure;
    makeAutoObservable(this, {
      cid: false,
      content: false,
      kept: observableRef,
      reason: observableRef,
      shares: observableRef,
      url: false,
    });
  }

  get postId(): string | undefined {
    return this.kept.sending?.post_id;
  }

  /** Share of the bytes that have gone, 0–1. */
  get progress(): number {
    const sizes = this.content.media.map((picked) => ({
      share: this.shares[picked.id] ?? (this.paths[picked.id] ? 1 : 0),
      size: (picked.kind === 'image' ? picked.ready : picked.source).size,
    }));
    const all = sizes.reduce((sum, { size }) => sum + size, 0);
    return all === 0 ? 0 : sizes.reduce((sum, { share, size }) => sum + share * size, 0) / all;
  }

  get paths(): Sending['paths'] {
    return this.kept.sending?.paths ?? {};
  }

  setStatus(state: UploadStatus): void {
    this.state = state;
    if (state !== 'fail') this.reason = undefined;
  }

  setProgress(id: string, share: number): void {
    this.shares = { ...this.shares, [id]: share };
  }

  setReview(review: PostReview, reason: string | undefined): void {
    if (review === 'deleted') return;
    this.state = review;
    this.reason = reason ? refusalWords(reason) : undefined;
  }

  /** Returns what is to be kept from now on; without a reason it is tried again. */
  setFailure(reason: Words | undefined): KeptPost {
    this.reason = reason;
    const { failure: _, ...sending } = this.kept.sending ?? { paths: {} };
    this.kept = { ...this.kept, sending: { ...sending, ...(reason && { failure: reason }) } };
    return this.kept;
  }

  /** Returns what is to be kept from now on. */
  setArrived(id: string, paths: SentPaths): KeptPost {
    return this.#send({ paths: { ...this.paths, [id]: paths } });
  }

  /** What had arrived is gone, or refused: the next try begins anew. */
  forgetPaths(): KeptPost {
    this.shares = {};
    return this.#send({ paths: {} });
  }

  setPosted(post_id: string): KeptPost {
    return this.#send({ post_id });
  }

  /** For `src`: its first picture, until `release`. */
  url(): string | undefined {
    const [first] = this.content.media;
    this.#url ??= first && URL.createObjectURL(shownOf(first));
    return this.#url;
  }

  release(): void {
    if (this.#url !== undefined) URL.revokeObjectURL(this.#url);
    this.#url = undefined;
  }

  #send(change: Partial<Sending>): KeptPost {
    const sending = { paths: this.paths, ...this.kept.sending, ...change };
    this.kept = { ...this.kept, sending };
    return this.kept;
  }
}
