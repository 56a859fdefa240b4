import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollMemory } from '../../lib/scroll/scroll-memory.ts';
import { fakeSight } from '../../lib/scroll/testing.ts';
import { RowWindow } from './row-window.ts';

type Entry = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting' | 'boundingClientRect'>;
type Size = { target: Element; borderBoxSize: { blockSize: number }[] };
let see: (entries: Entry[]) => void;
let resize: (entries: Size[]) => void;
let rest: (() => void)[];

beforeEach(() => {
  rest = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => rest.push(work));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  see = fakeSight<Entry>().tell;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: typeof resize) {
        resize = callback;
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const SHAPE = { first: 2, guess: 500 };

/** A list of four that is looked at: two rows and two boxes. */
const open = () => {
  const rowWindow = new RowWindow(SHAPE);
  scrollMemory.here = '/list';
  const column = document.createElement('div');
  const rows = ['a', 'b', 'c', 'd'].map((id) => {
    const element = document.createElement('div');
    if (id < 'c') element.append(document.createElement('p'));
    column.append(element);
    rowWindow.watch(id, element);
    return [id, element] as const;
  });
  document.body.append(column);
  /** Rows are drawn and laid out: `tops` says where each begins, in pixels from the top of the screen. */
  const layOut = (tops: Record<string, number>) => {
    for (const [id, element] of rows) {
      element.getBoundingClientRect = () => new DOMRect(0, tops[id] ?? 9_000, 300, 300);
      if (!(id in tops) || element.hasChildNodes()) continue;
      element.append(document.createElement('p'));
      rowWindow.watch(id, element);
    }
    resize(
      rows.flatMap(([id, target]) => (id in tops ? { target, borderBoxSize: [{ blockSize: 300 }] } : [])),
    );
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
  const drawn = () => rows.flatMap(([id], index) => (rowWindow.isNear(id, index) ? id : []));
  return { rowWindow, report, drawn, layOut };
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

it('draws nothing but what is on the screen in the first moments', () => {
  vi.useFakeTimers();
  const { rowWindow, report, drawn } = open();
  rowWindow.start();
  const below = innerHeight + 10;
  report({ c: { top: below - 20, isNear: true }, d: { top: below, isNear: true } });
  expect([drawn(), rest.length]).toEqual([['a', 'b', 'c'], 0]);
  vi.runAllTimers();
  rest.shift()?.();
  expect(drawn()).toEqual(['a', 'b', 'c', 'd']);
  rowWindow.close();
  vi.useRealTimers();
});

it('does not draw what has gone before the browser came to rest', () => {
  const { report, drawn } = open();
  report({ c: { top: innerHeight + 10, isNear: true } });
  report({ c: { top: innerHeight + 9_000, isNear: false } });
  rest.shift()?.();
  expect(drawn()).toEqual(['a', 'b']);
});

it('keeps the height of a row that is far', () => {
  const { rowWindow, report, drawn, layOut } = open();
  layOut({ a: 0, b: 300 });
  report({ a: { top: -9_000, isNear: false }, b: { top: -8_700, isNear: false } });
  expect(rowWindow.heightOf('a')).toBe(300);
  expect(drawn()).toEqual([]);
});

it('draws what was on the screen when one comes back, and nothing else', () => {
  const { rowWindow, drawn, layOut } = open();
  layOut({ a: -500, b: -200, c: 100 });
  rowWindow.close();
  rowWindow.open('/list');
  expect(drawn()).toEqual(['b', 'c']);
});

it('begins anew at an address where it has not been', () => {
  const { rowWindow, drawn, layOut } = open();
  layOut({ a: -500, b: -200, c: 100 });
  rowWindow.close();
  rowWindow.open('/elsewhere');
  expect(drawn()).toEqual(['a', 'b']);
});

it('guesses the height of what was never drawn', () => {
  const { rowWindow, layOut } = open();
  layOut({ a: 0 });
  expect([rowWindow.heightOf('a'), rowWindow.heightOf('d')]).toEqual([300, SHAPE.guess]);
});

it('tells a slot that it has changed, and no other', () => {
  const { rowWindow, report } = open();
  const told: string[] = [];
  const stop = rowWindow.onChange('c', () => told.push('c'));
  rowWindow.onChange('d', () => told.push('d'));
  report({ b: { top: 300, isNear: true }, c: { top: 600, isNear: true } });
  expect(told).toEqual(['c']);
  stop();
  report({ c: { top: 600, isNear: true }, d: { top: 700, isNear: true } });
  expect(told).toEqual(['c', 'd']);
});
