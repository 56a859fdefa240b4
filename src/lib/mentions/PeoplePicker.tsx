import type { Author } from '@livery/contract';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useStores } from '../stores/stores.ts';
import { MentionSuggestions } from './MentionSuggestions.tsx';
import { PeopleToMention } from './people-to-mention.store.ts';
import type { MentionPicking } from './useMentionField.ts';

export interface PeoplePickerProps extends MentionPicking {
  label: string;
  /** What the reader calls somebody. */
  nameOf: (person: Author) => string;
  /** Who is in the talk already, the nearest first. */
  talking: () => readonly Author[];
  place?: 'over' | 'under';
  onChoose: (person: Author) => void;
}

/** People whose name matches the text after an `@`: who talks here, and whom one follows. */
export const PeoplePicker = observer(function PeoplePicker(props: PeoplePickerProps) {
  const { nameOf, talking, begun, onChoose, ...picking } = props;
  const { http, users } = useStores();
  const [search] = useState(() => new PeopleToMention({ http, me: users.id, nameOf, talking }));
  useEffect(() => () => search.stop(), [search]);
  const query = begun?.query;
  useEffect(() => {
    if (query !== undefined) search.ask(query);
  }, [search, query]);
  const people = begun ? search.list : [];
  return (
    <MentionSuggestions
      {...picking}
      people={people.map((person) => ({
        id: person.id,
        name: nameOf(person),
        username: person.username,
        avatar: person.avatar_thumbnail,
      }))}
      onChoose={(id) => {
        const person = people.find((one) => one.id === id);
        if (person) onChoose(person);
      }}
    />
  );
});
