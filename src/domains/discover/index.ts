export { DiscoverCards } from './DiscoverCards.tsx';
export { NewPeople } from './NewPeople.tsx';
