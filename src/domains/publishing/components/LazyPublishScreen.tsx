import type { ReactNode } from 'react';
import { lazily } from '../../../lib/lazily.tsx';
import { PageFailure } from '../../../lib/PageFailure.tsx';
import type { Publishing } from '../publishing.ts';

/** With what says how far a post is: the connection may go before it is published. */
const load = async () => {
  const [screen] = await Promise.all([import('./PublishScreen.tsx'), import('./PublishingCards.tsx')]);
  return screen;
};

/** Where a post is written. */
export const LazyPublishScreen = lazily<'PublishScreen', { publishing: Publishing; placeholder: ReactNode }>(
  load,
  'PublishScreen',
  {
    domain: 'publishing',
    fallback: ({ placeholder }) => placeholder,
    failed: (retry) => <PageFailure retry={retry} />,
  },
);
