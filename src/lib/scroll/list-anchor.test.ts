import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ListAnchor } from './list-anchor.ts';
import { scrollMemory } from './scroll-memory.ts';

let y: number;
let scrolls: number[];

beforeEach(() => {
  y = 0;
  scrolls = [];
  scrollMemory.here = '/list';
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollBy', (_: number, by: number) => {
    scrolls.push(by);
    y += by;
  });
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => y);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Columns of rows under a bar of 100 px; `heights` is what their layout goes by. */
const listOf = (...columns: string[][]) => {
  const anchor = new ListAnchor();
  const heights = new Map<string, number>();
  const draw = (id: string) => {
    const column = columns.find((ids) => ids.includes(id)) ?? [];
    const row = document.createElement('div');
    row.getBoundingClientRect = () => {
      const above = column.slice(0, column.indexOf(id));
      const top = above.reduce((sum, each) => sum + (heights.get(each) ?? 0), 100);
      return new DOMRect(300 * columns.indexOf(column), top - y, 300, heights.get(id));
    };
    return anchor.add(id, row);
  };
  for (const id of columns.flat()) {
    heights.set(id, 300);
    draw(id);
  }
  /** Rows are drawn as high as they are. */
  const grow = async (to: Record<string, number>) => {
    anchor.hold(() => {
      for (const [id, height] of Object.entries(to)) heights.set(id, height);
    });
    await Promise.resolve();
  };
  return { anchor, heights, draw, grow };
};

const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

it('stays where it is seen when rows above are drawn higher or lower than they were taken for', async () => {
  const { grow } = listOf(IDS);
  y = 1_150;
  await grow({ a: 420 });
  expect(y).toBe(1_270);
  await grow({ b: 250.5 });
  expect(y).toBe(1_220.5);
});

it('lets what stands below change as it likes', async () => {
  const { grow } = listOf(IDS);
  y = 1_150;
  await grow({ e: 900 });
  expect(scrolls).toEqual([]);
});

it('does not scroll where the browser has done so', async () => {
  const { anchor, heights } = listOf(IDS);
  y = 1_150;
  anchor.hold(() => {
    heights.set('a', 420);
    y += 120;
  });
  await Promise.resolve();
  expect(scrolls).toEqual([]);
});

it('stays at its top', async () => {
  const { grow } = listOf(IDS);
  await grow({ a: 420 });
  expect(scrolls).toEqual([]);
});

it('holds a row whose element is another by now', async () => {
  const { anchor, heights, draw } = listOf(IDS);
  y = 1_150;
  anchor.hold(() => {
    draw('d');
    heights.set('a', 420);
  });
  await Promise.resolve();
  expect(y).toBe(1_270);
});

it('comes back to the row that was seen, and knows what was on the screen', async () => {
  const { anchor, heights } = listOf(IDS);
  y = 1_150;
  anchor.look();
  scrollMemory.here = '/posts/1';
  y = 0;
  expect(anchor.seenAt('/list')).toEqual(['d', 'e', 'f', 'g']);
  // A row above has changed meanwhile.
  heights.set('a', 420);
  scrollMemory.here = '/list';
  anchor.start();
  y = scrollMemory.recall('/list');
  await Promise.resolve();
  expect(y).toBe(1_270);
  anchor.stop();
});

it('stands for itself at each address', async () => {
  const { anchor } = listOf(IDS);
  y = 1_150;
  anchor.look();
  scrollMemory.here = '/elsewhere';
  y = 10;
  anchor.start();
  await Promise.resolve();
  anchor.stop();
  expect(scrolls).toEqual([]);
  expect(anchor.seenAt('/list')).toEqual(['d', 'e', 'f', 'g']);
  expect(anchor.seenAt('/nowhere')).toEqual([]);
});

it('goes by the first of several columns', async () => {
  const { anchor, grow } = listOf(['a', 'b', 'c', 'd', 'e', 'f'], ['k', 'l', 'm', 'n', 'o', 'p']);
  y = 700;
  anchor.look();
  expect(anchor.seenAt('/list')).toEqual(['c', 'd', 'e', 'm', 'n', 'o']);
  await grow({ k: 500 });
  expect(y).toBe(700);
  await grow({ a: 350 });
  expect(y).toBe(750);
});
