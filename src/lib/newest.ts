/** Values that are kept, those asked for last. */
const KEPT = 12;

/** The values of the keys that were asked for last. */
export class Newest<Value> {
  readonly #values = new Map<string, Value>();

  get(key: string, create: () => Value): Value {
    const value = this.#values.get(key) ?? create();
    this.#values.delete(key);
    this.#values.set(key, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > KEPT && oldest !== undefined) this.#values.delete(oldest);
    return value;
  }

  get all(): Value[] {
    return [...this.#values.values()];
  }

  clear(): void {
    this.#values.clear();
  }
}
