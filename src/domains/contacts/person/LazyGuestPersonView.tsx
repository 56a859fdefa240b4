import { lazily } from '../../../lib/lazily.tsx';
import { PageFailure } from '../../../lib/PageFailure.tsx';
import type { GuestPersonViewProps } from './GuestPersonView.tsx';
import { PersonSkeleton } from './PersonSkeleton.tsx';

/** Chats need this domain's stores, not its pages. */
export const LazyGuestPersonView = lazily<'GuestPersonView', GuestPersonViewProps>(
  () => import('./GuestPersonView.tsx'),
  'GuestPersonView',
  { fallback: <PersonSkeleton />, failed: (retry) => <PageFailure retry={retry} /> },
);
