import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { jumps, log } from './ChatRoom.css.ts';

export interface ChatLogProps extends Pick<ComponentProps<'div'>, 'ref' | 'onScroll' | 'aria-busy'> {
  /** Name of the conversation's log. */
  label: string;
  /** Read out when it changes: what has just come, and the same words again under another `id`. History that loads is not read out. */
  announcement?: { id: string; words: string } | undefined;
  /** Stays at the top while its line is out of sight: a `ChatNotice` with the day of the first message. Silent: the line is read. */
  day?: ReactNode;
  /** Buttons at the end of the foot, beside the messages or, where there is no room, in a strip below them: ways to other messages. */
  float?: ReactNode;
  /** Pictures stand beside what others say. */
  hasPictures?: boolean | undefined;
  /** `MessageRow`s and `ChatNotice`s, oldest first: the children of the only child of `ref`. */
  children: ReactNode;
}

const STEPS: Partial<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** The message that a key goes to. */
function rowFor(key: string, rows: readonly HTMLElement[]): HTMLElement | undefined {
  if (key === 'Home') return rows[0];
  if (key === 'End') return rows.at(-1);
  const step = STEPS[key];
  if (step === undefined) return undefined;
  // The innermost: a picture of an album is a message in the row of all.
  const at = rows.findLastIndex((row) => row.contains(document.activeElement));
  return at === -1 ? rows.at(-1) : rows[at + step];
}

/** Arrow keys move from message to message, the first press takes the newest one; Home and End go to the ends. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-message]')];
  const next = rowFor(event.key, rows);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/**
 * The messages of a conversation: scrolls by itself, keeps to its foot, leaves anchoring to its owner. Arrow keys
 * go from message to message, the newest first; Home and End to the first and the last one shown. Only `announcement` is read out, not history that loads.
 */
export function ChatLog({ label, announcement, day, float, hasPictures, children, ...box }: ChatLogProps) {
  return (
    <>
      <div
        {...box}
        role="log"
        aria-live="off"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        tabIndex={0}
        onKeyDown={moveFocus}
        className={`min-h-0 flex-1 overflow-x-hidden overflow-y-auto overscroll-contain touch-pan-y touch-pinch-zoom outline-inset ${log}`}
      >
        <div
          className={`mx-auto flex min-h-full max-w-conversation flex-col justify-end p-log ${hasPictures ? 'part-crowd' : ''}`}
        >
          {children}
        </div>
      </div>
      <div aria-hidden className="pointer-events-none absolute inset-x-0 top-0 z-raised">
        {day}
      </div>
      <div aria-live="polite" className="sr-only">
        {announcement && <span key={announcement.id}>{announcement.words}</span>}
      </div>
      {float && (
        <div
          className={`pointer-events-none z-raised mx-auto flex w-full shrink-0 animate-rise justify-end gap-2 px-log py-2 *:pointer-events-auto ${jumps}`}
        >
          {float}
        </div>
      )}
    </>
  );
}
