/** Something with its `seq` in a conversation: whole numbers from 1, without a gap. */
export interface Placed {
  seq: number;
  id: string;
}

/** From `from` to `to`, both included; an empty range has `to` = `from` − 1. */
export interface SeqRange {
  readonly from: number;
  readonly to: number;
}

/** A range that is known: every item in it that its reader may see, ascending. */
export interface Fragment<Item extends Placed> extends SeqRange {
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

/** What follows `seq`; fewer than `limit` reach `end`, the highest known seq before they were asked for. */
export const pageAfter = <Item extends Placed>(
  items: readonly Item[],
  seq: number,
  { limit, end }: { limit: number; end: number },
): Fragment<Item> => {
  const last = items.at(-1)?.seq ?? seq;
  return { from: seq + 1, to: items.length < limit ? Math.max(last, end) : last, items };
};

/**
 * What is known of a conversation: ranges that neither overlap nor touch, and the items in them. Adding a page
 * costs the page, finding an item by seq or id costs nothing: neither depends on how much is known.
 */
export class Fragments<Item extends Placed> {
  #ranges: readonly SeqRange[] = [];
  #items = new Map<number, Item>();
  #seqs = new Map<string, number>();
  /** No item stands before it: a reader who joined late may see nothing of the first thousands. */
  #lowest = Number.POSITIVE_INFINITY;

  /** In ascending order. */
  get ranges(): readonly SeqRange[] {
    return this.#ranges;
  }

  get size(): number {
    return this.#items.size;
  }

  /** The highest known seq; 0 while nothing is known. */
  get end(): number {
    return this.#ranges.at(-1)?.to ?? 0;
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

  /** Adds a range: those that it overlaps or touches become one with it, and its items are the newer ones. */
  add({ from, to, items }: Fragment<Item>): void {
    for (const item of items) this.#put(item);
    const touches = (one: SeqRange) => one.to + 1 >= from && one.from <= to + 1;
    const joined = this.#ranges
      .filter(touches)
      .reduce((all, one) => ({ from: Math.min(all.from, one.from), to: Math.max(all.to, one.to) }), {
        from,
        to,
      });
    const apart = this.#ranges.filter((one) => !touches(one));
    this.#ranges = [...apart, joined].sort((one, other) => one.from - other.from);
  }

  /** Forgets an item that its reader may see no more; its seq stays known. */
  drop({ seq, id }: Item): void {
    this.#items.delete(seq);
    this.#seqs.delete(id);
  }

  /** Forgets every item up to a seq; nothing is there from now on. */
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

  /** What is known directly before a seq, up to `limit` items; undefined when nothing is known there. */
  before(seq: number, limit: number): Fragment<Item> | undefined {
    const range = this.#rangeAt(seq - 1);
    return range && this.#backFrom(range, seq, limit);
  }

  /** What is known directly after a seq, up to `limit` items; undefined when nothing is known there. */
  after(seq: number, limit: number): Fragment<Item> | undefined {
    const range = this.#rangeAt(seq + 1);
    if (!range) return undefined;
    const items: Item[] = [];
    let at = Math.max(seq + 1, Math.min(this.#lowest, range.to + 1));
    for (; at <= range.to && items.length < limit; at += 1) this.#collect(at, items);
    return { from: seq + 1, to: at - 1, items };
  }

  /** A range that is known. */
  slice({ from, to }: SeqRange): Fragment<Item> {
    const items = this.after(from - 1, to - from + 1)?.items ?? [];
    return { from, to, items: items.filter(({ seq }) => seq <= to) };
  }

  /** The end of the conversation, as far as it is known. */
  newest(limit: number): Fragment<Item> | undefined {
    const range = this.#ranges.at(-1);
    return range && this.#backFrom(range, range.to + 1, limit);
  }

  /** Forgets all but these; what they name must be known. */
  keep(kept: readonly Fragment<Item>[]): void {
    this.#ranges = [];
    this.#items = new Map();
    this.#seqs = new Map();
    for (const fragment of kept) this.add(fragment);
  }

  #put(item: Item): void {
    this.#items.set(item.seq, item);
    this.#seqs.set(item.id, item.seq);
    this.#lowest = Math.min(this.#lowest, item.seq);
  }

  #rangeAt(seq: number): SeqRange | undefined {
    return this.#ranges.find(({ from, to }) => seq >= from && seq <= to);
  }

  #backFrom(range: SeqRange, seq: number, limit: number): Fragment<Item> {
    const items: Item[] = [];
    const last = Math.max(range.from, this.#lowest);
    let at = seq - 1;
    for (; at >= last && items.length < limit; at -= 1) this.#collect(at, items);
    return { from: at < last ? range.from : at + 1, to: seq - 1, items: items.reverse() };
  }

  #collect(seq: number, items: Item[]): void {
    const item = this.#items.get(seq);
    if (item) items.push(item);
  }
}
