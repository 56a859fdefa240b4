import { ChatType, type Group, type Member } from '@livery/contract';
import type { RefObject } from 'react';
import { addName } from '../../../../lib/mentions/mention-names.ts';
import { useMentionField } from '../../../../lib/mentions/useMentionField.ts';
import type { RoomStore } from '../../room.store.ts';
import { useChat } from '../../useChat.ts';
import { LazyMentionPicker } from './LazyMentionPicker.tsx';

/** Mentioning members while writing; the picker's code is loaded with the first `@`. */
export const useMentions = (
  room: RoomStore,
  group: Group | undefined,
  field: RefObject<HTMLTextAreaElement | null>,
) => {
  const { drafts, names } = useChat();
  const { look, handleKey, insert, picking } = useMentionField(field, {
    isOn: group?.type === ChatType.GROUP,
    write: (text) => drafts.write(room.id, text),
  });

  // By their own name: what I call them is nobody else's to read.
  const choose = ({ id, nickname, origin_nickname, username }: Member) => {
    const draft = {
      idOf: (name: string) => names.idOf(room.id, name),
      add: (name: string, of: string) => names.add(room.id, name, of),
    };
    insert(addName(draft, { id, nickname: origin_nickname || nickname, username }));
  };

  return {
    look,
    handleKey,
    picker: picking && <LazyMentionPicker room={room} {...picking} onChoose={choose} />,
  };
};
