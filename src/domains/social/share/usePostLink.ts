import { useEffect, useState } from 'react';
import { failureWordsOf } from '../../../lib/errors/passed.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import type { PostModel } from '../post.model.ts';
import { isGone } from '../posts.store.ts';

/** The address of a post to be passed on; until the server has said it, the one it has here. */
export const usePostLink = (post: PostModel): string => {
  const { http, social, alerts } = useStores();
  const { isSignedIn } = social.viewer;
  const [url, setUrl] = useState(`${location.origin}/posts/${post.id}`);
  useEffect(() => {
    const ended = new AbortController();
    const read = http.call(
      isSignedIn ? 'GET /social/api/posts/:id/share-link' : 'GET /social/api/guest/posts/:id/share-link',
      { params: { id: post.id }, signal: ended.signal, background: true },
    );
    void read.then(
      (link) => setUrl(link.url),
      (error) => {
        if (!isGone(error)) return;
        social.drop(post);
        const words = failureWordsOf(error);
        if (words) alerts.show(words);
      },
    );
    return () => ended.abort();
  }, [http, social, alerts, isSignedIn, post]);
  return url;
};
