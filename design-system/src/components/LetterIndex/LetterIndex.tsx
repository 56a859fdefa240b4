import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

export interface LetterIndexProps {
  /** What it leads through. */
  label: string;
  /** In their order, each once. */
  letters: readonly string[];
  /** A letter was touched, passed by a finger, or reached by a key. */
  onChoose: (letter: string) => void;
}

const STEPS: Partial<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 5,
  PageUp: -5,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * Letters at the side of a long list: a finger that slides over them goes through the list, with the letter beside it.
 * One stop of the Tab key: arrows, Home, End and the letters themselves move. Stands in a box with `relative`.
 */
export function LetterIndex({ label, letters, onChoose }: LetterIndexProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const current = Math.min(at, letters.length - 1);

  function choose(next: number) {
    const place = Math.min(letters.length - 1, Math.max(0, next));
    const letter = letters[place];
    if (letter === undefined) return;
    setAt(place);
    onChoose(letter);
  }

  function follow({ clientY }: PointerEvent) {
    const box = bar.current?.getBoundingClientRect();
    if (box) choose(Math.floor(((clientY - box.top) / box.height) * letters.length));
  }

  function handleDown(event: PointerEvent) {
    // The finger keeps it when it slides beside it.
    event.currentTarget.setPointerCapture?.(event.pointerId);
    setHeld(true);
    follow(event);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    const next = step === undefined ? letters.indexOf(event.key.toUpperCase()) : current + step;
    if (step === undefined && next < 0) return;
    event.preventDefault();
    choose(next);
  }

  return (
    <div className="pointer-events-none sticky top-under-bar z-raised flex h-0 justify-end">
      <div
        ref={bar}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-orientation="vertical"
        aria-valuemin={1}
        aria-valuemax={letters.length}
        aria-valuenow={current + 1}
        aria-valuetext={letters[current]}
        onPointerDown={handleDown}
        onPointerMove={(event) => isHeld && follow(event)}
        onPointerUp={() => setHeld(false)}
        onPointerCancel={() => setHeld(false)}
        onKeyDown={handleKey}
        className="pointer-events-auto relative mt-6 flex h-fit w-7 touch-none flex-col items-center rounded-full py-1 text-caption leading-none font-medium text-secondary select-none"
      >
        {letters.map((letter, index) => (
          <span
            key={letter}
            aria-hidden
            className={`flex h-4 w-5 items-center justify-center rounded-full ${isHeld && index === current ? 'bg-accent text-on-accent' : ''}`}
          >
            {letter}
          </span>
        ))}
        {isHeld && (
          <span
            aria-hidden
            style={{ top: `${((current + 0.5) / letters.length) * 100}%` }}
            className="absolute right-full me-3 flex size-12 -translate-y-1/2 items-center justify-center rounded-full bg-accent text-heading font-strong text-on-accent shadow-raised"
          >
            {letters[current]}
          </span>
        )}
      </div>
    </div>
  );
}
