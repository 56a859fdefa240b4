import { makeAutoObservable, runInAction } from 'mobx';
import type { Words } from './toasts.store.ts';

/**
 * `alert`: must be read. `dialog`: stands over the screen until it is confirmed (product.md section 8). `wait`: the global
 * loading overlay, until its work has ended.
 */
export type AlertKind = 'alert' | 'dialog' | 'wait';

export interface Alert {
  words: Words;
  kind: AlertKind;
}

/** What stands over the page and holds it: one at a time, in order. */
export class AlertStore {
  queue: Alert[] = [];

  constructor() {
    makeAutoObservable(this);
  }

  get current(): Alert | undefined {
    return this.queue[0];
  }

  /** Calls that fail together say it once: words that wait already are not queued again. */
  show(words: Words, kind: AlertKind = 'alert'): void {
    const wanted = JSON.stringify(words);
    if (this.queue.some((alert) => JSON.stringify(alert.words) === wanted)) return;
    this.queue.push({ words, kind });
  }

  /** Nothing else can be done until `work` has ended, however it ends; returns what it returns. */
  async hold<Result>(words: Words, work: Promise<Result>): Promise<Result> {
    this.queue.unshift({ words, kind: 'wait' });
    const held = this.current;
    try {
      return await work;
    } finally {
      runInAction(() => {
        this.queue = this.queue.filter((alert) => alert !== held);
      });
    }
  }

  close(): void {
    this.queue.shift();
  }

  clear(): void {
    this.queue = [];
  }
}
