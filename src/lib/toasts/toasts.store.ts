import { makeAutoObservable } from 'mobx';
import type { MessageId } from '../intl/ids.ts';

export type ToastTone = 'plain' | 'success' | 'error' | 'info';
/** Words of the product, or words that the server wrote. */
export type Words = { id: MessageId; values?: Record<string, string | number> } | { plain: string };

/** What the reader may do about it while it stands there. */
export interface ToastAction {
  label: MessageId;
  run: () => void;
  /** How long it stands there. Milliseconds. */
  stays: number;
}

export interface Toast {
  key: number;
  words: Words;
  tone: ToastTone;
  action?: ToastAction | undefined;
}

/** Short notices; the host shows each for 2,500 ms, or as long as its action says. */
export class ToastStore {
  list: Toast[] = [];
  #next = 1;

  constructor() {
    makeAutoObservable(this);
  }

  /** The same words are not stacked: the earlier notice gives way. Returns its key. */
  show(words: Words, tone: ToastTone = 'plain', action?: ToastAction): number {
    const wanted = JSON.stringify(words);
    const others = this.list.filter((toast) => JSON.stringify(toast.words) !== wanted);
    const key = this.#next++;
    this.list = [...others, { key, words, tone, action }].slice(-3);
    return key;
  }

  dismiss(key: number): void {
    this.list = this.list.filter((toast) => toast.key !== key);
  }
}
