// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Fragment, Fragments, newestPage, pageAfter, pageBefore } from './fragments.ts';

interface Item {
  seq: number;
  id: string;
  version: number;
}

/** Places that this reader may not see: nothing is ever shown there, and no range waits for them. */
const HIDDEN = new Set([4, 5, 17, 40]);
const LENGTH = 60;

const itemsBetween = (from: number, to: number, version: number): Item[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => ({
    seq: from + index,
    id: `m${from + index}`,
    version,
  })).filter(({ seq }) => !HIDDEN.has(seq));

const ranges = fc
  .array(fc.tuple(fc.integer({ min: 1, max: LENGTH }), fc.integer({ min: 0, max: 12 })), { maxLength: 25 })
  .map((list) =>
    list.map(([from, length], version): Fragment<Item> => {
      const to = Math.min(LENGTH, from + length - 1);
      return { from, to, items: itemsBetween(from, to, version) };
    }),
  );

const learnAll = (list: readonly Fragment<Item>[]): Fragments<Item> => {
  const known = new Fragments<Item>();
  for (const fragment of list) known.add(fragment);
  return known;
};

const allOf = (known: Fragments<Item>): Item[] =>
  known.ranges.flatMap((range) => [...known.slice(range).items]);
const seqs = (known: Fragments<Item>): number[] => allOf(known).map(({ seq }) => seq);
const covers = (all: readonly { from: number; to: number }[], seq: number) =>
  all.some(({ from, to }) => seq >= from && seq <= to);
const places = Array.from({ length: LENGTH }, (_, index) => index + 1);

