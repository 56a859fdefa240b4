import type { Author, Media, Post, PostCounts, PostKind, PostMarks, PostReview } from '@livery/contract';
import { makeAutoObservable, observableRef } from 'mobx';
import { givenNames } from '../../lib/given-names.ts';
import { OptimisticToggle } from '../../lib/optimistic.ts';

/** A post as everybody on this screen sees it: feed, chart and post page share one. */
export class PostModel {
  readonly id: string;
  readonly author: Author;
  readonly kind: PostKind;
  /** Made ready after it was published: the author sees them come. */
  media: readonly Media[];
  readonly description: string;
  readonly hashtags: readonly string[];
  readonly place: string;
  readonly createAt: string;
  readonly mentions: Post['mentions'];
  readonly like: OptimisticToggle;
  readonly collect: OptimisticToggle;
  counts: PostCounts;
  /** For its author; others see approved posts alone. */
  review: PostReview;
  reviewReason: string | undefined;
  permissions: Post['permissions'];
  /** Its media are ready. */
  #isWhole: boolean;
  /** It was deleted, or is not for who reads any more. */
  isGone = false;

  constructor(post: Post) {
    this.id = post.id;
    this.author = post.author;
    this.kind = post.kind;
    this.media = post.media;
    this.description = post.description;
    this.hashtags = post.hashtags;
    this.place = post.place;
    this.createAt = post.create_at;
    this.mentions = post.mentions;
    this.permissions = post.permissions;
    this.like = new OptimisticToggle(post.liked);
    this.collect = new OptimisticToggle(post.collected);
    this.counts = post.counts;
    this.review = post.review;
    this.#isWhole = post.review !== 'processing';
    this.reviewReason = post.review_reason;
    makeAutoObservable(this, { id: false, author: false, media: observableRef, hashtags: false });
  }

  /** What the reader calls its author. */
  get authorName(): string {
    const { id, nickname } = this.author;
    return givenNames.get().get(id) ?? nickname;
  }

  /** Its media can be shown: they have addresses once they are made ready. */
  get isReady(): boolean {
    return this.media.every(({ url }) => url !== '');
  }

  /** The first line, where there are more. */
  get title(): string | undefined {
    const end = this.description.indexOf('\n');
    return end > 0 ? this.description.slice(0, end).trim() : undefined;
  }

  get text(): string {
    const { title } = this;
    return title === undefined
      ? this.description
      : this.description.slice(this.description.indexOf('\n')).trim();
  }

  /** Hashtags that stand behind the words: the others stand in them. */
  get lastTags(): readonly string[] {
    const isSaid = (tag: string) =>
      new RegExp(`#${tag}(?![\\p{L}\\p{M}\\p{N}_])`, 'iu').test(this.description);
    return this.hashtags.filter((tag) => !isSaid(tag));
  }

  /** One line for lists and for people who hear the screen. */
  get caption(): string {
    return this.title ?? this.description;
  }

  get likeCount(): number {
    return this.counts.like + this.like.drift;
  }

  get collectCount(): number {
    return this.counts.collect + this.collect.drift;
  }

  /** Weighed as the server ranks the chart. */
  get heat(): number {
    return this.likeCount + 3 * this.counts.comment + 2 * this.collectCount;
  }

  /** Whether somebody here marked it after a question that was asked at `time`. */
  changedSince(time: number): boolean {
    return this.like.changedSince(time) || this.collect.changedSince(time);
  }

  accept({ counts, liked, collected }: PostMarks): void {
    this.counts = counts;
    this.like.accept(liked);
    this.collect.accept(collected);
  }

  setReview(review: PostReview, reason: string | undefined): void {
    this.review = review;
    this.reviewReason = reason;
  }

  /** What becomes of it once its media are ready and somebody has looked at it. */
  revise({ media, review, review_reason }: Pick<Post, 'media' | 'review' | 'review_reason'>): void {
    // Addresses change with each reading: what is shown stays.
    if (!this.#isWhole) this.media = media;
    this.#isWhole ||= review !== 'processing';
    this.setReview(review, review_reason);
  }

  addComments(more: number): void {
    this.counts = { ...this.counts, comment: this.counts.comment + more };
  }
}
