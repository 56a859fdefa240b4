import { whenIdle } from '@livery/design-system';
import { useEffect } from 'react';
import { useStores } from '../../../lib/stores/stores.ts';
import { clipOf, sourcesOf, stillOf } from '../media.ts';
import type { PostModel } from '../post.model.ts';
import type { PostViewStore } from './post-view.store.ts';

/** Begins to fetch what a post shows first; returns how to stop. */
const fetchFirst = ({ kind, media: [first] }: PostModel): (() => void) => {
  if (!first) return () => undefined;
  if (kind === 'video') {
    const clip = document.createElement('video');
    clip.muted = true;
    clip.preload = 'auto';
    clip.src = clipOf(first);
    return () => {
      clip.removeAttribute('src');
      clip.load();
    };
  }
  const picture = new Image();
  const [best] = sourcesOf(first) ?? [];
  picture.sizes = '100vw';
  if (best) picture.srcset = best.srcSet;
  picture.src = stillOf(first);
  return () => undefined;
};

/** The next post is ready when somebody comes to it: that one, and no other. Read it inside an `observer`. */
export const useNextReady = (view: PostViewStore): void => {
  const { posts } = useStores().social;
  const { next } = view;
  useEffect(() => {
    const post = next === undefined ? undefined : posts.get(next);
    if (!post) return;
    let stop: (() => void) | undefined;
    const callOff = whenIdle(() => {
      stop = fetchFirst(post);
    });
    return () => {
      callOff();
      stop?.();
    };
  }, [posts, next]);
};
