import type { CSSProperties, ReactNode, Ref } from 'react';
import { Virtualizer, WindowVirtualizer } from 'virtua';

export interface VirtualListProps<Item> {
  /** Name of the list. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** A `ListRow`, a `PersonRow`, or another `li`. */
  children: (item: Item, index: number) => ReactNode;
  /** What scrolls: the page, or the list in the room that its place leaves it. */
  scroll?: 'page' | 'own';
  /** New items come at the start: what is being read stays where it is. */
  growsAtStart?: boolean;
  /** After the last item, outside the list. */
  foot?: ReactNode;
}

/** The box that a row stands in. It is no part of the list for a screen reader: the `li` inside it is. */
function RowBox({
  ref,
  style,
  children,
}: {
  ref?: Ref<HTMLDivElement>;
  style: CSSProperties;
  children: ReactNode;
}) {
  return (
    <div ref={ref} role="none" style={style}>
      {children}
    </div>
  );
}

/**
 * A list of any length: only what is near the screen is in the page. Rows may differ in height. A few dozen rows
 * are a `List`; one that loads page by page is an `InfiniteList`.
 */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { label, items, keyOf, children, scroll = 'page', growsAtStart = false, foot } = props;
  const Rows = scroll === 'page' ? WindowVirtualizer : Virtualizer;
  const list = (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul role="list" aria-label={label}>
      <Rows shift={growsAtStart} item={RowBox}>
        {items.map((item, index) => (
          <Row key={keyOf(item)}>{children(item, index)}</Row>
        ))}
      </Rows>
    </ul>
  );
  if (scroll === 'page') {
    return (
      <>
        {list}
        {foot}
      </>
    );
  }
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
      className="h-full overflow-y-auto overscroll-contain outline-inset"
    >
      {list}
      {foot}
    </section>
  );
}

function Row({ children }: { children: ReactNode }) {
  return children;
}
