import type { Group } from '@livery/contract';
import type { RefObject } from 'react';
import type { RoomStore } from '../../room.store.ts';
import type { Press } from './useEarlyPress.ts';

export interface MessageActionsProps {
  room: RoomStore;
  group: Group | undefined;
  /** The box of the log: its rows carry the id of their message in `data-message`. */
  box: RefObject<HTMLDivElement | null>;
  /** The finger that went down before they were there. */
  early?: RefObject<Press | undefined>;
}
