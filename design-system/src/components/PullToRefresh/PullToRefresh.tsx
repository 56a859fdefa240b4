import { type RefObject, useRef, useState } from 'react';
import { RefreshIcon } from '../../icons/index.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { usePull } from './usePull.ts';

export interface PullToRefreshProps {
  /** What is pulled; it stands right below. */
  area: RefObject<HTMLElement | null>;
  /** Name of the same action for a keyboard: a button that shows when it has the focus. */
  refreshLabel: string;
  /** Read out while it works. */
  busyLabel: string;
  /** Resolves when the page is fresh, rejects when it failed; the owner shows the error. */
  onRefresh: () => Promise<void>;
}

/**
 * A page that is pulled down to be made fresh: `<PullToRefresh area={list} …/><div ref={list}>…</div>`. Set where the page
 * itself scrolls; the page keeps its own bars. A keyboard has a button for it, which shows when it has the focus.
 */
export function PullToRefresh({ area, refreshLabel, busyLabel, onRefresh }: PullToRefreshProps) {
  const drawing = useRef<HTMLSpanElement>(null);
  const [isBusy, setBusy] = useState(false);
  const refresh = async () => {
    setBusy(true);
    try {
      await onRefresh();
    } catch {
      // The page is as it was.
    } finally {
      setBusy(false);
    }
  };
  usePull(area, { drawing, isBusy, onPulled: () => void refresh() });
  return (
    <div className="relative">
      <div className="sr-only focus-within:not-sr-only focus-within:flex focus-within:justify-center focus-within:p-2">
        <Button size="sm" icon={RefreshIcon} loading={isBusy} onClick={() => void refresh()}>
          {refreshLabel}
        </Button>
      </div>
      <span role="status" className="sr-only">
        {isBusy && busyLabel}
      </span>
      <div
        aria-hidden
        className="pointer-events-none absolute inset-x-0 top-0 grid h-16 place-items-center text-tertiary"
      >
        {isBusy ? (
          <Spinner />
        ) : (
          <span ref={drawing} className="opacity-0">
            <Icon of={RefreshIcon} />
          </span>
        )}
      </div>
    </div>
  );
}
