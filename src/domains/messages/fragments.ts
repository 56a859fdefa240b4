/** Something with its place in a conversation: places are whole numbers from 1, without a gap. */
export interface Placed {
  seq: number;
  id: string;
}

/** Places from `from` to `to`, both included; an empty stretch has `to` = `from` − 1. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A stretch that is known: every item in it that its reader may see, ascending. */
export interface Fragment<Item extends Placed> extends Stretch {
  readonly items: readonly Item[];
}

/** The newest items of a conversation; fewer than `limit` reach back to its beginning. */
export const newestPage = <Item extends Placed>(items: readonly Item[], limit: number): Fragment<Item> => ({
  from: items.length < limit ? 1 : (items[0]?.seq ?? 1),
  to: items.at(-1)?.seq ?? 0,
  items,
});

/** What stands before `seq`; fewer than `limit` reach back to the beginning. */
export const pageBefore = <Item extends Placed>(
  items: readonly Item[],
  seq: number,
  limit: number,
): Fragment<Item> => ({
  from: items.length < limit ? 1 : (items[0]?.seq ?? 1),
  to: seq - 1,
  items,
});

/** What follows `seq`; fewer than `limit` reach `end`, the furthest place known before they were asked for. */
export const pageAfter = <Item extends Placed>(
  items: readonly Item[],
  seq: number,
  { limit, end }: { limit: number; end: number },
): Fragment<Item> => {
  const last = items.at(-1)?.seq ?? seq;
  return { from: seq + 1, to: items.length < limit ? Math.max(last, end) : last, items };
};

/**
 * What is known of a conversation: stretches that neither overlap nor touch, and the items in them. Adding a page
 * costs the page, finding an item by place or id costs nothing: neither depends on how much is known.
 */
export class Fragments<Item extends Placed> {
  #stretches: readonly Stretch[] = [];
  #items = new Map<number, Item>();
  #seqs = new Map<string, number>();
  /** No item stands before it: a reader who joined late may see nothing of thousands of places. */
  #lowest = Number.POSITIVE_INFINITY;

  /** In ascending order. */
  get stretches(): readonly Stretch[] {
    return this.#stretches;
  }

  get size(): number {
    return this.#items.size;
  }

  /** The highest known seq; 0 while nothing is known. */
  get end(): number {
    return this.#stretches.at(-1)?.to ?? 0;
  }

  at(seq: number): Item | undefined {
    return this.#items.get(seq);
  }

  seqOf(id: string): number | undefined {
    return this.#seqs.get(id);
  }

  /** Known items of which something holds. Looks at all that is known: for what happens seldom. */
  where(holds: (item: Item) => boolean): Item[] {
    return [...this.#items.values()].filter(holds);
  }

  /** Adds a stretch: those that it overlaps or touches become one with it, and its items are the newer ones. */
  add({ from, to, items }: Fragment<Item>): void {
    for (const item of items) this.#put(item);
    const touches = (one: Stretch) => one.to + 1 >= from && one.from <= to + 1;
    const joined = this.#stretches
      .filter(touches)
      .reduce((all, one) => ({ from: Math.min(all.from, one.from), to: Math.max(all.to, one.to) }), {
        from,
        to,
      });
    const apart = this.#stretches.filter((one) => !touches(one));
    this.#stretches = [...apart, joined].sort((one, other) => one.from - other.from);
  }

  /** Forgets an item that its reader may see no more; its place stays known. */
  drop({ seq, id }: Item): void {
    this.#items.delete(seq);
    this.#seqs.delete(id);
  }

  /** Forgets every item up to a place, which is known to be empty from now on. */
  clear(to: number): void {
    for (const item of this.where(({ seq }) => seq <= to)) this.drop(item);
    this.#lowest = Math.max(this.#lowest, to + 1);
    this.add({ from: 1, to, items: [] });
  }

  /** Puts a newer item in the place of a known one; returns whether there was one. */
  revise(item: Item): boolean {
    if (!this.#items.has(item.seq)) return false;
    this.#put(item);
    return true;
  }

  /** What is known directly before a place, up to `limit` items; undefined when that place is not known. */
  before(seq: number, limit: number): Fragment<Item> | undefined {
    const stretch = this.#stretchAt(seq - 1);
    return stretch && this.#backFrom(stretch, seq, limit);
  }

  /** What is known directly after a place, up to `limit` items; undefined when that place is not known. */
  after(seq: number, limit: number): Fragment<Item> | undefined {
    const stretch = this.#stretchAt(seq + 1);
    if (!stretch) return undefined;
    const items: Item[] = [];
    let at = Math.max(seq + 1, Math.min(this.#lowest, stretch.to + 1));
    for (; at <= stretch.to && items.length < limit; at += 1) this.#collect(at, items);
    return { from: seq + 1, to: at - 1, items };
  }

  /** A stretch that is known. */
  slice({ from, to }: Stretch): Fragment<Item> {
    const items = this.after(from - 1, to - from + 1)?.items ?? [];
    return { from, to, items: items.filter(({ seq }) => seq <= to) };
  }

  /** The end of the conversation, as far as it is known. */
  newest(limit: number): Fragment<Item> | undefined {
    const stretch = this.#stretches.at(-1);
    return stretch && this.#backFrom(stretch, stretch.to + 1, limit);
  }

  /** Forgets all but these; what they name must be known. */
  keep(kept: readonly Fragment<Item>[]): void {
    this.#stretches = [];
    this.#items = new Map();
    this.#seqs = new Map();
    for (const fragment of kept) this.add(fragment);
  }

  #put(item: Item): void {
    this.#items.set(item.seq, item);
    this.#seqs.set(item.id, item.seq);
    this.#lowest = Math.min(this.#lowest, item.seq);
  }

  #stretchAt(seq: number): Stretch | undefined {
    return this.#stretches.find(({ from, to }) => seq >= from && seq <= to);
  }

  #backFrom(stretch: Stretch, seq: number, limit: number): Fragment<Item> {
    const items: Item[] = [];
    const last = Math.max(stretch.from, this.#lowest);
    let at = seq - 1;
    for (; at >= last && items.length < limit; at -= 1) this.#collect(at, items);
    return { from: at < last ? stretch.from : at + 1, to: seq - 1, items: items.reverse() };
  }

  #collect(seq: number, items: Item[]): void {
    const item = this.#items.get(seq);
    if (item) items.push(item);
  }
}
