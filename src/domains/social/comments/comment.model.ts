import type { Author, Comment, Mention } from '@livery/contract';
import { makeAutoObservable } from 'mobx';
import { OptimisticToggle } from '../../../lib/optimistic.ts';

/** A comment, or a reply to one, with what changes about it while it is read. */
export class CommentModel {
  readonly id: string;
  /** The comment that it replies to; null for one of its own. */
  readonly parentId: string | null;
  readonly author: Author;
  readonly text: string;
  readonly mentions: readonly Mention[];
  readonly replyTo: Mention | undefined;
  readonly createAt: string;
  readonly like: OptimisticToggle;
  replyCount: number;
  isPinned: boolean;
  /** Likes, as the server last counted them. */
  counted: number;

  constructor(comment: Comment) {
    this.id = comment.id;
    this.parentId = comment.parent_id;
    this.author = comment.author;
    this.text = comment.text;
    this.mentions = comment.mentions ?? [];
    this.replyTo = comment.reply_to;
    this.createAt = comment.create_at;
    this.like = new OptimisticToggle(comment.liked);
    this.replyCount = comment.reply_count;
    this.isPinned = comment.pinned ?? false;
    this.counted = comment.like_count;
    makeAutoObservable(this, { id: false, author: false, mentions: false, replyTo: false });
  }

  get likeCount(): number {
    return this.counted + this.like.drift;
  }

  accept({ like_count, liked }: Pick<Comment, 'like_count' | 'liked'>): void {
    this.counted = like_count;
    this.like.accept(liked);
  }
}
