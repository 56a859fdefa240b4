import { type Static, Type } from 'typebox';
import { calls, Nothing, Page } from './call.ts';

/** A hashtag as operators see it. */
export const OpsHashtag = Type.Object({
  /** As it is looked for; names it. */
  name: Type.String(),
  /** As it was written first. */
  shown: Type.String(),
  /** Posts that have it. */
  count: Type.Integer(),
  is_hidden: Type.Boolean(),
});
export type OpsHashtag = Static<typeof OpsHashtag>;

/** Hashtags, as operators hide them: not found, not suggested; posts keep them. All of it is `@assumed`. */
export const operatorsHashtagsCalls = calls({
  'GET /ops/api/hashtags': {
    access: 'operator',
    right: 'content.review',
    summary:
      'Hashtags that begin so, 50 at most; without words all of them; the most used first. Or those that are hidden',
    query: Type.Object({
      q: Type.Optional(Type.String({ maxLength: 80 })),
      hidden: Type.Optional(Type.Boolean()),
      next_id: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    result: Page(OpsHashtag),
  },
  'POST /ops/api/hashtags/:name/visibility': {
    access: 'operator',
    right: 'content.review',
    summary: 'Hide a hashtag, also one that nobody has used yet, or show it again; a repeat changes nothing',
    params: Type.Object({ name: Type.String({ maxLength: 200 }) }),
    body: Type.Object({ hidden: Type.Boolean(), reason: Type.String({ minLength: 1, maxLength: 300 }) }),
    result: Nothing,
  },
});
