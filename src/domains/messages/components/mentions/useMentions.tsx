import { ChatType, type Group, type Member } from '@livery/contract';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type BegunMention, begunAt, callable, mentionOf } from '../../mentions/mention.model.ts';
import type { RoomStore } from '../../room.store.ts';
import { useChat } from '../../useChat.ts';
import { LazyMentionPicker } from './LazyMentionPicker.tsx';
import type { FieldKey } from './mention-picker.ts';

/** Where the caret goes when the field has taken what was written into it. */
const useCaret = (field: RefObject<HTMLTextAreaElement | null>, onMoved: () => void) => {
  const wanted = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    field.current?.focus();
    field.current?.setSelectionRange(wanted.current, wanted.current);
    wanted.current = undefined;
    onMoved();
  });
  return wanted;
};

/** Mentioning members while writing; the picker's code is loaded with the first `@`. */
export const useMentions = (
  room: RoomStore,
  group: Group | undefined,
  field: RefObject<HTMLTextAreaElement | null>,
) => {
  const { drafts, names } = useChat();
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

  const caret = useCaret(field, look);

  // By their own name: what I call them is nobody else's to read.
  const choose = ({ id, nickname, origin_nickname, username }: Member) => {
    const element = field.current;
    if (!element || !begun) return;
    const plain = callable(origin_nickname || nickname);
    const known = names.idOf(room.id, plain);
    const name = known === undefined || known === id ? plain : `${plain} (${username})`;
    names.add(room.id, name, id);
    const { value, selectionStart } = element;
    const before = value.slice(0, begun.from) + mentionOf(name);
    caret.current = before.length;
    drafts.write(room.id, before + value.slice(selectionStart));
  };

  return {
    look,
    handleKey: (event: FieldKey) => keys.current?.(event),
    picker: isWanted && (
      <LazyMentionPicker
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
