import { type Row, round, type Size } from './bench.ts';
import type { WorldRoom } from './conversation-world.ts';
import { heapOf, nodesOf, type RoomsWorld, type Visitor, workOf } from './rooms.world.ts';
import { median, quantile } from './statistics.ts';

interface Amounts {
  /** Pages of 40 to scroll through. */
  pages: number;
  jumps: number;
  slowdown: number;
}
const AMOUNTS: Record<Size, Amounts> = {
  full: { pages: 250, jumps: 60, slowdown: 4 },
  smoke: { pages: 2, jumps: 1, slowdown: 1 },
};

interface Scrolled {
  /** How far what was read moved, pixels. */
  moved: number[];
  nodes: number;
  jumps: number[];
  /** Milliseconds of the main thread a jump, on this machine's processor. */
  work: number[];
  heap: number;
}

/** Scrolls towards the top and waits for the page before; returns how far what is in sight moved when it came. */
const scrollUp = ({ page }: Visitor): Promise<number | undefined> =>
  page.evaluate(async () => {
    const box = document.querySelector('[role=log]');
    if (!box) throw new Error('There is no log.');
    const rows = () => [...box.querySelectorAll('[data-message]')];
    const first = rows()[0];
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    box.scrollTop = 40;
    const top = box.getBoundingClientRect().top;
    const seen = rows().find((row) => row.getBoundingClientRect().bottom > top);
    const before = seen?.getBoundingClientRect().top ?? 0;
    for (let frames = 0; rows()[0] === first; frames += 1) {
      if (frames > 600) return undefined;
      await frame();
    }
    await frame();
    return Math.abs((seen?.getBoundingClientRect().top ?? 0) - before);
  });

/** Shows a message by its address inside the application; returns the milliseconds until it is painted in sight. */
const jump = ({ page }: Visitor, { groupId }: WorldRoom, messageId: string): Promise<number> =>
  page.evaluate(
    async ([room, message]) => {
      const begun = performance.now();
      history.pushState(null, '', `/room/${room}?message=${message}`);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
      const box = () => document.querySelector('[role=log]')?.getBoundingClientRect();
      const isShown = () => {
        const row = document.querySelector(`[data-message="${message}"]`)?.getBoundingClientRect();
        const log = box();
        return row !== undefined && log !== undefined && row.top >= log.top && row.bottom <= log.bottom;
      };
      while (!isShown()) await new Promise((resolve) => requestAnimationFrame(resolve));
      await window.painted();
      return performance.now() - begun;
    },
    [groupId, messageId] as const,
  );

const scrollAndJump = async (world: RoomsWorld, room: WorldRoom, amounts: Amounts): Promise<Scrolled> => {
  const places = Array.from(
    { length: amounts.jumps },
    (_, index) => 1 + Math.floor((((index + 1) * 0.618) % 1) * (room.messages - 1)),
  );
  const ids: string[] = [];
  for (const seq of places) ids.push(await world.idAt(room, seq));
  return world.visit(`/room/${room.groupId}`, 1, async (visitor) => {
    await visitor.page.locator('[role=log]:not([aria-busy]) [data-message]').first().waitFor();
    const moved: number[] = [];
    let nodes = 0;
    for (let page = 0; page < amounts.pages; page += 1) {
      const way = await scrollUp(visitor);
      nodes = Math.max(nodes, await nodesOf(visitor));
      if (way === undefined) break;
      moved.push(way);
    }
    const work: number[] = [];
    for (const id of ids.toReversed()) work.push(await workOf(visitor, () => jump(visitor, room, id)));
    await visitor.session.send('Emulation.setCPUThrottlingRate', { rate: amounts.slowdown });
    const jumps: number[] = [];
    for (const id of ids) {
      jumps.push(await jump(visitor, room, id));
      nodes = Math.max(nodes, await nodesOf(visitor));
    }
    return { moved, nodes, jumps, work, heap: await heapOf(visitor) };
  });
};

export const measureScrolling = async (world: RoomsWorld, size: Size): Promise<Row[]> => {
  const short = await scrollAndJump(world, world.short, AMOUNTS[size]);
  const long = await scrollAndJump(world, world.long, AMOUNTS[size]);
  return [
    { what: 'jump, median', value: round(median(long.jumps)), unit: 'ms' },
    { what: 'jump, p95', value: round(quantile(long.jumps, 0.95)), unit: 'ms', goal: { most: 250 } },
    {
      what: 'jump: main thread alone × 4, p95',
      value: round(4 * quantile(long.work, 0.95)),
      unit: 'ms',
      goal: { most: 250 },
    },
    { what: 'scroll: messages', value: 40 * (1 + long.moved.length), unit: '' },
    {
      what: 'scroll: anchor moved',
      value: round(Math.max(...short.moved, ...long.moved), 2),
      unit: 'px',
      goal: { most: 1 },
    },
    { what: 'messages in the page', value: Math.max(short.nodes, long.nodes), unit: '', goal: { most: 400 } },
    {
      what: 'heap after scrolling and jumps: long ÷ short',
      value: round(long.heap / short.heap, 2),
      unit: '×',
      goal: { most: 1.3 },
    },
  ];
};
