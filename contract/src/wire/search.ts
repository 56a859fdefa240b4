import { type Static, Type } from 'typebox';
import { LIMITS } from '../limits.ts';
import { AuthorEntry } from './authors.ts';
import { calls, OneOf, Page } from './call.ts';
import { Post } from './post.ts';

/** A hashtag without its sign; `count`: posts that everybody may see. @assumed */
export const Hashtag = Type.Object({ name: Type.String(), count: Type.Integer() });
export type Hashtag = Static<typeof Hashtag>;

/** What is looked for. @assumed */
const SEARCHED = ['users', 'posts', 'hashtags'] as const;
export type Searched = (typeof SEARCHED)[number];

const found = {
  mayBeLate: true,
  summary: 'People by nickname or ID, posts by their words, hashtags',
  query: Type.Object({
    type: OneOf(SEARCHED),
    q: Type.String({ minLength: 1, maxLength: LIMITS.search }),
    next_id: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  /** Of the `type` that was asked for; the two other lists are empty. */
  result: Type.Object({
    users: Type.Array(AuthorEntry),
    posts: Type.Array(Post),
    hashtags: Type.Array(Hashtag),
    next_id: Type.Union([Type.String(), Type.Null()]),
  }),
} as const;

/** Those that begin with `q`, most used first; without it those that are used most now. */
const hashtags = {
  mayBeLate: true,
  summary: 'Hashtags, most used first',
  query: Type.Object({ q: Type.Optional(Type.String({ maxLength: 4 * LIMITS.hashtagLength })) }),
  result: Type.Object({ list: Type.Array(Hashtag) }),
} as const;

/**
 * `count` is the same for all who ask: posts that everybody may see. The pages leave out what their reader hides and whom a block
 * stands between, so they may have fewer; once the last has come, its reader is told how many there were.
 */
const tagged = {
  mayBeLate: true,
  summary: 'Posts with a hashtag, best first or newest first',
  params: Type.Object({ name: Type.String({ minLength: 1, maxLength: 4 * LIMITS.hashtagLength }) }),
  query: Type.Object({
    order: Type.Optional(OneOf(['best', 'newest'])),
    next_id: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  result: Type.Object({ count: Type.Integer(), ...Page(Post).properties }),
} as const;

/** One page of what stands under a hashtag, and how many everybody may see. */
export type TaggedPage = Static<typeof tagged.result>;

/** All but the first are `@assumed`; its parameters and result are too. */
export const searchCalls = calls({
  'GET /api/v1/search': { access: 'user', ...found },
  'GET /api/v1/guest/search': { access: 'guest', area: 'search', ...found },
  'GET /social/api/hashtags': { access: 'user', ...hashtags },
  'GET /social/api/guest/hashtags': { access: 'guest', area: 'search', ...hashtags },
  'GET /social/api/hashtags/:name/posts': { access: 'user', ...tagged },
  'GET /social/api/guest/hashtags/:name/posts': { access: 'guest', area: 'search', ...tagged },
});
