/** Something with its place in a conversation: places are whole numbers from 1, without a gap. */
export interface Placed {
  seq: number;
}

/**
 * A stretch of a conversation that is known: every item with `from` ≤ seq ≤ `to` that its reader may see, ascending.
 * An empty stretch has `to` = `from` − 1.
 */
export interface Fragment<Item extends Placed> {
  readonly from: number;
  readonly to: number;
  readonly items: readonly Item[];
}

/** Known stretches in ascending order; two of them neither overlap nor touch. */
export type History<Item extends Placed> = readonly Fragment<Item>[];

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

/** What follows `seq`. */
export const pageAfter = <Item extends Placed>(items: readonly Item[], seq: number): Fragment<Item> => ({
  from: seq + 1,
  to: items.at(-1)?.seq ?? seq,
  items,
});

/** Adds a stretch: those that it overlaps or touches become one with it, and its items are the newer ones. */
export const learn = <Item extends Placed>(
  history: History<Item>,
  fragment: Fragment<Item>,
): History<Item> => {
  const below = history.filter(({ to }) => to + 1 < fragment.from);
  const above = history.filter(({ from }) => from > fragment.to + 1);
  const touching = history.filter(({ from, to }) => to + 1 >= fragment.from && from <= fragment.to + 1);
  return [...below, touching.reduce(join, fragment), ...above];
};

const join = <Item extends Placed>(newer: Fragment<Item>, older: Fragment<Item>): Fragment<Item> => ({
  from: Math.min(older.from, newer.from),
  to: Math.max(older.to, newer.to),
  items: union(newer, older),
});

/** Nearly always one stretch follows the other; only those that overlap are sorted out one by one. */
const union = <Item extends Placed>(newer: Fragment<Item>, older: Fragment<Item>): readonly Item[] => {
  if (newer.from > older.to) return [...older.items, ...newer.items];
  if (newer.to < older.from) return [...newer.items, ...older.items];
  const bySeq = new Map([...older.items, ...newer.items].map((item) => [item.seq, item]));
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq);
};

/** Changes an item where it is known; elsewhere nothing happens. */
export const revise = <Item extends Placed>(
  history: History<Item>,
  seq: number,
  change: (item: Item) => Item,
): History<Item> =>
  history.map((fragment) =>
    seq < fragment.from || seq > fragment.to
      ? fragment
      : { ...fragment, items: fragment.items.map((item) => (item.seq === seq ? change(item) : item)) },
  );

/** The stretch at the end of the conversation, as far as it is known. */
export const newestOf = <Item extends Placed>(history: History<Item>): Fragment<Item> | undefined =>
  history.at(-1);
