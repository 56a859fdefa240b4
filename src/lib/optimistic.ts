import { makeAutoObservable, runInAction } from 'mobx';

/**
 * A switch that shows the new state at once and sends it: one request at a time, the last change wins, a failure falls back
 * to what the server last confirmed.
 */
export class OptimisticToggle {
  /** What the person sees. */
  isOn: boolean;
  /** What the server confirmed last. */
  confirmed: boolean;
  #isSending = false;
  #changedAt = Number.NEGATIVE_INFINITY;

  constructor(isOn: boolean) {
    this.isOn = isOn;
    this.confirmed = isOn;
    makeAutoObservable(this);
  }

  /** +1 or −1 while the screen is ahead of the server: what a count beside it has to add. */
  get drift(): number {
    return Number(this.isOn) - Number(this.confirmed);
  }

  /** Whether it changed after `time` (`performance.now()`): what was asked for before is outdated. */
  changedSince(time: number): boolean {
    return this.#changedAt > time;
  }

  /** A newer state from the server; a change under way is kept. */
  accept(isOn: boolean): void {
    if (!this.#isSending) this.isOn = isOn;
    this.confirmed = isOn;
  }

  /** Flips it and sends the new state; `send` throws when the server refuses, and the refusal is thrown on. */
  async flip(send: (isOn: boolean) => Promise<void>): Promise<void> {
    this.isOn = !this.isOn;
    if (this.#isSending) return;
    this.#isSending = true;
    this.#changedAt = performance.now();
    try {
      while (this.isOn !== this.confirmed) {
        const wanted = this.isOn;
        await send(wanted);
        runInAction(() => {
          this.confirmed = wanted;
        });
      }
    } catch (error) {
      runInAction(() => {
        this.isOn = this.confirmed;
      });
      throw error;
    } finally {
      this.#isSending = false;
      this.#changedAt = performance.now();
    }
  }
}
