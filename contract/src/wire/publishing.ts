import { type Static, Type } from 'typebox';
import { POST_KINDS, POST_PRIVACIES } from '../enums.ts';
import { LIMITS } from '../limits.ts';
import { calls, FormFields, Nothing, OneOf } from './call.ts';
import { Cid } from './ids.ts';
import { MentionIds, Post } from './post.ts';

const FilePath = Type.String({ minLength: 1, maxLength: 300 });
const place = Type.Optional(Type.String({ maxLength: 4 * LIMITS.place }));
const text = {
  description: Type.String({ maxLength: 4 * LIMITS.description }),
  hashtags: Type.Array(Type.String({ maxLength: 4 * LIMITS.hashtagLength }), { maxItems: LIMITS.hashtags }),
};

/** What is published: nine pictures, a video, or words alone. `cover_path`: a picture that was sent as one. @assumed */
const Draft = Type.Object({
  cid: Cid,
  kind: OneOf(POST_KINDS),
  ...text,
  mentions: Type.Optional(MentionIds),
  place,
  media: Type.Array(Type.Object({ file_path: FilePath, cover_path: Type.Optional(FilePath) }), {
    maxItems: LIMITS.postImages,
  }),
  privacy: OneOf(POST_PRIVACIES),
  allow_comment: Type.Boolean(),
  allow_save: Type.Boolean(),
});
export type PostDraft = Static<typeof Draft>;

/** A long video that comes in parts, as in a conversation. */
const VideoParts = Type.Object({
  file_path: FilePath,
  size: Type.Integer({ minimum: 1, maximum: LIMITS.videoFile }),
});

const WORDS = ['api.block_word', 'api.comment_has_hyperlink'] as const;

/** From what somebody picked to a post. All bodies are `@assumed`. */
export const publishingCalls = calls({
  /**
   * With `form_data`: a form post to `url`, the field `file` last. Without: a `PUT` as `video/mp4`, or for `mov` (what
   * iPhones film: QuickTime, @assumed) as `video/quicktime`, which is refused where nothing makes an MP4 of it.
   */
  'GET /social/api/upload-info': {
    access: 'user',
    summary: 'Where to put a picture or a video of a post',
    query: Type.Object({
      kind: OneOf(['image', 'video']),
      extension: OneOf(['jpg', 'jpeg', 'png', 'webp', 'gif', 'mp4', 'mov']),
    }),
    result: Type.Object({
      file_path: Type.String(),
      url: Type.String(),
      form_data: Type.Optional(FormFields),
    }),
  },
  /** Where the missing parts of a long video go: each by `PUT`, in any order, and again after a cut. @assumed */
  'GET /social/api/upload-parts': {
    access: 'user',
    summary: 'Where the missing parts of a long video of a post go',
    query: VideoParts,
    result: Type.Object({
      part_size: Type.Integer(),
      missing: Type.Array(Type.Object({ number: Type.Integer({ minimum: 1 }), url: Type.String() })),
    }),
    errors: ['api.invalid_data'],
  },
  /** Makes one video of its parts, once all have arrived; a repeat returns the same. @assumed */
  'POST /social/api/upload-parts': {
    access: 'user',
    summary: 'Make one video of its parts',
    body: VideoParts,
    result: Type.Object({ file_path: Type.String(), size: Type.Integer() }),
    errors: ['api.invalid_data'],
  },
  /** Says before it is published what would refuse it: a word of the brand's list, a link. */
  'POST /social/api/posts/check-content': {
    access: 'user',
    summary: 'Whether these words may be published',
    body: Type.Object({ ...text, place }),
    result: Nothing,
    errors: WORDS,
  },
  /** The post is `processing` until its media are ready, then `approved`, or `auditing` where operators look first. */
  'POST /social/api/posts': {
    access: 'user',
    summary: 'Publish a post',
    body: Draft,
    result: Post,
    errors: [...WORDS, 'api.invalid_data'],
  },
});
