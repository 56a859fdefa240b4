import { makeAutoObservable } from 'mobx';
import type { Words } from './toasts.store.ts';

/** `alert`: must be read. `dialog`: stands over the screen until it is confirmed (product.md section 8). */
export type AlertKind = 'alert' | 'dialog';

export interface Alert {
  words: Words;
  kind: AlertKind;
}

/** Notices that wait for a tap: one at a time, in order. */
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

  close(): void {
    this.queue.shift();
  }

  clear(): void {
    this.queue = [];
  }
}
