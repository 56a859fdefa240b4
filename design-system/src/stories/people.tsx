import { Avatar } from '../components/Avatar/Avatar.tsx';
import { PersonRow } from '../components/List/PersonRow.tsx';

export interface Person {
  id: string;
  name: string;
}

/** As many as a story needs, numbered. */
export const people = (count: number, from = 0): Person[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${from + index}`, name: `Meera ${from + index}` }));

export const personRow = ({ name }: Person) => (
  <PersonRow href="#person" media={<Avatar size="lg" name={name} src="/art/p1.svg" />} title={name} />
);
