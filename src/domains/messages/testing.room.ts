import { MessagesStore } from './messages.store.ts';
import type { ReadyRoom } from './room-state.ts';
import { FakeServer, GROUP, ME, shownIn } from './testing.ts';

/** A room on a fake server of its own, and what it shows. */
export const startRoom = () => {
  localStorage.clear();
  const server = new FakeServer();
  const messages = new MessagesStore(server.http, () => ME);
  const room = messages.room(GROUP);
  /** Seqs of the messages shown. */
  const shown = (): number[] => shownIn(room).map(({ seq }) => seq);
  /** The first and the last of them. */
  const ends = (): number[] => [shown()[0] ?? 0, shown().at(-1) ?? 0];
  const ready = (): ReadyRoom => {
    if (!room.view.ready) throw new Error(`the room is ${room.view.state.status}`);
    return room.view.ready;
  };
  return { server, messages, room, shown, ends, ready };
};

export type TestRoom = ReturnType<typeof startRoom>;

export const idOf = (seq: number): string => String(seq).padStart(6, '0');
