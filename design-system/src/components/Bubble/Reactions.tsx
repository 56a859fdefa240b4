import type { BubbleSide } from './Bubble.variants.ts';

export interface Reaction {
  emoji: string;
  count: string;
  /** The reader's own is among them. */
  mine: boolean;
  /** In words: "👍 by 3 people". */
  label: string;
}

export interface ReactionsProps {
  side: BubbleSide;
  /** Name of the group of buttons. */
  label: string;
  reactions: readonly Reaction[];
  /** Nobody may put one on any more: the reader's own are taken back, no other is pressed. */
  closed?: boolean;
  onToggle: (emoji: string) => void;
}

/**
 * Emojis that people put on a message, under its `Bubble`; a press puts one's own on or takes it back. Who they are
 * stands elsewhere.
 */
export function Reactions({ side, label, reactions, closed = false, onToggle }: ReactionsProps) {
  return (
    <fieldset
      aria-label={label}
      className={`mt-1 flex max-w-full flex-wrap gap-1 ${side === 'own' ? 'justify-end' : ''}`}
    >
      {reactions.map(({ emoji, count, mine, label: name }) => (
        <button
          key={emoji}
          type="button"
          aria-pressed={mine}
          aria-label={name}
          disabled={closed && !mine}
          onClick={() => onToggle(emoji)}
          className="relative inline-flex h-6.5 items-center gap-1 rounded-chip border-card border-transparent bg-bubble-other px-2 text-footnote leading-none font-medium text-bubble-other tabular-nums shadow-bubble transition-transform duration-quick ease-standard after:absolute after:inset-y-hit-sign after:inset-x-0 enabled:active:scale-press aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
        >
          <span aria-hidden className="text-body leading-none">
            {emoji}
          </span>
          {count}
        </button>
      ))}
    </fieldset>
  );
}
