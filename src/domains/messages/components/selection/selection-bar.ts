import type { Group } from '@livery/contract';
import type { RoomStore } from '../../room.store.ts';

export interface SelectionBarProps {
  room: RoomStore;
  group: Group | undefined;
}
