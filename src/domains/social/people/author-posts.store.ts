import type { HttpCalls } from '../../../lib/http/call.ts';
import { PagedList } from '../../../lib/lists/paged-list.ts';
import type { PostModel } from '../post.model.ts';
import type { PostsStore } from '../posts.store.ts';
import type { Viewer } from '../social.api.ts';

export const AUTHOR_TABS = ['posts', 'collected', 'liked'] as const;
export type AuthorTab = (typeof AUTHOR_TABS)[number];

const CALLS = {
  posts: ['GET /social/api/authors/:id/posts', 'GET /social/api/guest/authors/:id/posts'],
  collected: [
    'GET /social/api/authors/:id/collected/posts',
    'GET /social/api/guest/authors/:id/collected/posts',
  ],
  liked: ['GET /social/api/authors/:id/liked/posts', 'GET /social/api/guest/authors/:id/liked/posts'],
} as const satisfies Record<AuthorTab, readonly [member: string, guest: string]>;

/** Codes that stand in the list's place: it is private, or nobody is there. */
const SHOWN = ['api.like_list_private', 'api.view_permission_denied', 'api.author_deleted'] as const;

interface AuthorPostsParts {
  http: HttpCalls;
  viewer: Pick<Viewer, 'isSignedIn'>;
  posts: Pick<PostsStore, 'upsert'>;
}

/** Posts that somebody has written, collected or liked, as far as the reader may see them. */
export class AuthorPosts extends PagedList<PostModel> {
  constructor({ http, viewer, posts }: AuthorPostsParts, id: string, tab: AuthorTab) {
    const [member, guest] = CALLS[tab];
    super({
      keyOf: (post) => post.id,
      page: async (next_id, signal) => {
        const askedAt = performance.now();
        const page = await http.call(viewer.isSignedIn ? member : guest, {
          ...{ params: { id }, query: { next_id }, signal, claims: SHOWN },
        });
        signal.throwIfAborted();
        return { ...page, list: page.list.map((post) => posts.upsert(post, askedAt)) };
      },
    });
  }
}
