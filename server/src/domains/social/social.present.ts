import {
  type Author,
  type AuthorEntry,
  type AuthorProfile,
  type ChartPosition,
  type Comment,
  FollowRelation,
  type Media,
  type Post,
  type PostCounts,
  type PostKind,
  type PostPrivacy,
  type PostReview,
  type ShareCard,
} from '@livery/contract';
import { publicUrl } from '../../infra/objects/keys.ts';
import { type PersonRow, presentPerson } from '../users/users.present.ts';
import type { UserRow } from '../users/users.service.ts';
import type { CommentRow } from './comments/comments.repository.ts';
import type { ChangingRow, PostRow } from './posts/posts.repository.ts';
import { quoted } from './quoted.ts';
import type { StoredMedia } from './social.tables.ts';

type AuthorRow = Omit<PersonRow, 'id'> & { author_id: string; followed: boolean };

export const presentAuthor = (row: AuthorRow, viewer: string): Author => ({
  ...presentPerson({ ...row, id: row.author_id }),
  is_followed: relationOf(row, viewer),
});

interface EntryRow extends AuthorRow {
  follows_viewer: boolean;
}

export const presentEntry =
  (viewer: string) =>
  (row: EntryRow): AuthorEntry => ({ ...presentAuthor(row, viewer), follows_me: row.follows_viewer });

type ProfileRow = Omit<EntryRow, 'author_id'> &
  Pick<UserRow, 'id' | 'bio' | 'likes_private' | 'collects_private'>;

export const presentProfile = (row: ProfileRow, viewer: string): AuthorProfile => ({
  ...presentEntry(viewer)({ ...row, author_id: row.id }),
  bio: row.bio,
  liked_open: row.id === viewer || !row.likes_private,
  collected_open: row.id === viewer || !row.collects_private,
});

export const relationOf = (
  { author_id, followed }: Pick<AuthorRow, 'author_id' | 'followed'>,
  viewer: string,
): FollowRelation => {
  if (author_id === viewer) return FollowRelation.SELF;
  return followed ? FollowRelation.FOLLOWING : FollowRelation.NOT_FOLLOWING;
};

const presentMedia = ({ file, poster, low, preview, source, cover, ...rest }: StoredMedia): Media => ({
  ...rest,
  url: source === undefined ? publicUrl(file) : '',
  ...(poster !== undefined && { poster: publicUrl(poster) }),
  ...(low !== undefined && { low: publicUrl(low) }),
  ...(preview && {
    preview: { url: publicUrl(preview.file), count: preview.count, every: preview.every },
  }),
});

/** Views are for the author alone. */
export const presentCounts = (row: ChangingRow, viewer: string): PostCounts => ({
  like: row.like_count,
  comment: row.comment_count,
  collect: row.collect_count,
  share: row.share_count,
  ...(row.author_id === viewer && { view: row.view_count }),
});

export const presentPost =
  (viewer: string) =>
  (row: PostRow & { chart?: ChartPosition }): Post => ({
    id: row.id,
    author: presentAuthor(row, viewer),
    kind: row.kind satisfies PostKind,
    media: row.media.map(presentMedia),
    description: row.description,
    hashtags: row.hashtags,
    place: row.place,
    counts: presentCounts(row, viewer),
    liked: row.liked,
    collected: row.collected,
    permissions: {
      allow_comment: row.allow_comment,
      allow_save: row.allow_save,
      privacy: row.privacy as PostPrivacy,
    },
    review: row.review as PostReview,
    ...(row.mentions.length > 0 && { mentions: row.mentions }),
    ...(row.author_id === viewer && row.review_reason !== '' && { review_reason: row.review_reason }),
    create_at: row.create_at.toISOString(),
    ...(row.chart && { chart: row.chart }),
  });

/** A post that was shared; one that the viewer may not open shows nothing. */
export const presentCardOf = (row: PostRow, state: ShareCard['state']): ShareCard => ({
  id: row.id,
  state,
  ...(state === 'open' && {
    author: presentPerson({ ...row, id: row.author_id }),
    post: {
      kind: row.kind satisfies PostKind,
      description: quoted(row.description),
      cover: row.media[0] ? presentMedia(row.media[0]) : null,
    },
  }),
});

export const presentComment =
  (viewer: string) =>
  (row: CommentRow): Comment => ({
    id: row.id,
    post_id: row.post_id,
    parent_id: row.parent_id,
    author: presentAuthor(row, viewer),
    text: row.text,
    ...(row.mentions.length > 0 && { mentions: row.mentions }),
    ...(row.reply_to && { reply_to: row.reply_to }),
    ...(row.pinned && { pinned: true }),
    like_count: row.like_count,
    reply_count: row.reply_count,
    liked: row.liked,
    create_at: row.create_at.toISOString(),
  });
