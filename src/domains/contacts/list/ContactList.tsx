import { EmptyState, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { ReadFailure } from '../../../lib/ReadFailure.tsx';
import { nicknames, useNameOf } from '../../users/index.ts';
import { Suggested } from '../suggested/Suggested.tsx';
import { ContactSections } from './ContactSections.tsx';
import { ContactsAwaited } from './ContactsAwaited.tsx';
import { isSought, sectionsOf } from './contact-sections.ts';
import type { ContactsStore } from './contacts.store.ts';

export interface ContactListProps {
  contacts: ContactsStore;
  /** Part of a name, or of an ID; '' shows all. */
  words: string;
}

/** The contacts of the person at the screen by initial; people to begin with, for a visit that found none. */
export const ContactList = observer(function ContactList({ contacts, words }: ContactListProps) {
  const text = useText();
  const nameOf = useNameOf();
  const { state, list } = contacts;
  useEffect(() => {
    void contacts.open();
    nicknames.open();
  }, [contacts]);
  // Who has added the first of the people to begin with goes on with the next.
  const [beganEmpty, setBeganEmpty] = useState(false);
  if (!beganEmpty && state.status === 'ready' && list.length === 0) setBeganEmpty(true);
  const sections = useMemo(() => {
    const found =
      words.trim() === '' ? list : list.filter((contact) => isSought(contact, nameOf(contact), words));
    return sectionsOf(found, nameOf);
  }, [list, words, nameOf]);
  if (state.status === 'failed')
    return <ReadFailure title="contacts.failed" error={state.error} onRetry={() => void contacts.open()} />;
  if (state.status !== 'ready') return <ContactsAwaited />;
  const isSearching = words.trim() !== '';
  return (
    <>
      {sections.length > 0 && <ContactSections sections={sections} contacts={contacts} />}
      {sections.length === 0 && list.length > 0 && (
        <Stack role="status">
          <EmptyState drawing="search" title={text('contacts.none')} />
        </Stack>
      )}
      {beganEmpty && !(isSearching && list.length > 0) && <Suggested contacts={contacts} />}
    </>
  );
});
