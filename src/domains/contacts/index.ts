export { LazyPersonFound } from './components/LazyPersonFound.tsx';
export { ContactList } from './list/ContactList.tsx';
export type { People } from './people.ts';
export { PersonSkeleton, PersonView } from './person/PersonView.tsx';
export { PersonSearch, type PersonSearchState } from './person-search.store.ts';
export { usePeople } from './usePeople.ts';
