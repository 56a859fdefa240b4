import type { Person } from '@livery/contract';
import { useFailureToast } from '../../../lib/errors/useFailureToast.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { useNameOf } from '../../users/index.ts';
import type { ContactsStore } from './contacts.store.ts';

/** How long one may think better of it. Milliseconds. */
const UNDO = 5_000;

/** Takes somebody out of the contacts, with a way back. Returns whether it was done; says it when it was not. */
export const useRemoveContact = (contacts: ContactsStore) => {
  const { toasts } = useStores();
  const nameOf = useNameOf();
  const fail = useFailureToast();
  return async (person: Person): Promise<boolean> => {
    const name = nameOf(person);
    try {
      await contacts.remove(person.id);
    } catch (error) {
      fail(error);
      return false;
    }
    toasts.show({ id: 'contacts.removed', values: { name } }, 'plain', {
      label: 'contacts.undo',
      run: () => void contacts.add(person.id).catch(fail),
      stays: UNDO,
    });
    return true;
  };
};
