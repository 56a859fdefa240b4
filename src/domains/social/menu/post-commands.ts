import { Deletions, UNDO } from '../../../lib/deletions.ts';
import { passedWordsOf } from '../../../lib/errors/passed.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import type { PostModel } from '../post.model.ts';
import type { SocialStore } from '../social.store.ts';
import { takeOut } from '../take-out.ts';

/** What takes posts away: one's own are deleted, those of others are hidden. All can be undone for a while. */
class PostCommands {
  readonly #social: SocialStore;
  readonly #putBack = new Map<string, () => void>();
  readonly #deletions: Deletions<PostModel>;

  constructor(social: SocialStore) {
    this.#social = social;
    this.#deletions = new Deletions<PostModel>({
      hide: (post) => this.#hide(post),
      restore: (post) => this.#putBack.get(post.id)?.(),
      send: async ({ id }, options) => {
        await social.http.call('DELETE /social/api/posts/:id', { ...options, params: { id } });
      },
      offer: (_, undo) => this.#offer({ id: 'post.deleted' }, undo),
      onFailure: (error) => this.#explain(error),
    });
  }

  delete(post: PostModel): void {
    this.#deletions.take([post]);
  }

  /** Not interested in this one. */
  hidePost(post: PostModel): void {
    const { http } = this.#social;
    const params = { id: post.id };
    this.#hideUntilUndone({ id: 'post.hidden' }, takeOut(this.#social, post), {
      send: () => http.call('PUT /social/api/posts/:id/hide', { params }),
      undo: () => http.call('PUT /social/api/posts/:id/unhide', { params }),
    });
  }

  /** Nothing of this author any more. */
  hideAuthor(post: PostModel, name: string): void {
    const { http } = this.#social;
    const params = { id: post.author.id };
    const putBack = takeOut(this.#social, post, ({ author }) => author.id === post.author.id);
    this.#hideUntilUndone({ id: 'post.hidden_author', values: { name } }, putBack, {
      send: () => http.call('PUT /social/api/authors/:id/hide', { params }),
      undo: () => http.call('PUT /social/api/authors/:id/unhide', { params }),
    });
  }

  #hide(post: PostModel): void {
    this.#putBack.set(post.id, takeOut(this.#social, post));
  }

  #hideUntilUndone(
    words: Words,
    putBack: () => void,
    calls: Record<'send' | 'undo', () => Promise<unknown>>,
  ): void {
    const { viewer } = this.#social;
    const reader = viewer.me?.id;
    const sent = calls.send();
    const endOffer = this.#offer(words, () => {
      endOffer();
      if (viewer.me?.id !== reader) return;
      putBack();
      void sent.then(calls.undo).catch((error: unknown) => this.#explain(error));
    });
    sent.catch((error: unknown) => {
      endOffer();
      if (viewer.me?.id !== reader) return;
      putBack();
      this.#explain(error);
    });
  }

  #offer(words: Words, run: () => void): () => void {
    const { toasts } = this.#social;
    const key = toasts.show(words, 'plain', { label: 'post.undo', run, stays: UNDO });
    return () => toasts.dismiss(key);
  }

  #explain(error: unknown): void {
    const words = passedWordsOf(error);
    if (words) this.#social.toasts.show(words, 'error');
  }
}

const commands = new WeakMap<SocialStore, PostCommands>();

/** They outlive the card that they were given from: it goes with its post. */
export const postCommands = (social: SocialStore): PostCommands => {
  const known = commands.get(social) ?? new PostCommands(social);
  commands.set(social, known);
  return known;
};
