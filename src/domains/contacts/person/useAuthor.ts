import { useEffect, useState } from 'react';
import { useStores } from '../../../lib/stores/stores.ts';
import { AuthorStore } from './author.store.ts';

/** Somebody as the feed sees them, for whoever is at the screen. Read it inside an `observer`. */
export const useAuthor = (id: string): AuthorStore => {
  const { http, users, social } = useStores();
  const [store] = useState(
    () =>
      new AuthorStore({
        http,
        id,
        isGuest: !users.isSignedIn,
        onRead: (author, askedAt) => social.follows.upsert(author, askedAt),
      }),
  );
  useEffect(() => {
    void store.load();
    return () => store.stop();
  }, [store]);
  return store;
};
