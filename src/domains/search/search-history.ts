import { makeAutoObservable, observableRef } from 'mobx';
import { storedValue } from '../../lib/storage/stored-value.ts';

/** A screen of a phone shows as many. */
const MOST = 12;

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** On this device, until whoever is signed in leaves it. */
const stored = storedValue('me.searches', 1, isWords);

/** What was looked for last, the newest first. */
export class SearchHistory {
  list: readonly string[] = stored.read() ?? [];

  constructor() {
    makeAutoObservable(this, { list: observableRef });
  }

  add(words: string): void {
    if (words !== '') this.#write([words, ...this.#without(words)].slice(0, MOST));
  }

  clear(): void {
    this.list = [];
    stored.clear();
  }

  #without(words: string): string[] {
    return (stored.read() ?? []).filter((each) => each !== words);
  }

  #write(list: string[]): void {
    this.list = list;
    stored.write(list);
  }
}
