import { makeAutoObservable, runInAction } from 'mobx';

/**
 * A switch that shows the wish at once and follows the server: one request at a time, the last wish wins, a failure
 * falls back to what the server last confirmed.
 */
export class OptimisticToggle {
  /** What the person sees. */
  isOn: boolean;
  /** What the server said last. */
  confirmed: boolean;
  #isSending = false;
  #changedAt = Number.NEGATIVE_INFINITY;

  constructor(isOn: boolean) {
    this.isOn = isOn;
    this.confirmed = isOn;
    makeAutoObservable(this);
  }

  /** +1 or −1 while the wish is ahead of the server: what a count beside it has to add. */
  get drift(): number {
    return Number(this.isOn) - Number(this.confirmed);
  }

  /** Whether it changed after `time` (`performance.now()`): what was asked for before is outdated. */
  changedSince(time: number): boolean {
    return this.#changedAt > time;
  }

  /** News of the server; a wish under way is kept. */
  accept(isOn: boolean): void {
    if (!this.#isSending) this.isOn = isOn;
    this.confirmed = isOn;
  }

  /** Turns it over and sends the wish; `send` throws when the server refuses, and the refusal is thrown on. */
  async flip(send: (isOn: boolean) => Promise<void>): Promise<void> {
    this.isOn = !this.isOn;
    if (this.#isSending) return;
    this.#isSending = true;
    this.#changedAt = performance.now();
    try {
      while (this.isOn !== this.confirmed) {
        const wish = this.isOn;
        await send(wish);
        runInAction(() => {
          this.confirmed = wish;
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
