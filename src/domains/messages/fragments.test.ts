import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Fragment,
  type History,
  learn,
  newestPage,
  pageAfter,
  pageBefore,
  revise,
} from './fragments.ts';

interface Item {
  seq: number;
  version: number;
}

/** Places that this reader may not see: nothing is ever shown there, and no stretch waits for them. */
const HIDDEN = new Set([4, 5, 17, 40]);
const LENGTH = 60;

const itemsBetween = (from: number, to: number, version: number): Item[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => ({ seq: from + index, version })).filter(
    ({ seq }) => !HIDDEN.has(seq),
  );

const stretches = fc
  .array(fc.tuple(fc.integer({ min: 1, max: LENGTH }), fc.integer({ min: 0, max: 12 })), { maxLength: 25 })
  .map((list) =>
    list.map(([from, length], version): Fragment<Item> => {
      const to = Math.min(LENGTH, from + length - 1);
      return { from, to, items: itemsBetween(from, to, version) };
    }),
  );

const learnAll = (list: readonly Fragment<Item>[]): History<Item> =>
  list.reduce<History<Item>>((history, fragment) => learn(history, fragment), []);

const seqs = (history: History<Item>): number[] =>
  history.flatMap(({ items }) => items.map(({ seq }) => seq));

describe('what is known of a conversation', () => {
  it('keeps every item of every stretch, once, in order', () => {
    fc.assert(
      fc.property(stretches, (list) => {
        const wanted = new Set(list.flatMap(({ items }) => items.map(({ seq }) => seq)));
        expect(seqs(learnAll(list))).toEqual([...wanted].sort((one, other) => one - other));
      }),
    );
  });

  it('holds stretches in order that neither overlap nor touch', () => {
    fc.assert(
      fc.property(stretches, (list) => {
        const history = learnAll(list);
        for (const [index, fragment] of history.entries()) {
          expect(fragment.to).toBeGreaterThanOrEqual(fragment.from - 1);
          const next = history[index + 1];
          if (next) expect(next.from).toBeGreaterThan(fragment.to + 1);
          expect(fragment.items).toEqual(
            fragment.items.filter(({ seq }) => seq >= fragment.from && seq <= fragment.to),
          );
        }
      }),
    );
  });

  it('never claims a place that no stretch covered', () => {
    fc.assert(
      fc.property(stretches, (list) => {
        const history = learnAll(list);
        const covers = (from: number, to: number, seq: number) => seq >= from && seq <= to;
        for (let seq = 1; seq <= LENGTH; seq += 1) {
          const known = history.some(({ from, to }) => covers(from, to, seq));
          expect(known).toBe(list.some(({ from, to }) => covers(from, to, seq)));
        }
      }),
    );
  });

  it('does not depend on the order in which stretches arrive', () => {
    fc.assert(
      fc.property(stretches, fc.infiniteStream(fc.nat()), (list, keys) => {
        const shuffled = list
          .map((fragment) => ({ fragment, key: keys.next().value ?? 0 }))
          .sort((one, other) => one.key - other.key)
          .map(({ fragment }) => fragment);
        const bounds = (history: History<Item>) => history.map(({ from, to }) => [from, to]);
        const [one, other] = [learnAll(list), learnAll(shuffled)];
        expect(seqs(other)).toEqual(seqs(one));
        // An empty stretch may stand alone or vanish in a neighbour; covered places are the same either way.
        const filled = (all: number[][]) => all.filter(([from = 0, to = 0]) => to >= from);
        expect(filled(bounds(other))).toEqual(filled(bounds(one)));
      }),
    );
  });

  it('lets the newer item win', () => {
    const history = learnAll([
      { from: 1, to: 3, items: itemsBetween(1, 3, 1) },
      { from: 2, to: 2, items: itemsBetween(2, 2, 2) },
    ]);
    expect(history[0]?.items.map(({ version }) => version)).toEqual([1, 2, 1]);
  });

  it('changes an item where it stands', () => {
    const history = learn([], { from: 1, to: 3, items: itemsBetween(1, 3, 1) });
    const revised = revise(history, 2, (item) => ({ ...item, version: 9 }));
    expect(revised[0]?.items.map(({ version }) => version)).toEqual([1, 9, 1]);
    expect(revise(history, 30, (item) => ({ ...item, version: 9 }))).toEqual(history);
  });
});

describe('pages as stretches', () => {
  const items = itemsBetween(10, 12, 0);
  it('reach the beginning when they are short', () => {
    expect(newestPage(items, 40)).toMatchObject({ from: 1, to: 12 });
    expect(newestPage(items, 3)).toMatchObject({ from: 10, to: 12 });
    expect(pageBefore(items, 20, 40)).toMatchObject({ from: 1, to: 19 });
    expect(pageBefore(items, 20, 3)).toMatchObject({ from: 10, to: 19 });
  });
  it('touch what they were asked from, over places that are hidden', () => {
    const after = pageAfter(itemsBetween(41, 42, 0), 39);
    expect(after).toMatchObject({ from: 40, to: 42 });
    expect(pageAfter([], 39)).toMatchObject({ from: 40, to: 39 });
  });
  it('of an empty conversation touch its first message', () => {
    const history = learn(learn([], newestPage<Item>([], 40)), {
      from: 1,
      to: 1,
      items: itemsBetween(1, 1, 0),
    });
    expect(history).toEqual([{ from: 1, to: 1, items: [{ seq: 1, version: 0 }] }]);
  });
});
