import { lazily } from '../../lib/lazily.tsx';

/** The post's own page comes in a chunk of its own. */
export const PostScreen = lazily(() => import('./components/post/PostScreen.tsx'), 'PostScreen', {
  domain: 'social',
});

export { FeedAside } from './components/FeedAside.tsx';
export { FeedList } from './components/FeedList.tsx';
export { FollowForGuest } from './components/FeedStates.tsx';
export { LaterChartList } from './components/LaterChartList.tsx';
export { LaterGalleryGrid } from './components/LaterGalleryGrid.tsx';
export type { PostModel } from './post.model.ts';
export type { FeedName } from './social.api.ts';
export { SocialStore } from './social.store.ts';
export { useShowcase } from './useShowcase.ts';
