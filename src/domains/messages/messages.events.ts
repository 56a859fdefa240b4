import type { Realtime } from '../../lib/socket/realtime.ts';
import type { MessagesStore } from './messages.store.ts';

/** Keeps opened rooms live; returns how to stop. */
export const followMessages = (realtime: Realtime, messages: MessagesStore): (() => void) => {
  const stops = [
    realtime.on('message.new', ({ message }) => messages.accept(message)),
    realtime.on('message.updated', ({ message }) => messages.revise(message)),
    realtime.on('message.deleted', ({ group_id, seq }) => messages.retract(group_id, seq)),
    realtime.on('group.removed', ({ group_id }) => messages.remove(group_id)),
    realtime.onCatchUp(() => messages.catchUp()),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};
