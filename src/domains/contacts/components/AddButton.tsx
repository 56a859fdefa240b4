import type { Person } from '@livery/contract';
import { Button } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Submission } from '../../../lib/forms/submission.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { useNameOf } from '../../users/index.ts';
import type { ContactsStore } from '../list/contacts.store.ts';

/** Makes somebody a contact, and says so of who is one. Nothing for oneself. */
export const AddButton = observer(function AddButton({
  person,
  contacts,
}: {
  person: Person;
  contacts: ContactsStore;
}) {
  const text = useText();
  const nameOf = useNameOf();
  const { users, toasts } = useStores();
  const [adding] = useState(() => new Submission());
  const name = nameOf(person);
  const add = async () => {
    const added = await adding.send(() => contacts.add(person.id));
    if (adding.problem) toasts.show(adding.problem, 'error');
    if (added) toasts.show({ id: 'contacts.added', values: { name } }, 'success');
  };
  if (person.id === users.id) return null;
  const isThere = contacts.has(person.id);
  return (
    <Button
      size="sm"
      tone={isThere ? 'ghost' : 'soft'}
      disabled={isThere}
      loading={adding.isSending}
      aria-label={isThere ? undefined : text('contacts.add.label', { name })}
      onClick={() => void add()}
    >
      {text(isThere ? 'contacts.is_contact' : 'contacts.add')}
    </Button>
  );
});
