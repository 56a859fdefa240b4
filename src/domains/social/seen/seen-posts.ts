import { failureWordsOf } from '../../../lib/errors/passed.ts';
import { onPageHidden } from '../../../lib/page-hidden.ts';
import type { Stores } from '../../../lib/stores/stores.ts';
import { isGone } from '../posts.store.ts';
import type { SocialStore } from '../social.store.ts';

/** The server counts a person once an hour. Milliseconds. */
const AGAIN = 3_600_000;
/** What was seen is told together, after the page is at rest. Milliseconds. */
const REST = 4_000;
/** So long a post is in view to be seen. Milliseconds. */
export const SEEN = 1_000;

/** Tells the server which posts somebody who is signed in has really seen. */
export class SeenPosts {
  readonly #stores: Pick<Stores, 'social' | 'alerts'>;
  readonly #told = new Map<string, number>();
  readonly #waiting = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The post on whose page somebody is. */
  #watched: string | undefined;

  constructor(stores: Pick<Stores, 'social' | 'alerts'>) {
    this.#stores = stores;
    onPageHidden(() => this.send());
  }

  see(id: string): void {
    const { me } = this.#stores.social.viewer;
    const key = `${me?.id}/${id}`;
    const toldAt = this.#told.get(key);
    if (!me || (toldAt !== undefined && Date.now() - toldAt < AGAIN)) return;
    this.#told.set(key, Date.now());
    this.#waiting.add(id);
    this.#timer ??= setTimeout(() => this.send(), REST);
  }

  send(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const id of this.#waiting) void this.#tell(id);
    this.#waiting.clear();
  }

  /** One that is there no more goes from the lists; whoever watches it reads why. */
  async #tell(id: string): Promise<void> {
    const { social, alerts } = this.#stores;
    try {
      await social.http.call('POST /social/api/posts/:id/view', {
        params: { id },
        keepalive: true,
        background: true,
      });
    } catch (error) {
      const post = social.posts.get(id);
      if (!post || !isGone(error)) return;
      const words = failureWordsOf(error);
      if (words && this.#watched === id) alerts.show(words);
      social.drop(post);
    }
  }

  /** Somebody is on the page of a post; returns how to leave. */
  watch(id: string): () => void {
    this.#watched = id;
    const timer = setTimeout(() => document.visibilityState === 'visible' && this.see(id), SEEN);
    return () => {
      clearTimeout(timer);
      if (this.#watched === id) this.#watched = undefined;
    };
  }
}

const all = new WeakMap<SocialStore, SeenPosts>();

export const seenPosts = (stores: Pick<Stores, 'social' | 'alerts'>): SeenPosts => {
  const known = all.get(stores.social) ?? new SeenPosts(stores);
  all.set(stores.social, known);
  return known;
};
