import { type ReactNode, type TouchEvent, useRef, useState } from 'react';
import { RefreshIcon } from '../../icons/index.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';

export interface PullToRefreshProps {
  /** Name of the same action for a keyboard: a button that shows when it has the focus. */
  refreshLabel: string;
  /** Read out while it works. */
  busyLabel: string;
  /** Resolves when the page is fresh; what goes wrong is the owner's to tell. */
  onRefresh: () => Promise<void>;
  children: ReactNode;
}

/** Pixels that the page follows a finger, and from which letting go refreshes. */
const REACH = 96;
const FAR_ENOUGH = 64;

function usePull(onRefresh: () => Promise<void>) {
  const start = useRef<number | null>(null);
  const [pulled, setPulled] = useState(0);
  const [busy, setBusy] = useState(false);

  async function refresh() {
    setBusy(true);
    try {
      await onRefresh();
    } finally {
      setBusy(false);
    }
  }

  const handlers = {
    onTouchStart(event: TouchEvent) {
      const atTop = window.scrollY <= 0 && event.touches.length === 1;
      start.current = atTop && !busy ? (event.touches[0]?.clientY ?? null) : null;
    },
    onTouchMove(event: TouchEvent) {
      const y = event.touches[0]?.clientY;
      if (start.current === null || y === undefined) return;
      setPulled(Math.min(REACH, Math.max(0, (y - start.current) / 2)));
    },
    onTouchEnd() {
      if (start.current !== null && pulled >= FAR_ENOUGH) void refresh();
      start.current = null;
      setPulled(0);
    },
  };
  return { pulled, busy, refresh, handlers };
}

/**
 * A page that is pulled down to be made fresh. Set where the page itself scrolls; the page keeps its own bars. A
 * keyboard has a button for it, which shows when it has the focus.
 */
export function PullToRefresh({ refreshLabel, busyLabel, onRefresh, children }: PullToRefreshProps) {
  const { pulled, busy, refresh, handlers } = usePull(onRefresh);
  const held = pulled > 0 || busy;
  const down = busy ? FAR_ENOUGH : pulled;
  return (
    <div {...handlers} aria-busy={busy} className="relative overflow-clip">
      <div className="sr-only focus-within:not-sr-only focus-within:flex focus-within:justify-center focus-within:p-2">
        <Button size="sm" icon={RefreshIcon} loading={busy} onClick={() => void refresh()}>
          {refreshLabel}
        </Button>
      </div>
      <span role="status" className="sr-only">
        {busy && busyLabel}
      </span>
      {held && (
        <div aria-hidden className="absolute inset-x-0 top-0 grid h-16 place-items-center text-tertiary">
          {busy ? (
            <Spinner />
          ) : (
            <span style={{ transform: `rotate(${pulled * 4}deg)` }}>
              <Icon of={RefreshIcon} />
            </span>
          )}
        </div>
      )}
      <div
        className={pulled > 0 ? '' : 'transition-transform duration-base ease-standard'}
        style={held ? { transform: `translateY(${down}px)` } : undefined}
      >
        {children}
      </div>
    </div>
  );
}
