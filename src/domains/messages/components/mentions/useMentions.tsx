import { ChatType, type Group, type Member } from '@livery/contract';
import { type RefObject, useRef, useState } from 'react';
import { type BegunMention, begunAt, callable, mentionOf } from '../../mentions/mention.model.ts';
import type { RoomStore } from '../../room.store.ts';
import { useChat } from '../../useChat.ts';
import { LaterMentionPicker } from './LaterMentionPicker.tsx';
import type { FieldKey } from './mention-picker.ts';

/** Puts words into a field as if they were typed: its owner hears of them, and the caret follows. */
const typeInto = (field: HTMLTextAreaElement, words: string, from: number): void => {
  field.setRangeText(words, from, field.selectionStart, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
};

/** Calling members of a group by name while writing; the picker's code comes with the first `@`. */
export const useMentions = (
  room: RoomStore,
  group: Group | undefined,
  field: RefObject<HTMLTextAreaElement | null>,
) => {
  const { names } = useChat();
  const [begun, setBegun] = useState<BegunMention>();
  const [dismissed, setDismissed] = useState<number>();
  const [isWanted, setWanted] = useState(false);
  const keys = useRef<(event: FieldKey) => void>(undefined);
  const isGroup = group?.type === ChatType.GROUP;

  const look = () => {
    const element = field.current;
    if (!isGroup || !element) return;
    const { value, selectionStart, selectionEnd } = element;
    const found = selectionStart === selectionEnd ? begunAt(value, selectionStart) : undefined;
    if (found) setWanted(true);
    if (found?.from !== dismissed) setDismissed(undefined);
    setBegun((known) => (known?.from === found?.from && known?.query === found?.query ? known : found));
  };

  const choose = ({ id, nickname, username }: Member) => {
    const element = field.current;
    if (!element || !begun) return;
    const plain = callable(nickname);
    const known = names.idOf(room.id, plain);
    const name = known === undefined || known === id ? plain : `${plain} (${username})`;
    names.add(room.id, name, id);
    typeInto(element, mentionOf(name), begun.from);
  };

  return {
    look,
    handleKey: (event: FieldKey) => keys.current?.(event),
    picker: isWanted && (
      <LaterMentionPicker
        room={room}
        field={field}
        begun={begun?.from === dismissed ? undefined : begun}
        keys={keys}
        onChoose={choose}
        onDismiss={() => setDismissed(begun?.from)}
      />
    ),
  };
};
