import { PullToRefresh } from '@livery/design-system';
import { enterPage, watchPager } from '@livery/design-system/motion';
import { when } from 'mobx';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useText } from '../../lib/intl/useText.ts';
import { useNavigate } from '../../lib/router/useNavigate.ts';
import { useStores } from '../../lib/stores/stores.ts';

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

/** A finger sideways turns the tabs. */
const useTabPager = ({ area, places, here }: Omit<FeedGesturesProps, 'hasList'>) => {
  const navigate = useNavigate();
  const turned = useRef<1 | -1>(undefined);
  const neighbour = (step: 1 | -1) => places[places.indexOf(here) + step];
  const has = useEffectEvent((step: 1 | -1) => neighbour(step) !== undefined);
  const turn = useEffectEvent((step: 1 | -1) => {
    turned.current = step;
    navigate(neighbour(step) ?? here);
  });
  useEffect(() => {
    const element = area.current;
    return element ? watchPager(element, { axis: 'x', has, turn }) : undefined;
  }, [area]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page that was turned to stands now
  useLayoutEffect(() => {
    if (turned.current && area.current) enterPage(area.current, 'x', turned.current);
    turned.current = undefined;
  }, [here, area]);
};

/** What fingers do with a feed; it loads after the first of them. */
export function FeedGestures({ hasList, ...props }: FeedGesturesProps) {
  const text = useText();
  const { social } = useStores();
  useTabPager(props);
  const refresh = async () => {
    const feed = social.reading;
    feed?.refresh();
    await when(() => feed?.status !== 'loading', { timeout: PATIENCE });
  };
  if (!hasList) return null;
  return (
    <PullToRefresh
      area={props.area}
      refreshLabel={text('feed.refresh')}
      busyLabel={text('feed.loading')}
      onRefresh={refresh}
    />
  );
}
