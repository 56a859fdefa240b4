import type { KeyboardEvent } from 'react';
import { section } from './EmojiPicker.css.ts';
import type { Emoji } from './emoji.ts';

const COLUMNS = 8;

const STEPS: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
};

/** Arrows walk the whole picker as one grid: at a group's edge the next one follows. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const cells = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-emoji]')];
  const at = cells.findIndex((cell) => cell.matches(':focus'));
  const next = cells[at === -1 ? 0 : at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface EmojiGridProps {
  label: string;
  emoji: readonly Emoji[];
  /** Its first cell is where the Tab key comes in. */
  first: boolean;
  onChoose: (emoji: string) => void;
}

export function EmojiGrid({ label, emoji, first, onChoose }: EmojiGridProps) {
  return (
    <section aria-label={label} className={section}>
      <h3 className="px-2 pt-3 pb-1 text-caption font-medium text-tertiary">{label}</h3>
      <div className="grid grid-cols-8">
        {emoji.map((one, index) => (
          <button
            key={one.emoji}
            type="button"
            data-emoji
            tabIndex={first && index === 0 ? 0 : -1}
            aria-label={one.label}
            onClick={() => onChoose(one.emoji)}
            className="grid aspect-square min-h-9 place-items-center rounded-panel-item text-heading leading-none outline-inset hover:bg-control"
          >
            {one.emoji}
          </button>
        ))}
      </div>
    </section>
  );
}
