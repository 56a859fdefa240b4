import { NOT_CANCELLED, type Person } from '@livery/contract';
import { useEffect } from 'react';
import { useStores } from '../../../../lib/stores/stores.ts';
import { usePeople } from '../../../contacts/index.ts';
import { useChat } from '../../useChat.ts';

/** Whom the person talks to, the latest first, and then their other contacts. Read it inside an `observer`. */
export const useKnownPeople = (): Person[] => {
  const { users } = useStores();
  const { groups } = useChat();
  const people = usePeople();
  const contacts = people.status === 'ready' ? people.value.contacts : undefined;
  useEffect(() => void contacts?.open(), [contacts]);
  const open = (contacts?.list ?? []).filter(({ delete_at }) => delete_at === NOT_CANCELLED);
  const all = new Map([...groups.partners, ...open].map((person) => [person.id, person]));
  all.delete(users.id);
  return [...all.values()];
};
