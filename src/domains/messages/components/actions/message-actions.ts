import type { Group } from '@livery/contract';
import type { RefObject } from 'react';
import type { RoomStore } from '../../room.store.ts';

export interface MessageActionsProps {
  room: RoomStore;
  group: Group | undefined;
  /** The box of the log: rows in it say by `data-message` whose they are. */
  box: RefObject<HTMLDivElement | null>;
}
