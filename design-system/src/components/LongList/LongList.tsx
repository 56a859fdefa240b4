import { Fragment, type KeyboardEvent, type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { listStyles } from '../List/List.variants.ts';
import { shownOf } from './shown.ts';
import { useRowFocus } from './useRowFocus.ts';
import { rowsOf, useSight } from './useSight.ts';

export interface LongListProps {
  /** Name of the list, or a heading of its own is near (`labelledBy`). */
  label?: string;
  labelledBy?: string;
  busy?: boolean;
  /** One a row, in their order. */
  ids: readonly string[];
  /** A `PersonRow`, a `ListRow` or another `li`; all are of one height. */
  children: (id: string, index: number) => ReactNode;
  /** After the last row: an `li`. */
  foot?: ReactNode;
}

/** Where a key goes from a row, of so many. */
const placeFor = (key: string, at: number, count: number): number | undefined => {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowDown') return Math.min(count - 1, at + 1);
  return key === 'ArrowUp' ? Math.max(0, at - 1) : undefined;
};

/**
 * A list of any length, of rows of one height: what is near the screen is in the page, in its normal flow, whatever
 * scrolls it. Arrow keys go from row to row, Home and End to the ends; the row that has the focus, or that a finger
 * went down on, stays in the page.
 */
export function LongList({ label, labelledBy, busy, ids, children, foot }: LongListProps) {
  const list = useRef<HTMLUListElement>(null);
  const sight = useSight(list, ids.length);
  const [kept, setKept] = useState<string>();
  const shown = shownOf(ids.length, sight, kept === undefined ? -1 : ids.indexOf(kept));
  const drawn = shown.flatMap((one) => ('row' in one ? [one.row] : []));
  const focusRow = useRowFocus(list, drawn);

  /** Index of the row in which something happens. */
  function placeOf({ target }: SyntheticEvent): number | undefined {
    const rows = list.current ? rowsOf(list.current) : [];
    return drawn[rows.findIndex((row) => target instanceof Node && row.contains(target))];
  }

  function keepRow(event: SyntheticEvent) {
    const at = placeOf(event);
    if (at !== undefined) setKept(ids[at]);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const at = placeOf(event);
    const next = at === undefined ? undefined : placeFor(event.key, at, ids.length);
    if (next === undefined) return;
    event.preventDefault();
    setKept(ids[next]);
    focusRow(next);
  }

  return (
    <ul
      ref={list}
      // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
      role="list"
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-busy={busy}
      onFocus={keepRow}
      onPointerDown={keepRow}
      onKeyDown={handleKey}
      className={listStyles}
    >
      {shown.map((one) =>
        'row' in one ? (
          <Fragment key={ids[one.row]}>{children(ids[one.row] ?? '', one.row)}</Fragment>
        ) : (
          <li key={`gap ${one.from}`} role="none" style={{ height: one.gap * sight.height }} />
        ),
      )}
      {foot}
    </ul>
  );
}
