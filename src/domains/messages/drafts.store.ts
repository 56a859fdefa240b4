import { makeAutoObservable, observableRef } from 'mobx';
import { type Slot, slot } from '../../lib/storage/slot.ts';

type Texts = Readonly<Record<string, string>>;

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

export const draftSlot: Slot<Texts> = slot('me.drafts', 1, isTexts);

/** What was begun and not sent, per conversation; kept over reloads, gone with the session. */
export class DraftsStore {
  texts: Texts;
  readonly #slot: Slot<Texts>;
  readonly #unwatch: () => void;

  constructor(drafts: Slot<Texts> = draftSlot) {
    this.#slot = drafts;
    this.texts = drafts.read() ?? {};
    makeAutoObservable(this, { texts: observableRef });
    this.#unwatch = drafts.watch(() => this.#reload());
  }

  of(groupId: string): string {
    return this.texts[groupId] ?? '';
  }

  write(groupId: string, text: string): void {
    const { [groupId]: _, ...others } = this.#slot.read() ?? {};
    this.texts = text === '' ? others : { ...others, [groupId]: text };
    this.#slot.write(this.texts);
  }

  stop(): void {
    this.#unwatch();
  }

  #reload(): void {
    this.texts = this.#slot.read() ?? {};
  }
}
