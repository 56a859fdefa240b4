import { lazily } from '../../../lib/lazily.tsx';
import { PageFailure } from '../../../lib/PageFailure.tsx';
import type { PostList } from '../feed.store.ts';

export const LazyFollowNobody = lazily<'FollowNobody', { feed: PostList }>(
  () => import('./FollowNobody.tsx'),
  'FollowNobody',
  { domain: 'social', failed: (retry) => <PageFailure retry={retry} /> },
);
