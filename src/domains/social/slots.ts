import { observable, runInAction } from 'mobx';

/** Slots within this distance of the screen hold a real card. */
const MARGIN = '150% 0px';
/** Cards of the first screen stand from the start. */
const FIRST = 2;
const GUESS = 560;

/**
 * Which posts of a long list are near the screen. The others are boxes of the height they had, so the list keeps its
 * length, its place and about a dozen cards, however long it grows.
 */
export class SlotWindow {
  readonly #near = observable.map<string, boolean>();
  readonly #heights = new Map<string, number>();
  readonly #ids = new WeakMap<Element, string>();
  #sight: IntersectionObserver | undefined;

  /** Before the first commit: the cards around `top` stand, where heights are known from an earlier visit. */
  open(ids: readonly string[], top: number, screen: number): void {
    this.#near.clear();
    let edge = 0;
    for (const id of ids) {
      const height = this.heightOf(id);
      const isNear = edge + height > top - screen && edge < top + 2 * screen;
      if (this.#heights.has(id)) this.#near.set(id, isNear);
      edge += height;
    }
  }

  isNear(id: string, index: number): boolean {
    return this.#near.get(id) ?? (index < FIRST && !this.#heights.has(id));
  }

  heightOf(id: string): number {
    return this.#heights.get(id) ?? this.#usualHeight;
  }

  /** Watches a slot's element; answers how to stop. */
  watch(id: string, element: Element): () => void {
    this.#sight ??= new IntersectionObserver((entries) => this.#see(entries), { rootMargin: MARGIN });
    const sight = this.#sight;
    this.#ids.set(element, id);
    sight.observe(element);
    return () => {
      if (this.#near.get(id) === true) this.#measure(id, element.getBoundingClientRect().height);
      sight.unobserve(element);
    };
  }

  close(): void {
    this.#sight?.disconnect();
    this.#sight = undefined;
  }

  get #usualHeight(): number {
    if (this.#heights.size === 0) return GUESS;
    let sum = 0;
    for (const height of this.#heights.values()) sum += height;
    return Math.round(sum / this.#heights.size);
  }

  #measure(id: string, height: number): void {
    if (height > 0) this.#heights.set(id, height);
  }

  #see(entries: readonly IntersectionObserverEntry[]): void {
    runInAction(() => {
      for (const entry of entries) {
        const id = this.#ids.get(entry.target);
        if (id === undefined || !entry.target.isConnected) continue;
        if (this.#near.get(id) === true && !entry.isIntersecting) {
          this.#measure(id, entry.boundingClientRect.height);
        }
        this.#near.set(id, entry.isIntersecting);
      }
    });
  }
}
