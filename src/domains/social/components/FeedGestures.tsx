import { PullToRefresh } from '@livery/design-system';
import { replacePage, watchPager } from '@livery/design-system/motion';
import { when } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useNavigate } from '../../../lib/router/useNavigate.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { NewPostsPill } from '../feed/NewPostsPill.tsx';
import { watchCards } from '../morph.ts';
import { seenPosts } from '../seen/seen-posts.ts';
import { watchSeenCards } from '../seen/watch-cards.ts';
import { NeighbourTab } from './NeighbourTab.tsx';

export interface FeedGesturesProps {
  /** What moves under the finger. */
  area: RefObject<HTMLElement | null>;
  /** Addresses of the tabs, and the one that is shown. */
  places: readonly string[];
  here: string;
  /** Whether a list stands there: without one there is nothing to pull. */
  hasList: boolean;
}

/** Longer nobody is shown that a list is on its way, in milliseconds. */
const PATIENCE = 20_000;

/** A finger sideways turns the tabs. Returns the step to the neighbour that is drawn beside the finger. */
const useTabPager = ({ area, places, here }: Omit<FeedGesturesProps, 'hasList'>) => {
  const navigate = useNavigate();
  const turned = useRef(false);
  const [step, setStep] = useState<1 | -1>();
  const neighbour = (by: 1 | -1) => places[places.indexOf(here) + by];
  const has = useEffectEvent((by: 1 | -1) => neighbour(by) !== undefined);
  const turn = useEffectEvent((by: 1 | -1) => {
    turned.current = true;
    navigate(neighbour(by) ?? here);
  });
  useEffect(() => {
    const element = area.current;
    return element ? watchPager(element, { axis: 'x', has, turn, beside: setStep }) : undefined;
  }, [area]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page that was turned to stands now
  useLayoutEffect(() => {
    if (turned.current && area.current) replacePage(area.current, 'x');
    turned.current = false;
    setStep(undefined);
  }, [here, area]);
  return step && { step, href: neighbour(step) };
};

/** Cards open into their posts; pictures and places of the chart do so themselves. */
const useCards = ({ area, here }: Pick<FeedGesturesProps, 'area' | 'here'>) =>
  useEffect(() => {
    const hasCards = here === '/home/recommend' || here === '/home/follow';
    return area.current && hasCards ? watchCards(area.current) : undefined;
  }, [area, here]);

/** What somebody who is signed in has seen. */
const useSeenCards = ({ area, here }: Pick<FeedGesturesProps, 'area' | 'here'>) => {
  const stores = useStores();
  const { isSignedIn } = stores.users;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each tab has a list of its own
  useEffect(
    () => (area.current && isSignedIn ? watchSeenCards(area.current, seenPosts(stores)) : undefined),
    [area, here, stores, isSignedIn],
  );
};

/** What fingers do with a feed; it loads after the first of them. */
export const FeedGestures = observer(function FeedGestures({ hasList, ...props }: FeedGesturesProps) {
  const text = useText();
  const { social } = useStores();
  useCards(props);
  useSeenCards(props);
  const beside = useTabPager(props);
  const refresh = async () => {
    const feed = social.reading;
    feed?.refresh();
    await when(() => feed?.status !== 'loading', { timeout: PATIENCE });
  };
  return (
    <>
      {hasList && (
        <PullToRefresh
          area={props.area}
          refreshLabel={text('feed.refresh')}
          busyLabel={text('feed.loading')}
          onRefresh={refresh}
        />
      )}
      {props.here === '/home/follow' && <NewPostsPill feed={social.feeds.follow} />}
      {beside && <NeighbourTab {...beside} area={props.area} />}
    </>
  );
});