describe('what is known of a conversation', () => {
  it('keeps every item of every range, once, in order', () => {
    fc.assert(
      fc.property(ranges, (list) => {
        const wanted = new Set(list.flatMap(({ items }) => items.map(({ seq }) => seq)));
        const known = learnAll(list);
        expect(seqs(known)).toEqual([...wanted].sort((one, other) => one - other));
        expect(known.size).toBe(wanted.size);
      }),
    );
  });

  it('holds ranges in order that neither overlap nor touch', () => {
    fc.assert(
      fc.property(ranges, (list) => {
        const known = learnAll(list);
        for (const [index, range] of known.ranges.entries()) {
          expect(range.to).toBeGreaterThanOrEqual(range.from - 1);
          const next = known.ranges[index + 1];
          if (next) expect(next.from).toBeGreaterThan(range.to + 1);
          const { items } = known.slice(range);
          expect(items).toEqual(items.filter(({ seq }) => seq >= range.from && seq <= range.to));
        }
      }),
    );
  });

  it('never claims a place that no range covered', () => {
    fc.assert(
      fc.property(ranges, (list) => {
        const known = learnAll(list);
        for (const seq of places) expect(covers(known.ranges, seq)).toBe(covers(list, seq));
      }),
    );
  });

  it('does not depend on the order in which ranges arrive', () => {
    fc.assert(
      fc.property(ranges, fc.infiniteStream(fc.nat()), (list, keys) => {
        const shuffled = list
          .map((fragment) => ({ fragment, key: keys.next().value ?? 0 }))
          .sort((one, other) => one.key - other.key)
          .map(({ fragment }) => fragment);
        const bounds = (known: Fragments<Item>) => known.ranges.map(({ from, to }) => [from, to]);
        const [one, other] = [learnAll(list), learnAll(shuffled)];
        expect(seqs(other)).toEqual(seqs(one));
        // An empty range may stand alone or vanish in a neighbour; covered places are the same either way.
        const filled = (all: number[][]) => all.filter(([from = 0, to = 0]) => to >= from);
        expect(filled(bounds(other))).toEqual(filled(bounds(one)));
      }),
    );
  });

  it('gives the items directly before and after a place, with the places that they cover', () => {
    fc.assert(
      fc.property(
        ranges,
        fc.integer({ min: 1, max: LENGTH }),
        fc.integer({ min: 1, max: 8 }),
        (list, seq, limit) => {
          const known = learnAll(list);
          const all = allOf(known);
          for (const side of ['before', 'after'] as const) {
            const next = side === 'before' ? seq - 1 : seq + 1;
            const page = known[side](seq, limit);
            expect(page !== undefined).toBe(covers(known.ranges, next));
            if (!page) continue;
            for (let at = page.from; at <= page.to; at += 1) expect(covers(known.ranges, at)).toBe(true);
            expect(page.items).toEqual(all.filter((item) => item.seq >= page.from && item.seq <= page.to));
            if (page.items.length < limit) {
              const beyond = side === 'before' ? page.from - 1 : page.to + 1;
              expect(covers(known.ranges, beyond)).toBe(false);
            }
            expect(side === 'before' ? page.to : page.from).toBe(next);
          }
        },
      ),
    );
  });

  it('forgets all but what is kept', () => {
    fc.assert(
      fc.property(ranges, (list) => {
        const known = learnAll(list);
        const newest = known.newest(5);
        if (!newest) return;
        const first = known.slice(known.ranges[0] ?? newest);
        const wanted = new Set([...first.items, ...newest.items]);
        known.keep([first, newest]);
        expect(new Set(allOf(known))).toEqual(wanted);
        for (const item of wanted) expect(known.seqOf(item.id)).toBe(item.seq);
        expect(known.size).toBe(wanted.size);
      }),
    );
  });

  it('lets the newer item win', () => {
    const known = learnAll([
      { from: 1, to: 3, items: itemsBetween(1, 3, 1) },
      { from: 2, to: 2, items: itemsBetween(2, 2, 2) },
    ]);
    expect(allOf(known).map(({ version }) => version)).toEqual([1, 2, 1]);
  });

  it('changes an item where it stands, and knows no others by it', () => {
    const known = learnAll([{ from: 1, to: 3, items: itemsBetween(1, 3, 1) }]);
    expect(known.revise({ seq: 2, id: 'm2', version: 9 })).toBe(true);
    expect(allOf(known).map(({ version }) => version)).toEqual([1, 9, 1]);
    expect(known.revise({ seq: 30, id: 'm30', version: 9 })).toBe(false);
    expect(seqs(known)).toEqual([1, 2, 3]);
  });

  it('does not walk through places that a reader who joined late may not see', () => {
    const items = itemsBetween(1_000_000_000, 1_000_000_010, 1);
    const known = learnAll([newestPage(items, 40)]);
    expect(known.newest(40)).toEqual({ from: 1, to: 1_000_000_010, items });
    expect(known.before(1_000_000_005, 40)).toMatchObject({ from: 1, items: items.slice(0, 5) });
    expect(known.after(0, 3)?.items).toEqual(items.slice(0, 3));
  });
});

describe('pages as ranges', () => {
  const items = itemsBetween(10, 12, 0);
  it('reach the beginning when they are short', () => {
    expect(newestPage(items, 40)).toMatchObject({ from: 1, to: 12 });
    expect(newestPage(items, 3)).toMatchObject({ from: 10, to: 12 });
    expect(pageBefore(items, 20, 40)).toMatchObject({ from: 1, to: 19 });
    expect(pageBefore(items, 20, 3)).toMatchObject({ from: 10, to: 19 });
  });
  it('touch what they were asked from, over places that are hidden', () => {
    const edge = { limit: 2, end: 39 };
    expect(pageAfter(itemsBetween(41, 42, 0), 39, edge)).toMatchObject({ from: 40, to: 42 });
    expect(pageAfter([], 39, edge)).toMatchObject({ from: 40, to: 39 });
  });
  it('reach the furthest known place when nothing more follows', () => {
    const edge = { limit: 40, end: 50 };
    expect(pageAfter(itemsBetween(41, 42, 0), 39, edge)).toMatchObject({ from: 40, to: 50 });
    expect(pageAfter(itemsBetween(41, 60, 0), 39, edge)).toMatchObject({ from: 40, to: 60 });
  });
  it('of an empty conversation touch its first message', () => {
    const known = learnAll([newestPage<Item>([], 40), { from: 1, to: 1, items: itemsBetween(1, 1, 0) }]);
    expect(known.ranges).toEqual([{ from: 1, to: 1 }]);
    expect(seqs(known)).toEqual([1]);
  });
});
