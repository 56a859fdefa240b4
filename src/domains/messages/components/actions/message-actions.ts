import type { Group } from '@livery/contract';
import type { RefObject } from 'react';
import type { Press } from '../../../../lib/menu/useEarlyPress.ts';
import type { RoomStore } from '../../room.store.ts';

export interface MessageActionsProps {
  room: RoomStore;
  group: Group | undefined;
  /** The box of the log: its rows carry the id of their message in `data-message`. */
  box: RefObject<HTMLDivElement | null>;
  /** The finger that went down before they were there. */
  early?: RefObject<Press | undefined>;
}
