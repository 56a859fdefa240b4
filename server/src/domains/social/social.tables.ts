import type { Mention } from '@livery/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Bucket, OptionalTime, Stamp } from '../../infra/database/columns.ts';
import type { DomainTables } from '../../infra/database/table-owners.ts';
import type { ReadyMedium } from '../media/media.service.ts';

/** Media of a post as stored: `file` names an object of the store, presenters turn it into a URL. */
export interface StoredMedia extends ReadyMedium {
  /** What was sent, until it is made ready: paths of uploads. */
  source?: string;
  cover?: string;
}

export interface PostsTable {
  bucket: Bucket;
  id: string;
  author_id: string;
  kind: 'video' | 'images' | 'text';
  description: Generated<string>;
  hashtags: Generated<string[]>;
  place: Generated<string>;
  media: ColumnType<StoredMedia[], string | undefined, string>;
  allow_comment: Generated<boolean>;
  allow_save: Generated<boolean>;
  privacy: Generated<string>;
  review: Generated<string>;
  review_reason: Generated<string>;
  mentions: ColumnType<Mention[], string | undefined, string>;
  /** When its files, and what hangs on it, are removed. */
  erase_at: OptionalTime;
  like_count: Generated<number>;
  comment_count: Generated<number>;
  collect_count: Generated<number>;
  share_count: Generated<number>;
  view_count: Generated<number>;
  score: Generated<number>;
  create_at: Stamp;
  /** Raised by each change of what is the same for all who read it. */
  version: Generated<number>;
  /** When it was put into the timelines of who follows its author; null while it was not. */
  spread_at: OptionalTime;
}

export interface PostMarksTable {
  bucket: Bucket;
  post_id: string;
  user_id: string;
  create_at: Stamp;
}

export interface FollowsTable {
  user_id: string;
  author_id: string;
  create_at: Stamp;
}

/** How many follow somebody, and how many they follow. */
export interface FollowCountsTable {
  user_id: string;
  followers: Generated<number>;
  followings: Generated<number>;
  /** Their posts are not handed out but looked for. */
  is_wide: Generated<boolean>;
}

/** What somebody's follow feed is read from. */
export interface TimelinesTable {
  user_id: string;
  post_id: string;
  author_id: string;
}

export interface PostViewsTable {
  bucket: Bucket;
  post_id: string;
  user_id: string;
  create_at: Stamp;
  view_at: Stamp;
}

export interface HiddenPostsTable {
  user_id: string;
  post_id: string;
  create_at: Stamp;
}

export interface HiddenAuthorsTable {
  user_id: string;
  author_id: string;
  create_at: Stamp;
}

export interface CommentsTable {
  bucket: Bucket;
  id: string;
  post_id: string;
  parent_id: string | null;
  author_id: string;
  text: string;
  mentions: ColumnType<Mention[], string | undefined, string>;
  reply_to: ColumnType<Mention | null, string | null | undefined, string | null>;
  /** On top of its post: one a post. */
  pinned: Generated<boolean>;
  like_count: Generated<number>;
  reply_count: Generated<number>;
  /** By an operator: the comment that it was removed with, itself or the one that it replies to. */
  removed_with: ColumnType<string | null, string | null | undefined, string | null>;
  cid: string;
  create_at: Stamp;
}

export interface CommentLikesTable {
  bucket: Bucket;
  comment_id: string;
  user_id: string;
  create_at: Stamp;
}

export interface ChartRanksTable {
  range: '24h' | '7d';
  post_id: string;
  rank: number;
}

declare module '../../infra/database/tables.ts' {
  interface Tables {
    posts: PostsTable;
    post_likes: PostMarksTable;
    post_collects: PostMarksTable;
    post_shares: PostMarksTable;
    follows: FollowsTable;
    follow_counts: FollowCountsTable;
    timelines: TimelinesTable;
    post_views: PostViewsTable;
    hidden_posts: HiddenPostsTable;
    hidden_authors: HiddenAuthorsTable;
    comments: CommentsTable;
    comment_likes: CommentLikesTable;
    chart_ranks: ChartRanksTable;
  }
}

export const tables: DomainTables = {
  owns: [
    'posts',
    'post_likes',
    'post_collects',
    'post_shares',
    'follows',
    'follow_counts',
    'timelines',
    'post_views',
    'hidden_posts',
    'hidden_authors',
    'comments',
    'comment_likes',
    'chart_ranks',
  ],
  uses: [
    {
      table: 'outbox',
      access: 'write',
      why: 'A mark or a follow, its counts and what the author is told of it are one statement.',
    },
    { table: 'cids', access: 'write', why: 'A comment, or a post, and its client id are stored together.' },
    {
      table: 'users',
      access: 'read',
      why: 'A page of posts or comments is one statement, with the profiles of their authors.',
    },
    {
      table: 'blocks',
      access: 'read',
      why: 'Lists leave out whom a block stands between before they count a page; a post says whom its author has blocked.',
    },
  ],
};
