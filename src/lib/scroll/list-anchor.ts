import { scrollMemory } from './scroll-memory.ts';

export const isOnScreen = ({ top, bottom }: DOMRectReadOnly): boolean => bottom > 0 && top < innerHeight;

/** Less than this is a rounding error, in pixels. */
const LEAST = 0.1;

/**
 * Holds a list where it is seen, by the row at the top of the screen, in the first of its columns: when rows are drawn,
 * and when one comes back. The browser's own anchoring loses a row that is drawn anew, and Safari has none (decision 0029).
 */
export class ListAnchor {
  /** That are drawn: a screen or three of them. */
  readonly #rows = new Map<string, Element>();
  /** By address, for one list may stand at several: rows on the screen, and how far from its top each begins. */
  readonly #seen = new Map<string, Map<string, number>>();

  /** Ids of the rows that were on the screen at an address when it was left. */
  seenAt(address: string): readonly string[] {
    return [...(this.#seen.get(address)?.keys() ?? [])];
  }

  /** A row is drawn; returns how to forget it. */
  add(id: string, row: Element): () => void {
    this.#rows.set(id, row);
    return () => void this.#rows.delete(id);
  }

  /** The list is in the page; whoever brings the page back to its scroll offset does so in the same commit. */
  start(): void {
    queueMicrotask(this.#settle);
    addEventListener('scroll', this.look, { passive: true });
  }

  stop(): void {
    removeEventListener('scroll', this.look);
  }

  /** Draws rows without moving what is seen. React draws in a microtask: with the next one the list stands in its place, before a frame or an event. */
  hold(draw: () => void): void {
    this.look();
    draw();
    queueMicrotask(this.#settle);
  }

  /** Notes what is in sight. */
  look = (): void => {
    scrollMemory.keep();
    const seen = [...this.#rows]
      .map(([id, row]) => [id, row.getBoundingClientRect()] as const)
      .filter(([, box]) => isOnScreen(box))
      .sort(([, one], [, other]) => one.left - other.left || one.top - other.top);
    this.#seen.set(scrollMemory.here, new Map(seen.map(([id, { top }]) => [id, top])));
  };

  /** Scrolls by as much as the first row that was in sight has moved; nothing where the browser has done so already. */
  #settle = (): void => {
    const seen = this.#seen.get(scrollMemory.here) ?? [];
    const [id = '', top = 0] = [...seen].find(([each]) => this.#rows.has(each)) ?? [];
    const row = this.#rows.get(id);
    const moved = row ? row.getBoundingClientRect().top - top : 0;
    // At its top a list is read from its top.
    if (scrollY > 0 && Math.abs(moved) > LEAST) scrollBy(0, moved);
    this.look();
  };
}
