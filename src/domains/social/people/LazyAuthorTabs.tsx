import { lazily } from '../../../lib/lazily.tsx';
import { PageFailure } from '../../../lib/PageFailure.tsx';
import type { AuthorTabsProps } from './AuthorTabs.tsx';

/** Their page shows who they are first. */
export const LazyAuthorTabs = lazily<'AuthorTabs', AuthorTabsProps>(
  () => import('./AuthorTabs.tsx'),
  'AuthorTabs',
  { domain: 'social', failed: (retry) => <PageFailure retry={retry} /> },
);
