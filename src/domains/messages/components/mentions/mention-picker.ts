import type { Member } from '@livery/contract';
import type { MentionPicking } from '../../../../lib/mentions/useMentionField.ts';
import type { RoomStore } from '../../room.store.ts';

export interface MentionPickerProps extends MentionPicking {
  room: RoomStore;
  onChoose: (member: Member) => void;
}
