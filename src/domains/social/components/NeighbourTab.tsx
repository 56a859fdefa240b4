import { observer } from 'mobx-react-lite';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

import { useStores } from '../../../lib/stores/stores.ts';
import { ChartPlaceholder } from './ChartPlaceholder.tsx';
import { FeedSkeleton } from './FeedSkeleton.tsx';
import { FollowForGuest } from './FeedStates.tsx';
import { GallerySkeleton } from './GallerySkeleton.tsx';

interface NeighbourTabProps {
  /** The page that moves under the finger. */
  area: RefObject<HTMLElement | null>;
  step: 1 | -1;
  href: string | undefined;
}

/** As it stands while it is on its way: two feeds at once would double the work of each frame. */
const Content = observer(function Content({ href }: Pick<NeighbourTabProps, 'href'>) {
  const { isSignedIn } = useStores().users;
  if (href === '/home/gallery') return <GallerySkeleton />;
  if (href === '/home/chart') return <ChartPlaceholder />;
  if (href === '/home/follow' && !isSignedIn) return <FollowForGuest />;
  return <FeedSkeleton />;
});

/** What stands beside a tab that is being turned, from below the bar to the foot of the screen. */
export function NeighbourTab({ area, step, href }: NeighbourTabProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const page = area.current;
    const bar = page?.closest('main')?.firstElementChild;
    if (!page || !bar || !box.current) return;
    page.style.position = 'relative';
    const top = Math.max(0, bar.getBoundingClientRect().bottom - page.getBoundingClientRect().top);
    box.current.style.top = `${top}px`;
    box.current.style.height = `${innerHeight - page.getBoundingClientRect().top - top}px`;
  }, [area]);
  if (!area.current) return null;
  return createPortal(
    <div
      ref={box}
      aria-hidden
      inert
      className={`absolute flex w-full flex-col overflow-clip ${step === 1 ? 'left-full' : 'right-full'}`}
    >
      <Content href={href} />
    </div>,
    area.current,
  );
}
