import { makeAutoObservable } from 'mobx';
import { isFlag, storedValue } from '../../lib/storage/stored-value.ts';

const sound = storedValue('sound', 1, isFlag);

/** A clip plays when this much of it is on the screen. */
export const IN_VIEW = 0.6;

/** Which clip of a list plays: one at a time, the next one ready, sound as it was last chosen. */
export class PlaybackStore {
  playing: string | undefined;
  next: string | undefined;
  isMuted = true;
  #isStarted = false;
  readonly #clips = new Map<string, { element: Element; share: number }>();

  constructor() {
    makeAutoObservable(this);
  }

  /** Clips weigh more than the rest of the screen: none is fetched, let alone played, before this. */
  start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    this.recallSound();
    this.#choose();
  }

  /** As it was last chosen. */
  recallSound(): void {
    this.isMuted = !(sound.read() ?? false);
  }

  /** The browser plays none before somebody has touched the page; what was chosen stays chosen. */
  silence(): void {
    this.isMuted = true;
  }

  /** How much of a clip is on the screen, 0–1. */
  see(id: string, element: Element, share: number): void {
    this.#clips.set(id, { element, share });
    this.#choose();
  }

  forget(id: string): void {
    this.#clips.delete(id);
    this.#choose();
  }

  toggleSound(): void {
    this.isMuted = !this.isMuted;
    sound.write(!this.isMuted);
  }

  #choose(): void {
    if (!this.#isStarted) return;
    const inOrder = [...this.#clips].sort(([, one], [, other]) =>
      one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    const current = inOrder.findIndex(([, clip]) => clip.share >= IN_VIEW);
    this.playing = inOrder[current]?.[0];
    this.next = current < 0 ? inOrder.find(([, clip]) => clip.share > 0)?.[0] : inOrder[current + 1]?.[0];
  }
}
