import { useState } from 'react';
import { failureWordsOf } from '../../../lib/errors/passed.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import type { PostModel } from '../post.model.ts';
import { isGone } from '../posts.store.ts';

/**
 * The address of a post to be passed on: until the server has said it, the one it has here, for what waits may not be
 * copied any more. `pass`: it is passed on now; the server counts that, and says when there is no such post.
 */
export const usePostLink = (post: PostModel) => {
  const { http, social, alerts } = useStores();
  const [url, setUrl] = useState(`${location.origin}/posts/${post.id}`);
  const pass = async (): Promise<void> => {
    const call = social.viewer.isSignedIn
      ? 'GET /social/api/posts/:id/share-link'
      : 'GET /social/api/guest/posts/:id/share-link';
    try {
      const link = await http.call(call, { params: { id: post.id }, background: true });
      setUrl(link.url);
    } catch (error) {
      if (!isGone(error)) return;
      social.drop(post);
      const words = failureWordsOf(error);
      if (words) alerts.show(words);
    }
  };
  return { url, pass };
};
