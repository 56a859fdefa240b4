import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { whenIdle } from '../../lib/idle.ts';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import { type SwipeTone, swipeActionStyles } from './List.variants.ts';

export interface SwipeAction {
  id: string;
  label: string;
  icon: IconGlyph;
  tone?: SwipeTone;
  onSelect: () => void;
}

const STEPS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Arrows go from the row to its actions and back, so that a long list stays one stop of the Tab key a row. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const next = stops[stops.findIndex((stop) => stop.matches(':focus')) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/**
 * A row and, out of sight at its end, what a swipe reveals: the browser's own scrolling, no gesture of ours. Nobody sees
 * that part of a list that opens, so it is drawn in an idle moment, or when somebody comes to the row.
 */
export function RowStrip({ actions, children }: { actions?: readonly SwipeAction[]; children: ReactNode }) {
  const [ready, setReady] = useState(false);
  const swiped = actions !== undefined && actions.length > 0;
  useEffect(() => (swiped ? whenIdle(() => setReady(true)) : undefined), [swiped]);
  if (!swiped) return children;
  const prepare = () => setReady(true);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the row and the buttons inside have the focus
    <div
      onFocus={prepare}
      onPointerDown={prepare}
      onKeyDown={moveFocus}
      className="flex min-w-0 flex-1 snap-strip overflow-x-auto overscroll-x-contain scrollbar-none *:first:min-w-full *:snap-start"
    >
      {children}
      {ready && <SwipeActions actions={actions} />}
    </div>
  );
}

function SwipeActions({ actions }: { actions: readonly SwipeAction[] }) {
  return (
    <span className="flex shrink-0 snap-end">
      {actions.map(({ id, label, icon, tone, onSelect }) => (
        <button
          key={id}
          type="button"
          tabIndex={-1}
          onClick={onSelect}
          className={swipeActionStyles({ tone })}
        >
          <Icon of={icon} size="md" />
          {label}
        </button>
      ))}
    </span>
  );
}
