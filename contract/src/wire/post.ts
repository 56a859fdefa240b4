import { type Static, Type } from 'typebox';
import { FollowRelation, POST_KINDS, POST_PRIVACIES, POST_REVIEWS } from '../enums.ts';
import { LIMITS } from '../limits.ts';
import { Nullable, OneOf, OneOfNumbers, Time } from './call.ts';

export const Author = Type.Object({
  id: Type.String(),
  nickname: Type.String(),
  username: Type.String(),
  avatar: Type.String(),
  avatar_thumbnail: Type.String(),
  is_followed: OneOfNumbers(FollowRelation),
});
export type Author = Static<typeof Author>;

/** Who is called by name: `@nickname` in the text, as it was when it was written. @assumed */
const Mention = Type.Object({ id: Type.String(), nickname: Type.String() });
export type Mention = Static<typeof Mention>;
/** People whom a text calls by name: their ids; who is not there is left out. @assumed */
export const MentionIds = Type.Array(Type.String({ maxLength: 64 }), { maxItems: LIMITS.mentions });

/**
 * A picture or a video: pixels known before it loads; `thumbhash` is base64. `duration` in seconds. `widths`: a picture is there
 * in these widths too, as AVIF, WebP and JPEG: `sourceOf` names their addresses; of a video: its poster is. `low`: the same video, 480 pixels high.
 * `preview`: stills of a video side by side in one picture, one each `every` seconds.
 * While the post is processing, `url` is ''.
 */
export const Media = Type.Object({
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  thumbhash: Type.String(),
  duration: Type.Optional(Type.Number()),
  poster: Type.Optional(Type.String()),
  /** @assumed, as are the next two. */
  widths: Type.Optional(Type.Array(Type.Integer())),
  low: Type.Optional(Type.String()),
  preview: Type.Optional(Type.Object({ url: Type.String(), count: Type.Integer(), every: Type.Number() })),
});
export type Media = Static<typeof Media>;

/** `view`: for the author alone. @assumed */
export const PostCounts = Type.Object({
  like: Type.Integer(),
  comment: Type.Integer(),
  collect: Type.Integer(),
  share: Type.Integer(),
  view: Type.Optional(Type.Integer()),
});
export type PostCounts = Static<typeof PostCounts>;

/** A post's place in the chart, from 1; `change` is how many places it rose, negative when it fell, null when it is new. */
const ChartPosition = Type.Object({
  rank: Type.Integer(),
  change: Nullable(Type.Integer()),
  /** What people have done with it, in one number: the place goes by it. @assumed */
  heat: Type.Optional(Type.Integer()),
});
export type ChartPosition = Static<typeof ChartPosition>;

export const PostPermissions = Type.Object({
  allow_comment: Type.Boolean(),
  allow_save: Type.Boolean(),
  privacy: OneOf(POST_PRIVACIES),
});

export const Post = Type.Object({
  id: Type.String(),
  author: Author,
  kind: OneOf(POST_KINDS),
  media: Type.Array(Media),
  description: Type.String(),
  hashtags: Type.Array(Type.String()),
  place: Type.String(),
  counts: PostCounts,
  liked: Type.Boolean(),
  collected: Type.Boolean(),
  /** @assumed */
  mentions: Type.Optional(Type.Array(Mention)),
  permissions: PostPermissions,
  review: OneOf(POST_REVIEWS),
  /** Why it was rejected, for its author: one of `POST_REFUSALS`, or an operator's words. @assumed */
  review_reason: Type.Optional(Type.String()),
  create_at: Time,
  /** In the chart alone. */
  chart: Type.Optional(ChartPosition),
});
export type Post = Static<typeof Post>;

/** Why a post is not shown to who asks. */
export const POST_HIDDEN = [
  'api.post_not_exist',
  'api.post_auditing',
  'api.post_audit_rejected',
  'api.author_deleted',
  'api.view_permission_denied',
] as const;

export const Comment = Type.Object({
  id: Type.String(),
  post_id: Type.String(),
  parent_id: Nullable(Type.String()),
  author: Author,
  text: Type.String(),
  /** @assumed */
  mentions: Type.Optional(Type.Array(Mention)),
  /** Whom a reply to a reply is meant for. @assumed */
  reply_to: Type.Optional(Mention),
  /** The author of the post has put it on top: one a post. @assumed */
  pinned: Type.Optional(Type.Boolean()),
  like_count: Type.Integer(),
  reply_count: Type.Integer(),
  liked: Type.Boolean(),
  create_at: Time,
});
export type Comment = Static<typeof Comment>;
