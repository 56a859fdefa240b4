import type { Person } from '@livery/contract';
import { List, ListHeading } from '@livery/design-system';
import { useId } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { AddButton } from '../components/AddButton.tsx';
import { PersonEntry } from '../components/PersonEntry.tsx';
import type { ContactsStore } from '../list/contacts.store.ts';

interface SuggestedListProps {
  people: readonly Person[];
  contacts: ContactsStore;
  /** Without it a row leads to their page. */
  onChoose?: ((person: Person) => void) | undefined;
}

/** People to begin with, each to be added at once. */
export function SuggestedList({ people, contacts, onChoose }: SuggestedListProps) {
  const text = useText();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <ListHeading id={heading}>{text('contacts.suggested')}</ListHeading>
      <List labelledBy={heading}>
        {people.map((person) => (
          <PersonEntry
            key={person.id}
            person={person}
            onChoose={onChoose}
            action={<AddButton person={person} contacts={contacts} />}
          />
        ))}
      </List>
    </section>
  );
}
