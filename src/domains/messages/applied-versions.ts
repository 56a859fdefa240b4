/** So many messages are remembered at most; of more the one that changed longest ago is forgotten. */
const MOST = 1_000;

/**
 * The newest change of each message that was applied: events may overtake each other, and what tells of an older change
 * must not undo a newer one.
 */
export class AppliedVersions {
  readonly #applied = new Map<string, number>();

  /** Whether a change is newer than all that were applied, and than `read`, the version in which the server last sent the message; then it is applied. */
  take(key: string, version: number, read = 0): boolean {
    if (version <= Math.max(this.#applied.get(key) ?? 0, read)) return false;
    this.#applied.delete(key);
    this.#applied.set(key, version);
    const [oldest] = this.#applied.keys();
    if (oldest !== undefined && this.#applied.size > MOST) this.#applied.delete(oldest);
    return true;
  }
}
