import { observable, runInAction } from 'mobx';
import { whenIdle } from '../../lib/idle.ts';

/** Slots within this distance of the screen hold what they are for. */
const MARGIN = '150% 0px';

export interface SlotShape {
  /** How many stand from the start in a list that is new. */
  first: number;
  /** Height in pixels of one that was never drawn. */
  guess: number;
}

/**
 * Which rows of a long list are near the screen. The others are boxes of the height they had, so the list keeps its
 * length, its place and about a dozen drawn rows, however long it grows. What is on the screen is drawn at once, what
 * is only near one by one when the browser rests.
 */
export class SlotWindow {
  readonly #shape: SlotShape;
  readonly #near = observable.map<string, boolean>();
  readonly #heights = new Map<string, number>();
  readonly #guesses = new Map<string, number>();
  readonly #ids = new WeakMap<Element, string>();
  readonly #waiting = new Set<string>();
  /** On the screen when the list was left. */
  readonly #left = new Set<string>();
  #sight: IntersectionObserver | undefined;
  #stopWaiting: (() => void) | undefined;

  constructor(shape: SlotShape) {
    this.#shape = shape;
  }

  /** Before the first commit of a list that one comes back to: what was on the screen when it was left stands. */
  open(): void {
    this.#near.clear();
    for (const id of this.#heights.keys()) this.#near.set(id, this.#left.has(id));
  }

  isNear(id: string, index: number): boolean {
    return this.#near.get(id) ?? (index < this.#shape.first && !this.#heights.has(id));
  }

  /** In pixels. A guess stays the same guess, or the list would move under whoever comes back to it. */
  heightOf(id: string): number {
    const known = this.#heights.get(id) ?? this.#guesses.get(id);
    if (known !== undefined) return known;
    const guess = this.#usualHeight;
    this.#guesses.set(id, guess);
    return guess;
  }

  /** Watches a slot's element; returns how to stop. */
  watch(id: string, element: Element): () => void {
    this.#sight ??= new IntersectionObserver((entries) => this.#see(entries), { rootMargin: MARGIN });
    const sight = this.#sight;
    this.#ids.set(element, id);
    sight.observe(element);
    return () => {
      this.#leave(id, element);
      sight.unobserve(element);
    };
  }

  close(): void {
    this.#sight?.disconnect();
    this.#sight = undefined;
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
    this.#waiting.clear();
  }

  get #usualHeight(): number {
    if (this.#heights.size === 0) return this.#shape.guess;
    let sum = 0;
    for (const height of this.#heights.values()) sum += height;
    return Math.round(sum / this.#heights.size);
  }

  /** A row goes: with its list, or for a box of its height. A box itself tells nothing. */
  #leave(id: string, element: Element): void {
    if (element.childElementCount === 0) return;
    const box = element.getBoundingClientRect();
    this.#measure(id, box.height);
    if (isOnScreen(box)) this.#left.add(id);
    else this.#left.delete(id);
  }

  #measure(id: string, height: number): void {
    if (height > 0) this.#heights.set(id, height);
  }

  #see(entries: readonly IntersectionObserverEntry[]): void {
    runInAction(() => {
      for (const entry of entries) {
        const id = this.#ids.get(entry.target);
        if (id !== undefined && entry.target.isConnected) this.#place(id, entry);
      }
    });
    this.#drawNext();
  }

  #place(id: string, entry: IntersectionObserverEntry): void {
    this.#waiting.delete(id);
    if (!entry.isIntersecting) {
      if (this.#near.get(id) === true) this.#measure(id, entry.boundingClientRect.height);
      this.#near.set(id, false);
    } else if (this.#near.get(id) || isOnScreen(entry.boundingClientRect)) {
      this.#near.set(id, true);
    } else {
      this.#waiting.add(id);
    }
  }

  #drawNext(): void {
    if (this.#waiting.size === 0) return;
    this.#stopWaiting ??= whenIdle(() => {
      this.#stopWaiting = undefined;
      const [id] = this.#waiting;
      if (id === undefined) return;
      this.#waiting.delete(id);
      runInAction(() => this.#near.set(id, true));
      this.#drawNext();
    });
  }
}

const isOnScreen = ({ top, bottom }: DOMRectReadOnly): boolean => bottom > 0 && top < innerHeight;
