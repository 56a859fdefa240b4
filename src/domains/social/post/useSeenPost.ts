import { useEffect } from 'react';
import { useStores } from '../../../lib/stores/stores.ts';
import { seenPosts } from '../seen/seen-posts.ts';
import type { PostViewStore } from './post-view.store.ts';

/** A post on its own page is seen when it has stood there for a while. Read it inside an `observer`. */
export const useSeenPost = ({ id, view }: PostViewStore): void => {
  const stores = useStores();
  const isReady = view.status === 'ready' && stores.users.isSignedIn;
  useEffect(() => (isReady ? seenPosts(stores).watch(id) : undefined), [stores, id, isReady]);
};
