import type { ReactNode } from 'react';
import '../Found/found.css.ts';

export interface RoomPaneProps {
  /** Name of the region. */
  label: string;
  /** Its own bar, with the way out. */
  bar: ReactNode;
  /** Only the bar is left, in the place of the room's: what it found is looked at. */
  folded?: boolean;
  /** Scrolls by itself. */
  children: ReactNode;
}

/**
 * Beside a conversation from 1280 px, over it on anything smaller: the `pane` of a `ChatRoom`. Ranges in the highlight
 * `found` are marked in the log.
 */
export function RoomPane({ label, bar, folded = false, children }: RoomPaneProps) {
  const layout = folded
    ? 'order-first shrink-0'
    : 'absolute inset-0 z-raised flex flex-col overflow-clip bg-raised desktop:static desktop:w-aside desktop:shrink-0 desktop:border-s desktop:border-subtle';
  return (
    <aside aria-label={label} data-pane={folded ? 'folded' : 'open'} className={layout}>
      {bar}
      {!folded && <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">{children}</div>}
    </aside>
  );
}
