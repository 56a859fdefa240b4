import { observer } from 'mobx-react-lite';
import { type RefObject, useState } from 'react';
import { DomainOverlay } from '../../../lib/domains/DomainOverlay.tsx';
import { useDomainOverlay } from '../../../lib/domains/useDomainOverlay.ts';
import { lazily } from '../../../lib/lazily.tsx';
import type { Point } from '../../../lib/menu/useEarlyPress.ts';
import { useMenuEvents } from '../../../lib/menu/useMenuEvents.ts';
import { overlayFailed } from '../../../lib/OverlayFailure.tsx';
import type { ContactMenuProps } from './ContactMenu.tsx';
import type { ContactsStore } from './contacts.store.ts';
import { personAt } from './person-place.ts';

const ContactMenu = lazily<'ContactMenu', ContactMenuProps>(
  () => import('./ContactMenu.tsx'),
  'ContactMenu',
  {
    failed: overlayFailed,
  },
);

const rowAt = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('a[href]')) || undefined;

/** A key opens the menu without a point. */
const placeOf = (row: HTMLElement, at: Point): Point => {
  if (at.x > 0 || at.y > 0) return at;
  const { left, top, width, height } = row.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

interface Opened {
  id: string;
  at: Point;
  isOpen: boolean;
}

interface ContactActionsProps {
  /** What holds the rows. */
  box: RefObject<HTMLElement | null>;
  contacts: ContactsStore;
}

/** What can be done with the contacts of a list: one menu for all of them. */
export const ContactActions = observer(function ContactActions({ box, contacts }: ContactActionsProps) {
  const [menu, setMenu] = useState<Opened>();
  const sheet = useDomainOverlay();
  useMenuEvents(box, {
    rowAt,
    onOpen: (row, at) => {
      const id = personAt(row.getAttribute('href') ?? '');
      if (id !== undefined) setMenu({ id, at: placeOf(row, at), isOpen: true });
    },
  });
  const contact = menu && contacts.get(menu.id);
  return (
    <>
      {menu && contact && (
        <ContactMenu
          contact={contact}
          contacts={contacts}
          at={menu.at}
          open={menu.isOpen}
          onMemo={() => sheet.open({ name: 'contacts/memo', of: menu.id })}
          onClose={() => setMenu({ ...menu, isOpen: false })}
        />
      )}
      {sheet.props && <DomainOverlay key={sheet.props.of} {...sheet.props} />}
    </>
  );
});
