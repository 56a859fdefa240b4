import { lazily } from '../../../lib/lazily.tsx';
import { PageFailure } from '../../../lib/PageFailure.tsx';
import { PersonSkeleton } from './PersonSkeleton.tsx';
import type { PersonViewProps } from './PersonView.tsx';

/** Chats need this domain's stores, not its pages. */
export const LazyPersonView = lazily<'PersonView', PersonViewProps>(
  () => import('./PersonView.tsx'),
  'PersonView',
  {
    fallback: <PersonSkeleton />,
    failed: (retry) => <PageFailure retry={retry} />,
  },
);
