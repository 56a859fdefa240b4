import type { Realtime } from '../../lib/socket/realtime.ts';
import type { GroupsStore } from './groups.store.ts';

/** Keeps the list of conversations live; returns how to stop. */
export const followGroups = (realtime: Realtime, groups: GroupsStore): (() => void) => {
  const stops = [
    realtime.on('message.new', ({ message }) => groups.accept(message)),
    realtime.on('group.viewed', (viewed) => groups.markViewed(viewed)),
    realtime.on('group.updated', ({ group_id }) => void groups.ask(group_id).catch(() => undefined)),
    realtime.on('group.removed', ({ group_id }) => groups.remove(group_id)),
    realtime.onCatchUp(() => void groups.load()),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};
