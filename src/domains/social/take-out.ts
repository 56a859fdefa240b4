import { runInAction } from 'mobx';
import type { PostList } from './feed.store.ts';
import { type KeptLists, listsAtHand } from './lists-at-hand.ts';
import type { PostModel } from './post.model.ts';

/** The lists, and the head of the chart, which is no list of its own. */
interface KeptPosts<Head> extends KeptLists {
  chartHead: Head & { list: readonly PostModel[] };
}

interface Place {
  feed: PostList;
  at: number;
  post: PostModel;
}

/** Takes a post, and others that are meant with it, out of the lists that are loaded; returns how to put them back where they were. */
export const takeOut = <Head>(
  social: KeptPosts<Head>,
  post: PostModel,
  isMeant = (other: PostModel): boolean => other.id === post.id,
): (() => void) => {
  const { chartHead } = social;
  const places: Place[] = listsAtHand(social).flatMap((feed) =>
    feed.list.flatMap((other, at) => (isMeant(other) ? [{ feed, at, post: other }] : [])),
  );
  const setGone = (isGone: boolean) => {
    for (const gone of [post, ...places.map((place) => place.post)]) gone.isGone = isGone;
  };
  // Whoever watches one of them goes on from it while its neighbours are known.
  runInAction(() => setGone(true));
  runInAction(() => {
    for (const place of places) place.feed.remove(place.post.id);
    social.chartHead = { ...chartHead, list: chartHead.list.filter((other) => !isMeant(other)) };
  });
  return () =>
    runInAction(() => {
      setGone(false);
      for (const place of places) place.feed.insert(place.post, place.at);
      social.chartHead = chartHead;
    });
};
