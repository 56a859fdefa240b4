import { type Static, Type } from 'typebox';
import { calls, Nothing, Page, Partly, Time } from './call.ts';
import { IdParams } from './ids.ts';
import { Author, POST_HIDDEN, Post, PostCounts, PostPermissions } from './post.ts';

/** What toggles return: the post's counts and my marks after the call. A repeat changes nothing. */
const PostMarks = Type.Object({ counts: PostCounts, liked: Type.Boolean(), collected: Type.Boolean() });
export type PostMarks = Static<typeof PostMarks>;

const toggle = (summary: string) =>
  ({ access: 'user', summary, params: IdParams, result: PostMarks, errors: POST_HIDDEN }) as const;

/** People of a post, the latest first. */
const peopleQuery = Type.Object({
  next_id: Type.Optional(Type.String({ maxLength: 200 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 30 })),
});

const likers = {
  summary: 'Who likes a post, the latest first',
  params: IdParams,
  query: peopleQuery,
  result: Page(Author),
  errors: [...POST_HIDDEN, 'api.like_list_private'],
} as const;

/** An address of this brand that shows the post to whoever may see it. */
const link = {
  summary: 'The address of a post, to be passed on',
  params: IdParams,
  result: Type.Object({ url: Type.String() }),
  errors: POST_HIDDEN,
} as const;

/** One post and what is done with it; how it is published stands in `publishing.ts`, its comments in `comments.ts`. */
export const postsCalls = calls({
  'GET /social/api/posts/:id': {
    access: 'user',
    summary: 'One post',
    params: IdParams,
    result: Post,
    errors: POST_HIDDEN,
  },
  'GET /social/api/guest/posts/:id': {
    access: 'guest',
    area: 'posts',
    summary: 'One post, as a guest sees it',
    params: IdParams,
    result: Post,
    errors: POST_HIDDEN,
  },
  'PUT /social/api/posts/:id/like': toggle('Like a post'),
  'PUT /social/api/posts/:id/unlike': toggle('Take a like back'),
  'PUT /social/api/posts/:id/collect': toggle('Collect a post'),
  'PUT /social/api/posts/:id/uncollect': toggle('Take a post out of the collection'),
  /** The author's alone; gone for everybody, with its comments and marks. A repeat is harmless. */
  'DELETE /social/api/posts/:id': {
    access: 'user',
    summary: 'Delete a post of mine',
    params: IdParams,
    result: Nothing,
    errors: ['api.post_not_exist'],
  },
  /** Absent fields stay. The body is `@assumed`. */
  'PUT /social/api/posts/:id/permissions': {
    access: 'user',
    summary: 'Who may see a post of mine, comment on it, save it',
    params: IdParams,
    body: Partly(PostPermissions),
    result: Post,
    errors: ['api.post_not_exist'],
  },
  /** Counted once a person and hour; feeds show what was seen last. */
  'POST /social/api/posts/:id/view': {
    access: 'user',
    mayBeLate: true,
    summary: 'I have seen a post',
    params: IdParams,
    result: Nothing,
    errors: POST_HIDDEN,
  },
  'GET /social/api/posts/:id/liker-list': { access: 'user', ...likers },
  'GET /social/api/guest/posts/:id/liker-list': { access: 'guest', area: 'profiles', ...likers },
  /** For the author alone: others get `api.view_permission_denied`. */
  'GET /social/api/posts/:id/viewer-list': {
    access: 'user',
    summary: 'Who has seen a post of mine, the latest first',
    params: IdParams,
    query: peopleQuery,
    result: Page(Type.Object({ ...Author.properties, view_at: Time })),
    errors: POST_HIDDEN,
  },
  'GET /social/api/posts/:id/share-link': { access: 'user', ...link },
  'GET /social/api/guest/posts/:id/share-link': { access: 'guest', area: 'posts', ...link },
  /** My feeds leave it out. A repeat changes nothing. @assumed, as is the next one. */
  'PUT /social/api/posts/:id/hide': {
    access: 'user',
    summary: 'Show me this post no more',
    params: IdParams,
    result: Nothing,
    errors: POST_HIDDEN,
  },
  'PUT /social/api/posts/:id/unhide': {
    access: 'user',
    summary: 'Show me this post again',
    params: IdParams,
    result: Nothing,
    errors: ['api.post_not_exist'],
  },
});
