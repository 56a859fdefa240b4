export { PersonFound } from './components/PersonFound.tsx';
export { PersonSearch, type PersonSearchState } from './person-search.store.ts';
