import { makeAutoObservable, observable } from 'mobx';

/** So many messages are chosen at once. */
export const MOST_SELECTED = 50;

/** The messages of a room that somebody has chosen to do something with; it is on while there are any. */
export class RoomSelection {
  readonly #ids = observable.set<string>();

  constructor() {
    makeAutoObservable(this);
  }

  get isOn(): boolean {
    return this.#ids.size > 0;
  }

  get ids(): readonly string[] {
    return [...this.#ids];
  }

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  /** Returns false when there are too many. */
  toggle(id: string): boolean {
    if (this.#ids.delete(id)) return true;
    if (this.#ids.size >= MOST_SELECTED) return false;
    this.#ids.add(id);
    return true;
  }

  /** What is no longer there is not chosen either. */
  drop(id: string): void {
    this.#ids.delete(id);
  }

  /** Deselects all but these. */
  keep(ids: readonly string[]): void {
    for (const id of this.#ids) if (!ids.includes(id)) this.#ids.delete(id);
  }

  clear(): void {
    this.#ids.clear();
  }
}
