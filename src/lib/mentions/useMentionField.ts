import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type BegunMention, begunAt, mentionOf } from './mention.model.ts';

export type FieldKey = KeyboardEvent<HTMLTextAreaElement>;

/** What a list of people takes from the field that it is offered for. */
export interface MentionPicking {
  field: RefObject<HTMLTextAreaElement | null>;
  /** The name that is being typed. */
  begun: BegunMention | undefined;
  /** Where the list takes the field's keys from; those that it uses have their default prevented. */
  keys: RefObject<((event: FieldKey) => void) | undefined>;
  /** This name is not asked for again. */
  onDismiss: () => void;
}

/** Where the caret goes when the field has taken what was written into it. */
export const useCaret = (field: RefObject<HTMLTextAreaElement | null>, onMoved: () => void) => {
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

/** How what is offered begins, and how it stands in the text once it was chosen. */
export interface MentionRule {
  begunAt(text: string, caret: number): BegunMention | undefined;
  written(name: string): string;
}

const BY_NAME: MentionRule = { begunAt, written: mentionOf };

interface MentionFieldOptions {
  /** There is somebody to call. */
  isOn: boolean;
  /** Sets the field's text. */
  write: (text: string) => void;
  /** Without it people are called by `@` and their name. */
  rule?: MentionRule;
}

/** A field in which something is offered for what is being typed: people after an `@`. */
export const useMentionField = (
  field: RefObject<HTMLTextAreaElement | null>,
  { isOn, write, rule = BY_NAME }: MentionFieldOptions,
) => {
  const [begun, setBegun] = useState<BegunMention>();
  const [dismissed, setDismissed] = useState<number>();
  const [isWanted, setWanted] = useState(false);
  const keys = useRef<(event: FieldKey) => void>(undefined);

  const look = () => {
    const element = field.current;
    if (!isOn || !element) return;
    const { value, selectionStart, selectionEnd } = element;
    const found = selectionStart === selectionEnd ? rule.begunAt(value, selectionStart) : undefined;
    if (found) setWanted(true);
    if (found?.from !== dismissed) setDismissed(undefined);
    setBegun((known) => (known?.from === found?.from && known?.query === found?.query ? known : found));
  };

  const caret = useCaret(field, look);

  return {
    /** The caret or the text may have moved. */
    look,
    handleKey: (event: FieldKey) => keys.current?.(event),
    /** Somebody was chosen: their name takes the place of what was typed. */
    insert: (name: string) => {
      const element = field.current;
      if (!element || !begun) return;
      const { value, selectionStart } = element;
      const before = value.slice(0, begun.from) + rule.written(name);
      caret.current = before.length;
      write(before + value.slice(selectionStart));
    },
    /** Undefined until the first `@`. */
    picking: isWanted
      ? ({
          field,
          begun: begun?.from === dismissed ? undefined : begun,
          keys,
          onDismiss: () => setDismissed(begun?.from),
        } satisfies MentionPicking)
      : undefined,
  };
};
