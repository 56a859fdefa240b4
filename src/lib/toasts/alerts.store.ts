import { makeAutoObservable } from 'mobx';
import type { Words } from './toasts.store.ts';

export interface Alert {
  words: Words;
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

  show(words: Words): void {
    this.queue.push({ words });
  }

  close(): void {
    this.queue.shift();
  }

  clear(): void {
    this.queue = [];
  }
}
