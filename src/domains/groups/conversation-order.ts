import type { Group } from '@livery/contract';
import { observable } from 'mobx';
import { byListOrder, countedIn, isListed } from './group.model.ts';

/**
 * The listed conversations in their order, and what is unread in all of them. Both are kept, not computed: one change
 * moves one conversation, found by halving.
 */
export class ConversationOrder {
  /** Changes only when the order does, not with what a conversation says. */
  readonly ids = observable.array<string>([], { deep: false });
  readonly #unread = observable.box(0);
  readonly #groups: Map<string, Group>;

  /** `groups` stays the owner's: it still holds `before` while `change` runs, and `after` from then on. */
  constructor(groups: Map<string, Group>) {
    this.#groups = groups;
  }

  get unread(): number {
    return this.#unread.get();
  }

  /** One conversation was `before` and is `after`; undefined where it is not known. */
  change(before: Group | undefined, after: Group | undefined): void {
    const old = before && isListed(before) ? before : undefined;
    const now = after && isListed(after) ? after : undefined;
    this.#unread.set(this.#unread.get() + (now ? countedIn(now) : 0) - (old ? countedIn(old) : 0));
    if (old && now && this.#staysAt(this.#indexOf(old), now)) return;
    if (old) this.ids.splice(this.#indexOf(old), 1);
    if (now) this.ids.splice(this.#indexOf(now), 0, now.id);
  }

  #staysAt(index: number, now: Group): boolean {
    const [above, below] = [this.#at(index - 1), this.#at(index + 1)];
    return (!above || byListOrder(above, now) < 0) && (!below || byListOrder(now, below) < 0);
  }

  /** Where a conversation stands, or would. */
  #indexOf(group: Group): number {
    let [low, high] = [0, this.ids.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.#at(middle);
      if (other && byListOrder(other, group) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #at(index: number): Group | undefined {
    const id = this.ids[index];
    return id === undefined ? undefined : this.#groups.get(id);
  }
}
