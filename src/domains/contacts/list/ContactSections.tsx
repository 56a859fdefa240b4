import { LetterIndex, ListHeading, LongList } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { ContactActions } from './ContactActions.tsx';
import { ContactRow } from './ContactRow.tsx';
import type { ContactSection } from './contact-sections.ts';
import type { ContactsStore } from './contacts.store.ts';

/** So few need no way through them. */
const FEW = 12;

const idOf = (letter: string): string => `contacts-${letter}`;

const goTo = (letter: string): void =>
  document.getElementById(idOf(letter))?.scrollIntoView({ block: 'start', behavior: 'instant' });

interface ContactSectionsProps {
  sections: readonly ContactSection[];
  contacts: ContactsStore;
}

/** Contacts under their initials, with the letters at the side. */
export const ContactSections = observer(function ContactSections({
  sections,
  contacts,
}: ContactSectionsProps) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const letters = sections.map(({ letter }) => letter);
  const isLong = letters.length > 1 && sections.reduce((sum, { ids }) => sum + ids.length, 0) > FEW;
  return (
    <div ref={box} className="relative">
      {isLong && <LetterIndex label={text('contacts.index')} letters={letters} onChoose={goTo} />}
      {sections.map(({ letter, ids }) => (
        <section key={letter} aria-labelledby={idOf(letter)}>
          <ListHeading id={idOf(letter)} sticky>
            {letter}
          </ListHeading>
          <LongList labelledBy={idOf(letter)} ids={ids}>
            {(id) => <ContactRow id={id} contacts={contacts} />}
          </LongList>
        </section>
      ))}
      <ContactActions box={box} contacts={contacts} />
    </div>
  );
});
