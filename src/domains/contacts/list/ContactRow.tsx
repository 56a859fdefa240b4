import { Avatar, PersonRow, TrashIcon } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { isCancelled, useNameOf } from '../../users/index.ts';
import type { ContactsStore } from './contacts.store.ts';
import { usePersonPlace } from './person-place.ts';
import { useRemoveContact } from './useRemoveContact.ts';

/** One of the contacts: leads to their page. */
export const ContactRow = observer(function ContactRow({
  id,
  contacts,
}: {
  id: string;
  contacts: ContactsStore;
}) {
  const text = useText();
  const nameOf = useNameOf();
  const { hrefOf, openId } = usePersonPlace();
  const remove = useRemoveContact(contacts);
  const contact = contacts.get(id);
  if (!contact) return null;
  const name = nameOf(contact);
  return (
    <PersonRow
      href={hrefOf(id)}
      selected={id === openId}
      media={<Avatar size="md" name={name} src={contact.avatar_thumbnail} />}
      title={name}
      detail={
        isCancelled(contact) ? text('person.cancelled.short') : text('person.id', { id: contact.username })
      }
      swipe={[
        {
          id: 'remove',
          label: text('contacts.remove'),
          icon: TrashIcon,
          tone: 'danger',
          onSelect: () => remove(contact),
        },
      ]}
    />
  );
});
