import { type Row, round, type Size } from './bench.ts';
import { codeOf } from './rooms.heap.ts';
import { heapOf, type RoomsWorld, type Visitor } from './rooms.world.ts';

interface Amounts {
  /** Rooms before the start: code is compiled when it is first used, and so many rooms are kept ready on purpose. */
  warmUp: number;
  switches: number;
  /** Messages of others: two hours of one a second. */
  events: number;
}
const AMOUNTS: Record<Size, Amounts> = {
  full: { warmUp: 10, switches: 200, events: 7_200 },
  smoke: { warmUp: 2, switches: 2, events: 2 },
};
const AT_ONCE = 8;
const MEGABYTE = 1024 * 1024;

/** Goes to an address inside the application, and waits until its room is shown. */
const goTo = async ({ page }: Visitor, path: string) => {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await page.locator('[role=log]:not([aria-busy]) [data-message]').first().waitFor();
};

const postAll = async (world: RoomsWorld, events: number) => {
  const rooms = world.rooms;
  for (let sent = 0; sent < events; sent += AT_ONCE) {
    const posts = Array.from({ length: AT_ONCE }, (_, index) => {
      const room = rooms[(sent + index) % rooms.length];
      return room && world.post(room, `hour after hour ${sent + index}`);
    });
    await Promise.all(posts);
  }
};

/** Heap in the first feed and with some rooms; then rooms are entered and left, and messages arrive in all of them. */
export const measureMemory = (world: RoomsWorld, size: Size): Promise<Row[]> => {
  const { warmUp, switches, events } = AMOUNTS[size];
  return world.visit('/home/recommend', 1, async (visitor) => {
    const feed = await heapOf(visitor);
    await goTo(visitor, `/room/${world.short.groupId}`);
    const first = await heapOf(visitor);
    const codeAtFirst = await codeOf(visitor);
    const goToNext = async (turn: number) => {
      const room = world.rooms[turn % world.rooms.length];
      if (room) await goTo(visitor, `/room/${room.groupId}`);
    };
    const visitAll = async (turns: number, onHalf?: () => Promise<void>) => {
      for (let turn = 0; turn < turns; turn += 1) {
        if (turn === turns / 2) await onHalf?.();
        await goToNext(turn);
        if (turn % 10 === 0) await postAll(world, Math.ceil(events / switches) * 10);
      }
    };
    await visitAll(warmUp);
    const start = await heapOf(visitor);
    const codeAtStart = await codeOf(visitor);
    let half = start;
    await visitAll(switches, async () => {
      half = await heapOf(visitor);
    });
    await visitor.page.waitForTimeout(1_000);
    const end = await heapOf(visitor);
    const code = await codeOf(visitor);
    return [
      { what: 'heap at the first feed', value: round(feed / MEGABYTE, 1), unit: 'MB', goal: { most: 60 } },
      { what: 'heap with the first room', value: round(first / MEGABYTE, 1), unit: 'MB' },
      { what: 'heap at the start: rooms warmed up', value: round(start / MEGABYTE, 1), unit: 'MB' },
      { what: 'heap half way', value: round(half / MEGABYTE, 1), unit: 'MB' },
      { what: 'heap after room switches and events', value: round(end / MEGABYTE, 1), unit: 'MB' },
      { what: 'heap: end ÷ half way', value: round(end / half, 2), unit: '×' },
      { what: 'heap: end ÷ start', value: round(end / start, 2), unit: '×', goal: { most: 1.25 } },
      {
        what: 'compiled code: end − first room',
        value: round((code - codeAtFirst) / MEGABYTE, 1),
        unit: 'MB',
      },
      {
        what: 'compiled code alone: end ÷ first room',
        value: round((first + code - codeAtFirst) / first, 2),
        unit: '×',
      },
      {
        what: 'heap without compiled code: end ÷ start',
        value: round((end - code) / (start - codeAtStart), 2),
        unit: '×',
      },
    ];
  });
};
