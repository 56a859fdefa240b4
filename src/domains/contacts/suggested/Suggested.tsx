import { EmptyState, List, ListHeading, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { AddButton } from '../components/AddButton.tsx';
import { PersonEntry } from '../components/PersonEntry.tsx';
import { PersonSkeletons } from '../components/PersonSkeletons.tsx';
import type { ContactsStore } from '../list/contacts.store.ts';
import { SuggestedStore } from './suggested.store.ts';

/** For somebody who has no contacts yet: people to begin with. */
export const Suggested = observer(function Suggested({ contacts }: { contacts: ContactsStore }) {
  const text = useText();
  const heading = useId();
  const { http } = useStores();
  const [suggested] = useState(() => new SuggestedStore(http));
  useEffect(() => suggested.load(), [suggested]);
  if (suggested.list === undefined) return <PersonSkeletons label={text('contacts.loading')} />;
  const hasContacts = contacts.list.length > 0;
  if (suggested.list.length === 0) {
    return hasContacts ? null : (
      <EmptyState drawing="people" title={text('contacts.empty')} text={text('contacts.empty.text')} />
    );
  }
  return (
    <section aria-labelledby={heading}>
      <ListHeading id={heading}>{text('contacts.suggested')}</ListHeading>
      <List labelledBy={heading}>
        {suggested.list.map((person) => (
          <PersonEntry
            key={person.id}
            person={person}
            action={<AddButton person={person} contacts={contacts} />}
          />
        ))}
      </List>
      {!hasContacts && (
        <Text as="p" tone="secondary" align="center" size="footnote">
          {text('contacts.empty.text')}
        </Text>
      )}
    </section>
  );
});
