import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SlotWindow } from './slots.ts';

type Entry = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting' | 'boundingClientRect'>;
let see: (entries: Entry[]) => void;
let rest: (() => void)[];

beforeEach(() => {
  rest = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => rest.push(work));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof see) {
        see = callback;
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const SHAPE = { first: 2, guess: 500 };

/** A list of three that is looked at; `at` says where each row stands, in pixels from the top of the screen. */
const open = () => {
  const slots = new SlotWindow(SHAPE);
  const rows = ['a', 'b', 'c', 'd'].map((id) => {
    const element = document.createElement('div');
    document.body.append(element);
    element.append(document.createElement('p'));
    const leave = slots.watch(id, element);
    return [id, element, leave] as const;
  });
  /** The list goes; `tops` says where each drawn row stands then, the others are boxes. */
  const leaveAt = (tops: Record<string, number>) => {
    for (const [id, element, leave] of rows) {
      const top = tops[id];
      if (top === undefined) element.replaceChildren();
      element.getBoundingClientRect = () => new DOMRect(0, top ?? 0, 300, 300);
      leave();
    }
  };
  const report = (at: Record<string, { top: number; isNear: boolean }>) =>
    see(
      rows.flatMap(([id, target]) => {
        const place = at[id];
        if (!place) return [];
        const boundingClientRect = {
          top: place.top,
          bottom: place.top + 300,
          height: 300,
        } as DOMRectReadOnly;
        return { target, isIntersecting: place.isNear, boundingClientRect };
      }),
    );
  const drawn = () => rows.flatMap(([id], index) => (slots.isNear(id, index) ? id : []));
  return { slots, report, drawn, leaveAt };
};

it('draws the first rows from the start', () => {
  expect(open().drawn()).toEqual(['a', 'b']);
});

it('draws what is on the screen at once, and what is near one by one when the browser rests', () => {
  const { report, drawn } = open();
  const below = innerHeight + 10;
  report({
    a: { top: 0, isNear: true },
    b: { top: 300, isNear: true },
    c: { top: below, isNear: true },
    d: { top: below + 300, isNear: true },
  });
  expect(drawn()).toEqual(['a', 'b']);
  rest.shift()?.();
  expect(drawn()).toEqual(['a', 'b', 'c']);
  rest.shift()?.();
  expect(drawn()).toEqual(['a', 'b', 'c', 'd']);
  expect(rest).toEqual([]);
});

it('does not draw what has gone before the browser came to rest', () => {
  const { report, drawn } = open();
  report({ c: { top: innerHeight + 10, isNear: true } });
  report({ c: { top: innerHeight + 9_000, isNear: false } });
  rest.shift()?.();
  expect(drawn()).toEqual(['a', 'b']);
});

it('keeps the height of a row that is far', () => {
  const { slots, report, drawn } = open();
  report({ a: { top: 0, isNear: true }, b: { top: 300, isNear: true } });
  report({ a: { top: -9_000, isNear: false }, b: { top: -8_700, isNear: false } });
  expect(slots.heightOf('a')).toBe(300);
  expect(drawn()).toEqual([]);
});

it('draws what was on the screen when one comes back, and nothing else', () => {
  const { slots, drawn, leaveAt } = open();
  leaveAt({ a: -500, b: -200, c: 100 });
  slots.open();
  expect(drawn()).toEqual(['b', 'c']);
  expect(slots.heightOf('d')).toBe(300);
});

it('takes no height from a box', () => {
  const { slots, leaveAt } = open();
  leaveAt({});
  expect(slots.heightOf('a')).toBe(SHAPE.guess);
});
