import { EmptyState, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { PersonSkeletons } from '../components/PersonSkeletons.tsx';
import type { ContactsStore } from '../list/contacts.store.ts';
import { SuggestedList } from './SuggestedList.tsx';
import { useSuggested } from './useSuggested.ts';

/** For somebody who has no contacts yet: people to begin with. */
export const Suggested = observer(function Suggested({ contacts }: { contacts: ContactsStore }) {
  const text = useText();
  const people = useSuggested();
  if (people === undefined) return <PersonSkeletons label={text('contacts.loading')} />;
  const hasContacts = contacts.list.length > 0;
  if (people.length === 0) {
    return hasContacts ? null : (
      <EmptyState drawing="people" title={text('contacts.empty')} text={text('contacts.empty.text')} />
    );
  }
  return (
    <>
      <SuggestedList people={people} contacts={contacts} />
      {!hasContacts && (
        <Text as="p" tone="secondary" align="center" size="footnote">
          {text('contacts.empty.text')}
        </Text>
      )}
    </>
  );
});
