import type { EventMap, Post } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { failureWordsOf, passedWordsOf } from '../../../lib/errors/passed.ts';
import { ApiFailure } from '../../../lib/http/failure.ts';
import type { Http } from '../../../lib/http/http.ts';
import { newCid } from '../../../lib/ids.ts';
import { withLock } from '../../../lib/locks.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import { isRefusedFile } from '../../../lib/uploads/refused-file.ts';
import { UploadQueue } from '../../../lib/uploads/upload-queue.ts';
import type { DraftContent } from '../draft/draft.model.ts';
import { hasPublications } from '../has-publications.ts';
import { factsOf, fileKeys, type KeptPost } from '../kept-post.model.ts';
import type { KeptPosts } from '../kept-posts.ts';
import { Publication } from './publication.ts';
import { forgetBegunVideo } from './put-media.ts';
import { transfer } from './transfer.ts';

export interface PublicationsPort {
  http: Pick<Http, 'call' | 'upload'>;
  me(): string;
  kept: KeptPosts;
  /** The server has it, or says something new about it. */
  onPost(post: Post): void;
}

const wordsOf = (error: unknown): Words => {
  if (!(error instanceof ApiFailure)) return { id: 'publish.failed.device' };
  if (isRefusedFile(error)) return { id: 'publish.failed.file' };
  return failureWordsOf(error) ?? passedWordsOf(error) ?? { id: 'error.retry_later' };
};

/** Posts on their way, one at a time; they outlive the page, and a reload. */
export class PublicationsStore {
  /** The latest first. */
  list: readonly Publication[] = [];
  readonly #port: PublicationsPort;
  readonly #queue: UploadQueue<Publication>;
  #isStopped = false;

  constructor(port: PublicationsPort) {
    this.#port = port;
    this.#queue = new UploadQueue<Publication>({
      wait: 0,
      send: (publication, signal) => this.#send(publication, signal),
      onSent: () => undefined,
      onFail: (publication, error) => this.#fail(publication, error),
    });
    makeAutoObservable(this, { list: observableRef });
    addEventListener('offline', this.#pause);
    addEventListener('online', this.#resume);
    if (navigator.onLine === false) this.#pause();
    void this.#restore();
  }

  publish(content: DraftContent, now = new Date()): Publication {
    const kept: KeptPost = {
      id: newCid(),
      user_id: this.#port.me(),
      create_at: now.toISOString(),
      ...factsOf(content),
      sending: { paths: {} },
    };
    this.#keep(kept);
    hasPublications.write(true);
    const publication = new Publication(kept, content);
    this.#enqueue(publication);
    return publication;
  }

  retry(publication: Publication): void {
    this.#keep(publication.setFailure(undefined));
    this.#queue.add(publication);
  }

  /** Cancels what is under way, and forgets what has failed. What the server has is only not shown any more. */
  remove(publication: Publication): void {
    this.#queue.remove(publication);
    this.#drop(publication);
    void this.#port.kept.remove(publication.kept);
  }

  /** As `remove`, for who goes on writing it: its files stay. */
  takeBack(publication: Publication): DraftContent {
    this.#queue.remove(publication);
    this.#drop(publication);
    void this.#port.kept.remove(publication.kept, { keepFiles: true });
    return publication.content;
  }

  receive({ post_id, review, reason }: EventMap['post.reviewed']): void {
    this.list.find(({ postId }) => postId === post_id)?.setReview(review, reason);
  }

  /** Asks what became of posts that the server has: their events may have been missed. */
  async refresh(): Promise<void> {
    await Promise.all(this.list.map((publication) => this.#refresh(publication)));
  }

  stop(): void {
    this.#isStopped = true;
    removeEventListener('offline', this.#pause);
    removeEventListener('online', this.#resume);
    this.#queue.stop();
    for (const publication of this.list) publication.release();
  }

  readonly #pause = (): void => this.#queue.pause();
  readonly #resume = (): void => this.#queue.resume();

  #enqueue(publication: Publication): void {
    this.list = [publication, ...this.list];
    if (publication.state === 'waiting') this.#queue.add(publication);
  }

  async #restore(): Promise<void> {
    const { kept } = this.#port;
    const all = (await kept.list(this.#port.me())).filter(({ sending }) => sending !== undefined);
    const found = await Promise.all(
      all.map(async (post) => new Publication(post, await kept.contentOf(post))),
    );
    if (this.#isStopped) return;
    const known = new Set(this.list.map(({ cid }) => cid));
    runInAction(() => {
      for (const publication of found) if (!known.has(publication.cid)) this.#enqueue(publication);
    });
    if (this.list.length === 0) hasPublications.clear();
    await this.refresh();
  }

  /** Two tabs that found the same post after a reload send it in turn: it is stored once, by its `cid`. */
  async #send(publication: Publication, signal: AbortSignal): Promise<void> {
    const { cid } = publication;
    await withLock(`publish.${cid}`, async (hasWaited) => {
      signal.throwIfAborted();
      if (hasWaited && (await this.#isSentElsewhere(cid))) return this.#drop(publication);
      const keep = (post: KeptPost) => this.#keep(post);
      const post = await transfer(this.#port.http, publication, { signal, keep });
      if (!this.#isStopped) this.#accept(publication, post);
    });
  }

  async #isSentElsewhere(cid: string): Promise<boolean> {
    const kept = await this.#port.kept.get(cid);
    return kept?.sending === undefined || kept.sending.post_id !== undefined;
  }

  #accept(publication: Publication, post: Post): void {
    const kept = publication.setPosted(post.id);
    for (const { id } of kept.media) forgetBegunVideo(id);
    this.#review(publication, post);
    if (post.review === 'approved') void this.#port.kept.remove(kept);
    else {
      this.#keep({ ...kept, media: [] });
      void this.#port.kept.removeFiles(kept.media.flatMap(fileKeys));
      // What the server said of it before its id was known here was heard by nobody.
      if (post.review === 'processing') void this.#refresh(publication);
    }
  }

  #review(publication: Publication, post: Post): void {
    publication.setReview(post.review, post.review_reason);
    this.#port.onPost(post);
  }

  async #refresh(publication: Publication): Promise<void> {
    const { postId: id } = publication;
    if (id === undefined || publication.state === 'approved') return;
    const claims = 'all';
    const call = this.#port.http.call('GET /social/api/posts/:id', {
      params: { id },
      background: true,
      claims,
    });
    const post = await call.catch((error: unknown) => error);
    if (this.#isStopped) return;
    if (post instanceof ApiFailure) {
      if (post.code === 'api.post_not_exist') this.remove(publication);
      return;
    }
    const { state } = publication;
    // An answer from before what was heard meanwhile.
    if ((post as Post).review === 'processing' && state !== 'processing') return;
    this.#review(publication, post as Post);
  }

  #keep(post: KeptPost): void {
    if (!this.#isStopped) void this.#port.kept.put(post);
  }

  #drop(publication: Publication): void {
    if (this.#isStopped) return;
    publication.release();
    runInAction(() => {
      this.list = this.list.filter((one) => one !== publication);
    });
    for (const { id } of publication.content.media) forgetBegunVideo(id);
    if (this.list.length === 0) hasPublications.clear();
  }

  #fail(publication: Publication, error: unknown): void {
    if (this.#isStopped) return;
    this.#keep(publication.setFailure(wordsOf(error)));
  }
}
