import { type Static, Type } from 'typebox';
import { FollowRelation } from '../enums.ts';
import { LIMITS } from '../limits.ts';
import { calls, Nothing, OneOfNumbers, Page } from './call.ts';
import { IdParams } from './ids.ts';
import { Author, Post } from './post.ts';

/** `posts` that everybody may see, and their `likes`; who follows the author and whom they follow. The fields are `@assumed`. */
export const AuthorCounts = Type.Object({
  posts: Type.Integer(),
  followers: Type.Integer(),
  followings: Type.Integer(),
  likes: Type.Integer(),
});
export type AuthorCounts = Static<typeof AuthorCounts>;

/**
 * An author on their own page. `follows_me`: they follow who asks. `liked_open`, `collected_open`: who asks may see these lists.
 * @assumed
 */
export const AuthorProfile = Type.Object({
  ...Author.properties,
  bio: Type.String(),
  follows_me: Type.Boolean(),
  liked_open: Type.Boolean(),
  collected_open: Type.Boolean(),
});
export type AuthorProfile = Static<typeof AuthorProfile>;

/** Somebody in a list of people; with `follows_me` and FOLLOWING, both follow each other. @assumed */
export const AuthorEntry = Type.Object({ ...Author.properties, follows_me: Type.Boolean() });
export type AuthorEntry = Static<typeof AuthorEntry>;

/** Why an author is not shown to who asks. This server tells nobody that they are blocked: they get the first one. */
const AUTHOR_HIDDEN = ['api.author_deleted', 'api.view_permission_denied'] as const;

const relation = (summary: string) =>
  ({
    access: 'user',
    summary,
    params: IdParams,
    result: Type.Object({ is_followed: OneOfNumbers(FollowRelation) }),
    errors: ['api.invalid_user_id', ...AUTHOR_HIDDEN],
  }) as const;

/** Up to `most` posts; a guest gets fewer, as in feeds (product.md section 9). */
const pageQuery = (most: number) =>
  Type.Object({
    next_id: Type.Optional(Type.String({ maxLength: 200 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: most, default: most })),
  });

const page = (summary: string) =>
  ({
    mayBeLate: true,
    summary,
    params: IdParams,
    query: pageQuery(LIMITS.feedPage),
    result: Page(Post),
    errors: AUTHOR_HIDDEN,
  }) as const;
/** Over that of a page. */
const FOR_GUESTS = { access: 'guest', area: 'profiles', query: pageQuery(LIMITS.guestFeedPage) } as const;

const written = page('What an author has written and who asks may see, newest first');
/** Private ones fail with `api.view_permission_denied`. */
const collected = page('What an author has collected, the latest first; private unless they open it');
const liked = {
  ...page('What an author likes, the latest first'),
  errors: [...AUTHOR_HIDDEN, 'api.like_list_private'],
} as const;

/** `q`: a part of their nickname or ID. */
const people = (summary: string) =>
  ({
    mayBeLate: true,
    summary,
    params: IdParams,
    query: Type.Object({
      q: Type.Optional(Type.String({ maxLength: 60 })),
      next_id: Type.Optional(Type.String({ maxLength: 200 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 30 })),
    }),
    result: Page(AuthorEntry),
    errors: AUTHOR_HIDDEN,
  }) as const;

const followings = people('Whom an author follows, the latest first');
const followers = people('Who follows an author, the latest first');

const newcomers = {
  mayBeLate: true,
  summary: 'People who joined lately and have published something',
  result: Type.Object({ list: Type.Array(AuthorEntry) }),
} as const;

const hide = (summary: string) =>
  ({
    access: 'user',
    summary,
    params: IdParams,
    result: Nothing,
    errors: ['api.invalid_user_id'],
  }) as const;

/** People as authors: their pages, their lists, following them. */
export const authorsCalls = calls({
  /** A cancelled account is gone; so is who has blocked me, for me. */
  'GET /social/api/authors/:id': {
    access: 'user',
    mayBeLate: true,
    summary: 'An author',
    params: IdParams,
    result: AuthorProfile,
    errors: AUTHOR_HIDDEN,
  },
  'GET /social/api/guest/authors/:id': {
    access: 'guest',
    area: 'profiles',
    mayBeLate: true,
    summary: 'An author, as a guest sees them',
    params: IdParams,
    result: AuthorProfile,
    errors: AUTHOR_HIDDEN,
  },
  'GET /social/api/authors/:id/counts': {
    access: 'user',
    mayBeLate: true,
    summary: 'What an author has written and gathered',
    params: IdParams,
    result: AuthorCounts,
    errors: AUTHOR_HIDDEN,
  },
  'GET /social/api/guest/authors/:id/counts': {
    access: 'guest',
    area: 'profiles',
    mayBeLate: true,
    summary: 'What an author has written and gathered, for a guest',
    params: IdParams,
    result: AuthorCounts,
    errors: AUTHOR_HIDDEN,
  },
  'PUT /social/api/authors/:id/follow': relation('Follow an author'),
  'PUT /social/api/authors/:id/unfollow': relation('Unfollow an author'),
  'GET /social/api/authors/:id/posts': { access: 'user', ...written },
  'GET /social/api/guest/authors/:id/posts': { ...written, ...FOR_GUESTS },
  'GET /social/api/authors/:id/collected/posts': { access: 'user', ...collected },
  'GET /social/api/guest/authors/:id/collected/posts': { ...collected, ...FOR_GUESTS },
  'GET /social/api/authors/:id/liked/posts': { access: 'user', ...liked },
  'GET /social/api/guest/authors/:id/liked/posts': { ...liked, ...FOR_GUESTS },
  'GET /social/api/authors/:id/followings': { access: 'user', ...followings },
  'GET /social/api/guest/authors/:id/followings': { access: 'guest', area: 'profiles', ...followings },
  'GET /social/api/authors/:id/followers': { access: 'user', ...followers },
  'GET /social/api/guest/authors/:id/followers': { access: 'guest', area: 'profiles', ...followers },
  /** `id` is the account ID (username) that people tell each other. */
  'GET /social/api/authors/external/:id': {
    access: 'user',
    summary: 'The author with this account ID',
    params: IdParams,
    result: AuthorProfile,
    errors: AUTHOR_HIDDEN,
  },
  /** Some of those with a post that everybody may see, the latest first; nobody whom I follow already. @assumed, as is the next one. */
  'GET /social/api/newcomers': { access: 'user', ...newcomers },
  'GET /social/api/guest/newcomers': { access: 'guest', area: 'discover', ...newcomers },
  /** The result is `@assumed`. */
  'GET /social/api/authors/:id/permissions/comment': {
    access: 'user',
    summary: 'Whether I may comment on what an author writes',
    params: IdParams,
    result: Type.Object({ allow_comment: Type.Boolean() }),
    errors: AUTHOR_HIDDEN,
  },
  /** My feeds leave their posts out; following them ends. A repeat changes nothing. @assumed, as are the next two. */
  'PUT /social/api/authors/:id/hide': hide('Show me nothing of this author'),
  'PUT /social/api/authors/:id/unhide': hide('Show me this author again'),
  'GET /social/api/hidden-authors': {
    access: 'user',
    summary: 'Whose posts my feeds leave out',
    query: Type.Object({ next_id: Type.Optional(Type.String({ maxLength: 200 })) }),
    result: Page(Author),
  },
});
