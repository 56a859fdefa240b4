// The door to what the first screen does not need: all that stands behind index.ts comes with it.
export { NamedPerson } from './person/NamedPerson.tsx';
export { SuggestedPeople, type SuggestedPeopleProps } from './suggested/SuggestedPeople.tsx';
