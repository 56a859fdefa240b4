import { whenIdle } from '@livery/design-system';
import { isOnScreen, ListAnchor } from '../../lib/scroll/list-anchor.ts';

/** Slots within this distance of the screen hold what they are for. */
const MARGIN = '150% 0px';
/** The first frames of a list are for what is on the screen, in milliseconds. */
const PAUSE = 300;

export interface RowShape {
  /** How many stand from the start in a list that is new. */
  first: number;
  /** Height in pixels of one that was never drawn. */
  guess: number;
}

/** Not a box, which has no more than the height it was given. */
const isRow = (element: Element): boolean => element.childElementCount > 0;

/**
 * Which rows of a long list are near the screen. The others are boxes of the height they had, so the list keeps its
 * length, its place and about a dozen drawn rows, however long it grows. What is on the screen is drawn at once, what
 * is only near one by one when the browser rests; the list stands where it was seen.
 */
export class RowWindow {
  readonly #shape: RowShape;
  #near = new Map<string, boolean>();
  /** One of each slot: observers by the thousand would cost more than what they draw. */
  readonly #listeners = new Map<string, () => void>();
  #isReturn = false;
  readonly #heights = new Map<string, number>();
  readonly #ids = new WeakMap<Element, string>();
  readonly #waiting = new Set<string>();
  readonly #anchor = new ListAnchor();
  #sight: IntersectionObserver | undefined;
  #sizes: ResizeObserver | undefined;
  #stopWaiting: (() => void) | undefined;

  constructor(shape: RowShape) {
    this.#shape = shape;
  }

  /** Before the first commit of a list: what was on the screen when its address was left stands. */
  open(address: string): void {
    const seen = this.#anchor.seenAt(address);
    this.#isReturn = seen.length > 0;
    this.#near = new Map(seen.map((id) => [id, true]));
  }

  isNear(id: string, index: number): boolean {
    return this.#near.get(id) ?? (index < this.#shape.first && !(this.#isReturn && this.#heights.has(id)));
  }

  /** Calls `listener` when a slot has come near or gone far; returns how to stop. */
  onChange(id: string, listener: () => void): () => void {
    this.#listeners.set(id, listener);
    return () => {
      if (this.#listeners.get(id) === listener) this.#listeners.delete(id);
    };
  }

  /** In pixels. */
  heightOf(id: string): number {
    return this.#heights.get(id) ?? this.#shape.guess;
  }

  /** Watches a slot's element; returns how to stop. */
  watch(id: string, element: Element): () => void {
    this.#sight ??= new IntersectionObserver((entries) => this.#see(entries), { rootMargin: MARGIN });
    const sight = this.#sight;
    this.#ids.set(element, id);
    sight.observe(element);
    const stop = isRow(element) ? this.#watchRow(id, element) : undefined;
    return () => {
      sight.unobserve(element);
      stop?.();
    };
  }

  start(): void {
    this.#anchor.start();
    const timer = setTimeout(() => this.#goOn(), PAUSE);
    this.#stopWaiting = () => clearTimeout(timer);
  }

  close(): void {
    this.#anchor.stop();
    this.#sight?.disconnect();
    this.#sight = undefined;
    this.#sizes?.disconnect();
    this.#sizes = undefined;
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
    this.#waiting.clear();
  }

  #watchRow(id: string, row: Element): () => void {
    this.#sizes ??= new ResizeObserver((entries) => this.#measure(entries));
    const sizes = this.#sizes;
    const forget = this.#anchor.add(id, row);
    sizes.observe(row);
    return () => {
      forget();
      sizes.unobserve(row);
    };
  }

  #measure(entries: readonly ResizeObserverEntry[]): void {
    for (const { target, borderBoxSize } of entries) {
      const id = this.#ids.get(target);
      const height = borderBoxSize[0]?.blockSize;
      if (id !== undefined && height) this.#heights.set(id, height);
    }
    this.#anchor.look();
  }

  #see(entries: readonly IntersectionObserverEntry[]): void {
    this.#anchor.hold(() => {
      for (const entry of entries) {
        const id = this.#ids.get(entry.target);
        if (id !== undefined && entry.target.isConnected) this.#setNear(id, entry);
      }
    });
    this.#drawNext();
  }

  #setNear(id: string, { target, isIntersecting, boundingClientRect }: IntersectionObserverEntry): void {
    this.#waiting.delete(id);
    const isDrawn = isRow(target);
    if (isIntersecting && !isDrawn && !isOnScreen(boundingClientRect)) this.#waiting.add(id);
    // Most are boxes, and stay boxes.
    else if (isIntersecting || isDrawn) this.#change(id, isIntersecting);
  }

  #change(id: string, isNear: boolean): void {
    if (this.#near.get(id) === isNear) return;
    this.#near.set(id, isNear);
    this.#listeners.get(id)?.();
  }

  #drawNext(): void {
    if (this.#waiting.size === 0) return;
    this.#stopWaiting ??= whenIdle(() => {
      const [id] = this.#waiting;
      if (id !== undefined) {
        this.#waiting.delete(id);
        this.#anchor.hold(() => this.#change(id, true));
      }
      this.#goOn();
    });
  }

  #goOn(): void {
    this.#stopWaiting = undefined;
    this.#drawNext();
  }
}
