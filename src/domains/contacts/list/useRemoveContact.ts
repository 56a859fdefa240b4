import type { Person } from '@livery/contract';
import { useStores } from '../../../lib/stores/stores.ts';
import { useNameOf } from '../../users/index.ts';
import type { ContactsStore } from './contacts.store.ts';

/** How long one may think better of it. Milliseconds. */
const UNDO = 5_000;

/** Takes somebody out of the contacts, with a way back. */
export const useRemoveContact = (contacts: ContactsStore) => {
  const { toasts } = useStores();
  const nameOf = useNameOf();
  return async (person: Person): Promise<void> => {
    const name = nameOf(person);
    if (!(await contacts.remove(person.id))) return;
    toasts.show({ id: 'contacts.removed', values: { name } }, 'plain', {
      label: 'contacts.undo',
      run: () => void contacts.add(person.id).catch(() => undefined),
      stays: UNDO,
    });
  };
};
