import { lazily } from '../../../lib/lazily.tsx';
import { PageFailure } from '../../../lib/PageFailure.tsx';
import type { ContactListProps } from './ContactList.tsx';
import { ContactsAwaited } from './ContactsAwaited.tsx';

/** Chats need this domain's stores, not its pages. */
export const LazyContactList = lazily<'ContactList', ContactListProps>(
  () => import('./ContactList.tsx'),
  'ContactList',
  { fallback: <ContactsAwaited />, failed: (retry) => <PageFailure retry={retry} /> },
);
