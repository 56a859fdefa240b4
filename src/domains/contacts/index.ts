export { LazyPersonFound } from './components/LazyPersonFound.tsx';
export { ContactsAwaited } from './list/ContactsAwaited.tsx';
export { LazyContactList } from './list/LazyContactList.tsx';
export type { People } from './people.ts';
export { LazyGuestPersonView } from './person/LazyGuestPersonView.tsx';
export { LazyPersonView } from './person/LazyPersonView.tsx';
export { PersonSkeleton } from './person/PersonSkeleton.tsx';
export { PersonSearch, type PersonSearchState } from './person-search.store.ts';
export { usePeople } from './usePeople.ts';
