/** Pixels that a mouse moves before a press is a drag; milliseconds that a finger rests. */
const FAR = 6;
const LONG = 250;
const TILE = '[data-tile]';

export interface Drag {
  id: string;
  /** Where it would be put, from 0. */
  to: number;
}

export interface DragListeners {
  /** Undefined: nothing is dragged any more. */
  onDrag(drag: Drag | undefined): void;
  onDrop(drag: Drag): void;
}

interface Press {
  id: string;
  x: number;
  y: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>;

/**
 * Tiles (`data-tile`, placed by their CSS `order`) of a list that are dragged: by a mouse at once, by a finger after it has rested, so that it
 * can scroll.
 */
export class DragWatcher {
  readonly #list: HTMLElement;
  readonly #listeners: DragListeners;
  readonly #ended = new AbortController();
  #press: Press | undefined;
  #drag: Drag | undefined;

  constructor(list: HTMLElement, listeners: DragListeners) {
    this.#list = list;
    this.#listeners = listeners;
    const { signal } = this.#ended;
    list.addEventListener('pointerdown', this.#down, { signal });
    list.addEventListener('click', this.#click, { signal, capture: true });
    list.addEventListener('touchmove', this.#touch, { signal, passive: false });
    list.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    list.addEventListener('contextmenu', (event) => this.#press && event.preventDefault(), { signal });
    addEventListener('pointermove', this.#move, { signal });
    // The click comes after it, and has to find the drag.
    addEventListener('pointerup', () => setTimeout(() => this.#end(true)), { signal });
    addEventListener('pointercancel', () => this.#end(false), { signal });
  }

  stop(): void {
    this.#ended.abort();
    this.#end(false);
  }

  readonly #down = (event: PointerEvent): void => {
    const tile = (event.target as Element).closest<HTMLElement>(TILE);
    if (!tile || event.button !== 0 || this.#tiles().length < 2) return;
    const timer = event.pointerType === 'mouse' ? undefined : setTimeout(() => this.#dragTo(event), LONG);
    this.#press = { id: tile.dataset.tile ?? '', x: event.clientX, y: event.clientY, timer };
  };

  readonly #move = (event: PointerEvent): void => {
    const press = this.#press;
    if (!press) return;
    const isFar = Math.hypot(event.clientX - press.x, event.clientY - press.y) > FAR;
    if (this.#drag || (isFar && event.pointerType === 'mouse')) this.#dragTo(event);
    // It scrolls.
    else if (isFar) this.#release();
  };

  /** The click that ends a drag opens nothing. */
  readonly #click = (event: MouseEvent): void => {
    if (!this.#drag) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** A finger that drags does not scroll. */
  readonly #touch = (event: TouchEvent): void => {
    if (this.#drag) event.preventDefault();
  };

  #dragTo(point: Point): void {
    if (!this.#press) return;
    this.#drag = { id: this.#press.id, to: this.#placeAt(point) };
    this.#listeners.onDrag(this.#drag);
  }

  #end(isDone: boolean): void {
    const drag = this.#drag;
    this.#release();
    if (!drag) return;
    this.#drag = undefined;
    this.#listeners.onDrag(undefined);
    if (isDone) this.#listeners.onDrop(drag);
  }

  #release(): void {
    clearTimeout(this.#press?.timer);
    this.#press = undefined;
  }

  #tiles(): HTMLElement[] {
    return [...this.#list.querySelectorAll<HTMLElement>(TILE)];
  }

  /** The place of the tile whose middle is nearest. */
  #placeAt({ clientX, clientY }: Point): number {
    const away = this.#tiles().map((tile) => {
      const { x, y, width, height } = tile.getBoundingClientRect();
      const distance = Math.hypot(clientX - x - width / 2, clientY - y - height / 2);
      return { distance, order: Number(tile.style.order) };
    });
    return away.sort((one, other) => one.distance - other.distance)[0]?.order ?? 0;
  }
}
