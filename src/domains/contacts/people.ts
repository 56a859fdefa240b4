import type { Stores } from '../../lib/stores/stores.ts';
import { BlocksStore } from './blacklist/blocks.store.ts';
import { ContactsStore } from './list/contacts.store.ts';

/** Whom the person at the screen knows, and whom they keep away. */
export interface People {
  contacts: ContactsStore;
  blocks: BlocksStore;
  stop(): void;
}

export const createPeople = ({
  http,
  realtime,
  toasts,
}: Pick<Stores, 'http' | 'realtime' | 'toasts'>): People => {
  const contacts = new ContactsStore(http);
  const blocks = new BlocksStore({
    http,
    toasts,
    onBlocked: (user_id) => void contacts.receive({ user_id, on: false }),
  });
  const stopHearing = realtime.on('block.changed', (change) => blocks.receive(change));
  return {
    contacts,
    blocks,
    stop: () => {
      stopHearing();
      contacts.stop();
      blocks.list.clear();
    },
  };
};
