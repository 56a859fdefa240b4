import type { EventMap } from '@livery/contract';
import type { Stores } from '../../lib/stores/stores.ts';
import { authorLists } from '../social/later.ts';
import { DraftStore } from './draft/draft.store.ts';
import { keptPostsWhile } from './kept-posts.ts';
import { PublicationsStore } from './sending/publications.store.ts';

/** Made when somebody opens `/publish`, hears of a post of theirs, or has some on their way. */
export interface Publishing {
  draft: DraftStore;
  publications: PublicationsStore;
  receive(reviewed: EventMap['post.reviewed']): void;
  stop(): void;
}

type Needed = Pick<Stores, 'brand' | 'http' | 'session' | 'social' | 'toasts' | 'users'>;

export const createPublishing = ({ brand, http, session, social, toasts, users }: Needed): Publishing => {
  const me = () => users.id;
  let isStopped = false;
  const isHere = () => !isStopped && session.access() !== undefined;
  const kept = keptPostsWhile(isHere);
  const draft = new DraftStore({
    ...{ me, kept, isHere, hasVideos: brand.features.videos },
    refuse: (words) => toasts.show(words, 'error'),
  });
  const publications = new PublicationsStore({
    http,
    me,
    kept,
    onPost: (post) => authorLists(social, me()).addOwn(social.posts.upsert(post)),
  });
  return {
    draft,
    publications,
    receive: (reviewed) => {
      const { post_id, review, reason } = reviewed;
      publications.receive(reviewed);
      const known = social.posts.get(post_id);
      known?.setReview(review, reason);
      // Its media may be there now.
      if (known && review !== 'processing')
        void social.posts.fetch(post_id, { background: true }).catch(() => undefined);
    },
    stop: () => {
      isStopped = true;
      draft.stop();
      publications.stop();
    },
  };
};
