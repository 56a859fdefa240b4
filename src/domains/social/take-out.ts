import type { ChartRange } from '@livery/contract';
import { runInAction } from 'mobx';
import type { PostList } from './feed.store.ts';
import { type KeptLists, listsAtHand } from './lists-at-hand.ts';
import type { PostModel } from './post.model.ts';

/** The lists, and the head of the chart, which is no list of its own. */
interface KeptPosts<Head> extends KeptLists {
  chartHead: Head & { range: ChartRange; list: readonly PostModel[] };
}

interface Place {
  feed: PostList;
  at: number;
  post: PostModel;
}

/** `list` with those of `before` that are meant, each where it stood, as far as they are missing. */
const withThose = (
  list: readonly PostModel[],
  before: readonly PostModel[],
  isMeant: (post: PostModel) => boolean,
): readonly PostModel[] => {
  const whole = [...list];
  before.forEach((post, at) => {
    if (isMeant(post) && !list.some(({ id }) => id === post.id)) whole.splice(at, 0, post);
  });
  return whole;
};

/** Takes a post, and others that are meant with it, out of the lists that are loaded; returns how to put them back where they were. */
export const takeOut = <Head>(
  social: KeptPosts<Head>,
  post: PostModel,
  isMeant = (other: PostModel): boolean => other.id === post.id,
): (() => void) => {
  const { range, list: charted } = social.chartHead;
  const places: Place[] = listsAtHand(social).flatMap((feed) =>
    feed.list.flatMap((other, at) => (isMeant(other) ? [{ feed, at, post: other }] : [])),
  );
  const setGone = (isGone: boolean) => {
    for (const gone of [post, ...places.map((place) => place.post)]) gone.isGone = isGone;
  };
  const setChart = (list: readonly PostModel[]) => {
    social.chartHead = { ...social.chartHead, list };
  };
  // Whoever watches one of them goes on from it while its neighbours are known.
  runInAction(() => setGone(true));
  runInAction(() => {
    for (const place of places) place.feed.remove(place.post.id);
    setChart(charted.filter((other) => !isMeant(other)));
  });
  return () =>
    runInAction(() => {
      setGone(false);
      for (const place of places) place.feed.insert(place.post, place.at);
      // The chart may be another one by now: what was taken from it goes back between those that are there.
      if (social.chartHead.range === range) setChart(withThose(social.chartHead.list, charted, isMeant));
    });
};
