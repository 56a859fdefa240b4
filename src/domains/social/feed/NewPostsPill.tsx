import { Button, ChevronUpIcon, prefersReducedMotion } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { counted } from '../../../lib/text/number.ts';
import type { FeedStore } from '../feed.store.ts';
import { forgetFreshPosts, freshPosts } from './fresh-posts.ts';

/** How many posts stand above those that are shown; a tap brings them. */
export const NewPostsPill = observer(function NewPostsPill({ feed }: { feed: FeedStore }) {
  const text = useText();
  const known = new Set(feed.list.map(({ id }) => id));
  const count = [...freshPosts].filter((id) => !known.has(id)).length;
  const isShown = feed.list.length > 0 || feed.isEmpty;
  if (count === 0 || !isShown) return null;
  const show = () => {
    scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    feed.refresh();
    forgetFreshPosts();
  };
  return (
    <div role="status" className="pointer-events-none sticky top-under-pill z-raised flex h-0 justify-center">
      <span className="pointer-events-auto animate-rise self-start rounded-control shadow-panel">
        <Button size="sm" tone="primary" icon={ChevronUpIcon} onClick={show}>
          {text('feed.fresh', counted(count))}
        </Button>
      </span>
    </div>
  );
});
