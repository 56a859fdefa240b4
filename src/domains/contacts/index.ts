export { PersonFound } from './components/PersonFound.tsx';
export { contactsApi } from './contacts.api.ts';
export { PersonSearch, type PersonSearchState } from './person-search.store.ts';
