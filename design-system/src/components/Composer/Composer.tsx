import { type ComponentProps, type FormEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { SendIcon } from '../../icons/index.ts';
import { isSendKey } from '../../lib/keys.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { foot } from '../Toast/foot.css.ts';
import { useGrowing } from './useGrowing.ts';

export interface ComposerProps
  extends Pick<
    ComponentProps<'textarea'>,
    'ref' | 'maxLength' | 'disabled' | 'aria-invalid' | 'onFocus' | 'onPaste' | 'onSelect'
  > {
  /** Name of the field and its placeholder. */
  label: string;
  sendLabel: string;
  value: string;
  onChange: (value: string) => void;
  onSend: () => void;
  /** What was sent is on its way: more can be written, and not sent yet. */
  sending?: boolean;
  /** Before the line's own keys; one whose default is prevented does nothing more. */
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  /** Icon buttons before the field and inside its end. */
  start?: ReactNode;
  end?: ReactNode;
  /** What is being replied to, over the line. */
  header?: ReactNode;
}

/**
 * The line at the foot of a conversation or of comments. Enter sends, Shift+Enter breaks the line, Enter that ends
 * a composition (pinyin) does neither; blank text is never sent. Long text in a form is a `TextArea`.
 */
export function Composer(props: ComposerProps) {
  const {
    label,
    sendLabel,
    value,
    onChange,
    onSend,
    sending = false,
    onKeyDown,
    start,
    end,
    header,
    ...textarea
  } = props;
  const empty = value.trim() === '';
  const send = () => !empty && !sending && onSend();
  const box = useRef<HTMLLabelElement>(null);
  useGrowing(box, value);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    onKeyDown?.(event);
    if (event.defaultPrevented || !isSendKey(event)) return;
    event.preventDefault();
    send();
  }

  return (
    <form onSubmit={handleSubmit} className={`border-t border-subtle bg-bar-raised pb-safe-bottom ${foot}`}>
      {header}
      <div className="mx-auto flex max-w-conversation items-end gap-1 p-2">
        {start}
        {/* The padding is the field's, not the text's: long text scrolls inside it. */}
        <label
          ref={box}
          className={`flex min-h-touch min-w-0 flex-1 cursor-text items-end rounded-composer bg-control ps-4 shadow-search focus-within:shadow-field-focus ${end ? '' : 'pe-3'}`}
        >
          <textarea
            {...textarea}
            rows={1}
            aria-label={label}
            placeholder={label}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={handleKey}
            className="my-2.5 field-sizing-content max-h-composer min-w-0 flex-1 resize-none self-center bg-transparent leading-snug text-primary focus-visible:outline-hidden placeholder:text-tertiary"
          />
          {end}
        </label>
        <IconButton
          type="submit"
          icon={SendIcon}
          label={sendLabel}
          tone="solid"
          loading={sending}
          disabled={(empty && !sending) || textarea.disabled}
        />
      </div>
    </form>
  );
}
