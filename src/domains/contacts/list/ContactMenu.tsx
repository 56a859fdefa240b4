import type { Contact } from '@livery/contract';
import { EditIcon, TrashIcon, UserIcon } from '@livery/design-system';
import { type MenuEntry, PointMenu } from '@livery/design-system/menu';
import { useText } from '../../../lib/intl/useText.ts';
import type { Point } from '../../../lib/menu/useEarlyPress.ts';
import { useNavigate } from '../../../lib/router/useNavigate.ts';
import { useNameOf } from '../../users/index.ts';
import type { ContactsStore } from './contacts.store.ts';
import { usePersonPlace } from './person-place.ts';
import { useRemoveContact } from './useRemoveContact.ts';

export interface ContactMenuProps {
  contact: Contact;
  contacts: ContactsStore;
  at: Point;
  open: boolean;
  onMemo: () => void;
  onClose: () => void;
}

/** What can be done with one of the contacts. */
export function ContactMenu({ contact, contacts, at, open, onMemo, onClose }: ContactMenuProps) {
  const text = useText();
  const nameOf = useNameOf();
  const navigate = useNavigate();
  const { hrefOf } = usePersonPlace();
  const remove = useRemoveContact(contacts);
  const entries: MenuEntry[] = [
    {
      kind: 'action',
      id: 'view',
      icon: UserIcon,
      label: text('contacts.view'),
      onSelect: () => navigate(hrefOf(contact.id)),
    },
    { kind: 'action', id: 'memo', icon: EditIcon, label: text('memo.title'), onSelect: onMemo },
    { kind: 'rule', id: 'end' },
    {
      kind: 'action',
      id: 'remove',
      icon: TrashIcon,
      label: text('contacts.remove.long'),
      tone: 'danger',
      onSelect: () => void remove(contact),
    },
  ];
  return (
    <PointMenu
      label={text('contacts.actions', { name: nameOf(contact) })}
      open={open}
      onClose={onClose}
      at={at}
      entries={entries}
    />
  );
}
