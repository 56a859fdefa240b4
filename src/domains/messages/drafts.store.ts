import { makeAutoObservable, observable } from 'mobx';
import { onPageHidden } from '../../lib/page-hidden.ts';
import { type StoredValue, storedValue } from '../../lib/storage/stored-value.ts';

type Texts = Readonly<Record<string, string>>;

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

export const storedDrafts: StoredValue<Texts> = storedValue('me.drafts', 1, isTexts);

/** Writing to storage blocks the page, and other tabs parse every write: not at every key. Milliseconds. */
const SAVE_EVERY = 1_000;

/**
 * What was begun and not sent, per conversation; kept over reloads, gone with the session. A key that is typed
 * touches one conversation's text alone; storage is written once a second at most, and when the page goes.
 */
export class DraftsStore {
  readonly #texts = observable.map<string, string>(undefined, { deep: false });
  readonly #stored: StoredValue<Texts>;
  /** Conversations whose text storage does not have yet. */
  readonly #unsaved = new Set<string>();
  readonly #unwatch: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(drafts: StoredValue<Texts> = storedDrafts) {
    this.#stored = drafts;
    makeAutoObservable(this);
    this.#read();
    const unwatch = drafts.watch(() => this.#read());
    const unwatchPage = onPageHidden(() => this.save());
    this.#unwatch = () => {
      unwatch();
      unwatchPage();
    };
  }

  of(groupId: string): string {
    return this.#texts.get(groupId) ?? '';
  }

  write(groupId: string, text: string): void {
    if (text === '') this.#texts.delete(groupId);
    else this.#texts.set(groupId, text);
    this.#unsaved.add(groupId);
    this.#timer ??= setTimeout(() => this.save(), SAVE_EVERY);
  }

  /** Writes what is unsaved to storage; other tabs write there too, so only the own changes. */
  save(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#unsaved.size === 0) return;
    const texts = this.#merged();
    this.#unsaved.clear();
    this.#stored.write(Object.fromEntries(texts));
  }

  /** The session is over: what is unsaved goes with it. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#unsaved.clear();
    this.#unwatch();
  }

  #read(): void {
    this.#texts.replace(this.#merged());
  }

  /** What is stored, by whichever tab, with the own unsaved changes. */
  #merged(): Map<string, string> {
    const texts = new Map(Object.entries(this.#stored.read() ?? {}));
    for (const id of this.#unsaved) {
      const text = this.#texts.get(id);
      if (text === undefined) texts.delete(id);
      else texts.set(id, text);
    }
    return texts;
  }
}
