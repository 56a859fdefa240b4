import { type Static, Type } from 'typebox';
import { calls, Nothing, Nullable, Page, Time } from './call.ts';

/** A comment as operators see it. */
export const OpsComment = Type.Object({
  id: Type.String(),
  post_id: Type.String(),
  /** What it replies to. */
  parent_id: Nullable(Type.String()),
  author_id: Type.String(),
  /** Empty for who is gone. */
  username: Type.String(),
  text: Type.String(),
  like_count: Type.Integer(),
  reply_count: Type.Integer(),
  /** By an operator, alone or with what it replies to. */
  is_removed: Type.Boolean(),
  create_at: Time,
});
export type OpsComment = Static<typeof OpsComment>;

/** Comments of everybody, as operators find and remove them. All of it is `@assumed`. */
export const operatorsCommentsCalls = calls({
  'GET /ops/api/comments': {
    access: 'operator',
    right: 'content.review',
    summary:
      'Comments, the newest first: of a person, below a post, that contain something, or that were removed. A page may be empty and yet not the last',
    query: Type.Object({
      q: Type.Optional(Type.String({ maxLength: 80 })),
      /** ID or account. */
      author: Type.Optional(Type.String({ maxLength: 80 })),
      post: Type.Optional(Type.String({ maxLength: 80 })),
      removed: Type.Optional(Type.Boolean()),
      next_id: Type.Optional(Type.String({ maxLength: 80 })),
    }),
    result: Page(OpsComment),
  },
  'POST /ops/api/comments/:id/visibility': {
    access: 'operator',
    right: 'content.review',
    summary: 'Remove a comment with its replies, or put back what that removed; a repeat changes nothing',
    params: Type.Object({ id: Type.String({ maxLength: 80 }) }),
    body: Type.Object({ removed: Type.Boolean(), reason: Type.String({ minLength: 1, maxLength: 300 }) }),
    result: Nothing,
  },
});
