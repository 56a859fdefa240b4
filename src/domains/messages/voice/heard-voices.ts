import { createAtom } from 'mobx';
import { type StoredValue, storedValue } from '../../../lib/storage/stored-value.ts';

/** Ids of the voices that were heard last; of more the oldest are forgotten. */
const MOST_HEARD = 500;

const isIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

const storedHeard: StoredValue<readonly string[]> = storedValue('me.heard', 1, isIds);

/** Which voices were played on this device, also by another tab. For observers. */
export class HeardVoices {
  #unwatch: (() => void) | undefined;
  readonly #change = createAtom(
    'voices heard',
    () => {
      this.#unwatch = storedHeard.watch(() => this.#change.reportChanged());
    },
    () => this.#unwatch?.(),
  );

  has(id: string): boolean {
    this.#change.reportObserved();
    return storedHeard.read()?.includes(id) === true;
  }

  add(id: string): void {
    const others = (storedHeard.read() ?? []).filter((known) => known !== id);
    storedHeard.write([...others, id].slice(-MOST_HEARD));
    this.#change.reportChanged();
  }
}
