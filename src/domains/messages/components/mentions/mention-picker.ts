import type { Member } from '@livery/contract';
import type { KeyboardEvent, RefObject } from 'react';
import type { BegunMention } from '../../mentions/mention.model.ts';
import type { RoomStore } from '../../room.store.ts';

export type FieldKey = KeyboardEvent<HTMLTextAreaElement>;

export interface MentionPickerProps {
  room: RoomStore;
  field: RefObject<HTMLTextAreaElement | null>;
  /** The name that is being typed. */
  begun: BegunMention | undefined;
  /** Where the picker takes the field's keys from; those that it uses have their default prevented. */
  keys: RefObject<((event: FieldKey) => void) | undefined>;
  onChoose: (member: Member) => void;
  /** This name is not asked for again. */
  onDismiss: () => void;
}
