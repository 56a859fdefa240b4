import type { AuthorEntry } from '@livery/contract';
import { makeAutoObservable, observableRef } from 'mobx';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { PagedList } from '../../../lib/lists/paged-list.ts';
import type { FollowsStore } from '../follows.store.ts';
import type { Viewer } from '../social.api.ts';

export type Following = 'followings' | 'followers';

/** Milliseconds without a key after which what was typed is looked for. */
const PAUSE = 300;

const CALLS = {
  followings: ['GET /social/api/authors/:id/followings', 'GET /social/api/guest/authors/:id/followings'],
  followers: ['GET /social/api/authors/:id/followers', 'GET /social/api/guest/authors/:id/followers'],
} as const satisfies Record<Following, readonly [member: string, guest: string]>;

interface AuthorPeopleParts {
  http: HttpCalls;
  viewer: Pick<Viewer, 'isSignedIn'>;
  follows: Pick<FollowsStore, 'upsert'>;
}

/** Whom somebody follows, or who follows them: all, or those whose name or ID has what was typed. */
export class AuthorPeople {
  words = '';
  list: PagedList<AuthorEntry>;
  readonly #listOf: (words: string) => PagedList<AuthorEntry>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ http, viewer, follows }: AuthorPeopleParts, id: string, of: Following) {
    const [member, guest] = CALLS[of];
    this.#listOf = (words) =>
      new PagedList({
        keyOf: (person) => person.id,
        page: async (next_id, signal) => {
          const askedAt = performance.now();
          const query = { next_id, q: words || undefined };
          const page = await http.call(viewer.isSignedIn ? member : guest, { params: { id }, query, signal });
          for (const person of page.list) follows.upsert(person, askedAt);
          return page;
        },
      });
    this.list = this.#listOf('');
    makeAutoObservable<this>(this, { list: observableRef });
    this.list.open();
  }

  type(words: string): void {
    this.words = words;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#search(words.trim()), PAUSE);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.list.clear();
  }

  #search(words: string): void {
    this.list.clear();
    this.list = this.#listOf(words);
    this.list.open();
  }
}
