import type { Group } from '@livery/contract';
import { computed } from 'mobx';
import { useMemo } from 'react';
import { useChat } from './useChat.ts';

/** What messages, and looking at them, change of a conversation: its row in the list shows that, its room does not. */
const PASSING: ReadonlySet<keyof Group> = new Set<keyof Group>([
  'last_message',
  'last_unblock_message',
  'last_read',
  'last_seq',
  'last_viewed',
  'mentioned',
  'unread',
  'update_at',
]);

/** Nothing else of it has changed. */
export const isStanding = (one: Group | undefined, other: Group | undefined): boolean => {
  if (!one || !other) return one === other;
  const names = Object.keys({ ...one, ...other }) as (keyof Group)[];
  return names.every((name) => PASSING.has(name) || Object.is(one[name], other[name]));
};

/**
 * A conversation as its room shows it: whoever draws that is not drawn anew with each message and each time it is seen. What
 * these change of it is as old as the rest; who needs that reads it from the store.
 */
export const useStandingGroup = (id: string): Group | undefined => {
  const { groups } = useChat();
  const standing = useMemo(() => computed(() => groups.get(id), { equals: isStanding }), [groups, id]);
  return standing.get();
};
