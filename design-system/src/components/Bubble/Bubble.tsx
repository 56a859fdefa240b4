import type { ReactNode } from 'react';
import { CheckCheckIcon, CheckIcon, ClockIcon } from '../../icons/index.ts';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import {
  type BubbleContent,
  type BubbleSide,
  bubbleAuthorStyles,
  bubbleMetaStyles,
  bubbleStyles,
  chatNoticeStyles,
  messageRowStyles,
  pickMarkStyles,
  quoteNameStyles,
  quoteStyles,
} from './Bubble.variants.ts';

const deliveryStates = ['sending', 'sent', 'read', 'failed'] as const;
export type Delivery = (typeof deliveryStates)[number];

export interface BubbleQuote {
  author: string;
  text: string;
  onOpen?: () => void;
}

export interface BubbleProps {
  side: BubbleSide;
  /** The message before it is of the same person, minutes apart. */
  continues?: boolean;
  /** Name over the first message of a run in a group. */
  author?: ReactNode;
  /** Already formatted. */
  time: string;
  /** For own messages: its state in words goes with the drawing. */
  delivery?: { state: Exclude<Delivery, 'failed'>; label: string };
  /** The message that it replies to, and the way to it. */
  quote?: BubbleQuote;
  /** `player`: a clip that plays, under whose buttons the time moves. `bare`: stands on the wallpaper itself, as emoji alone and cards do. */
  content?: BubbleContent;
  children: ReactNode;
}

const deliveryIcons: Record<Exclude<Delivery, 'failed'>, IconGlyph> = {
  sending: ClockIcon,
  sent: CheckIcon,
  read: CheckCheckIcon,
};

function Quote({ side, content, quote }: Pick<BubbleProps, 'side' | 'content'> & { quote: BubbleQuote }) {
  const opens = quote.onOpen !== undefined;
  const className = quoteStyles({ side: content === 'bare' ? 'other' : side, content, opens });
  const words = (
    <>
      <b className={quoteNameStyles({ side: content === 'bare' ? 'other' : side })}>{quote.author}</b>
      <span className="line-clamp-2">{quote.text}</span>
    </>
  );
  if (!quote.onOpen) return <div className={className}>{words}</div>;
  return (
    <button type="button" onClick={quote.onOpen} className={className}>
      {words}
    </button>
  );
}

/**
 * A message; time and ticks float at the end of the last line. Stands in a `MessageRow`. The state of an
 * own message is given in words as well.
 */
export function Bubble({ side, continues, author, time, delivery, quote, content, children }: BubbleProps) {
  return (
    <div className={bubbleStyles({ side, continues, content })}>
      {author && <div className={bubbleAuthorStyles({ content })}>{author}</div>}
      {quote && <Quote side={side} content={content} quote={quote} />}
      {children}
      <span className={bubbleMetaStyles({ side, content })}>
        {time}
        {delivery && (
          <>
            <Icon of={deliveryIcons[delivery.state]} size="xs" />
            <span className="sr-only">{delivery.label}</span>
          </>
        )}
      </span>
    </div>
  );
}

export interface MessageRowProps {
  /** Of the message; stands in `data-message`. */
  id?: string;
  side: BubbleSide;
  continues?: boolean;
  /** A small `Avatar`, at one message of a run. */
  avatar?: ReactNode;
  /** Room for the avatar is kept: a group, or a run. */
  keepAvatarRoom?: boolean;
  /** Beside a failed message: a button that tries again. */
  retry?: ReactNode;
  /** A band behind it: this is the one that was looked for. */
  marked?: boolean;
  /** While messages are being chosen: whether this one is, and words for choosing it. Its owner listens on the log. */
  pick?: { isOn: boolean; label: string } | undefined;
  children: ReactNode;
}

function PickMark({ side, isOn, label }: { side: BubbleSide; isOn: boolean; label: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a tap anywhere on the row is for it, and a native box has no brand
    <button
      type="button"
      role="checkbox"
      aria-checked={isOn}
      aria-label={label}
      tabIndex={-1}
      className={pickMarkStyles({ side, isOn })}
    >
      {isOn && <Icon of={CheckIcon} size="xs" />}
    </button>
  );
}

/**
 * A line of a conversation: who, what, and what went wrong. Takes the focus from `ChatLog`'s arrow keys; wrap it in
 * a `ContextMenu` for what can be done with the message.
 */
export function MessageRow({
  id = '',
  side,
  continues = false,
  avatar,
  keepAvatarRoom,
  retry,
  marked = false,
  pick,
  children,
}: MessageRowProps) {
  return (
    <div
      data-message={id}
      tabIndex={-1}
      className={messageRowStyles({
        side,
        continues,
        marked: marked || pick?.isOn,
        picking: pick !== undefined,
      })}
    >
      {pick && <PickMark side={side} {...pick} />}
      {side === 'other' && (avatar ?? (keepAvatarRoom && <span className="w-avatar-sm shrink-0" />))}
      {retry && <span className="part-retry -my-1.5">{retry}</span>}
      <div
        data-bubble
        className={`relative flex min-w-0 max-w-bubble flex-col ${side === 'own' ? 'items-end' : 'items-start'}`}
      >
        {children}
      </div>
    </div>
  );
}

export interface ChatNoticeProps {
  /** Of the message that it stands for: it can be gone to as a `MessageRow`. */
  id?: string;
  /** This is the one that was looked for. */
  marked?: boolean;
  /** A day begins here: `data-day` says where, for a `ChatLog` that keeps it in sight. */
  day?: boolean;
  /** Lies over messages instead of between them. */
  afloat?: boolean;
  /** Parts what was read from what was not. */
  divider?: boolean;
  children: ReactNode;
}

/** A day, or "now friends", between messages. */
export function ChatNotice({ id, marked, afloat, divider, day, children }: ChatNoticeProps) {
  const look = marked ? 'marked' : afloat ? 'afloat' : divider ? 'divider' : 'still';
  return (
    <div
      data-message={id}
      data-day={day || undefined}
      tabIndex={id === undefined ? undefined : -1}
      className={chatNoticeStyles({ look })}
    >
      {children}
    </div>
  );
}
