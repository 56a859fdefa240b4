import { makeAutoObservable } from 'mobx';
import type { MessageId } from '../intl/ids.ts';

export type ToastTone = 'plain' | 'success' | 'error' | 'info';
/** Words of the product, or words that the server wrote. */
export type Words = { id: MessageId; values?: Record<string, string | number> } | { plain: string };

export interface Toast {
  key: number;
  words: Words;
  tone: ToastTone;
}

/** Short notices; the host shows each for 2,500 ms. */
export class ToastStore {
  list: Toast[] = [];
  #next = 1;

  constructor() {
    makeAutoObservable(this);
  }

  /** The same words are not stacked: the earlier notice gives way. */
  show(words: Words, tone: ToastTone = 'plain'): void {
    const wanted = JSON.stringify(words);
    const others = this.list.filter((toast) => JSON.stringify(toast.words) !== wanted);
    this.list = [...others, { key: this.#next++, words, tone }].slice(-3);
  }

  dismiss(key: number): void {
    this.list = this.list.filter((toast) => toast.key !== key);
  }
}
