import { type StoredValue, storedValue } from '../../../lib/storage/stored-value.ts';

type Names = Readonly<Record<string, string>>;
type Kept = Readonly<Record<string, Names>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isKept = (value: unknown): value is Kept =>
  isRecord(value) &&
  Object.values(value).every(
    (names) => isRecord(names) && Object.values(names).every((id) => typeof id === 'string'),
  );

const storedNames: StoredValue<Kept> = storedValue('me.mentions', 1, isKept);

/** Whom the names in a draft mean; kept over reloads as the draft is. */
export class ChosenNames {
  #kept: Kept = storedNames.read() ?? {};

  idOf(groupId: string, name: string): string | undefined {
    const names = this.#kept[groupId] ?? {};
    return Object.hasOwn(names, name) ? names[name] : undefined;
  }

  add(groupId: string, name: string, id: string): void {
    this.#write(groupId, { ...this.#kept[groupId], [name]: id });
  }

  /** The draft was sent. */
  clear(groupId: string): void {
    if (this.#kept[groupId]) this.#write(groupId, undefined);
  }

  /** Other tabs write here too: only the own conversation is changed. */
  #write(groupId: string, names: Names | undefined): void {
    const { [groupId]: _, ...others } = storedNames.read() ?? this.#kept;
    this.#kept = names ? { ...others, [groupId]: names } : others;
    storedNames.write(this.#kept);
  }
}
