import { lazily } from '../../../lib/lazily.tsx';

/** What fingers do with a feed; it loads once the first screen is over. */
export const LazyFeedGestures = lazily(() => import('./FeedGestures.tsx'), 'FeedGestures', {
  domain: 'social',
  // Without a connection there are none yet; the feed stands.
  failed: () => null,
});
