import type { ReactNode } from 'react';
import { lazily } from '../../../lib/lazily.tsx';
import { PageFailure } from '../../../lib/PageFailure.tsx';
import type { Publishing } from '../publishing.ts';

/** Where a post is written. */
export const LazyPublishScreen = lazily<'PublishScreen', { publishing: Publishing; placeholder: ReactNode }>(
  () => import('./PublishScreen.tsx'),
  'PublishScreen',
  {
    domain: 'publishing',
    fallback: ({ placeholder }) => placeholder,
    failed: (retry) => <PageFailure retry={retry} />,
  },
);
