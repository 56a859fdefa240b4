import type { Page } from 'playwright';
import { type Bench, type Row, round, type Size } from './bench.ts';
import { untilPainted } from './browser-world.ts';
import { fillList } from './conversation-world.sql.ts';
import { PHONE, type RoomsWorld, startRooms, type Visitor, workOf } from './rooms.world.ts';
import { median } from './statistics.ts';

const CONVERSATIONS: Record<Size, number> = { full: 1_000, smoke: 120 };
const TURNS: Record<Size, number> = { full: 9, smoke: 1 };
const SLOWDOWN: Record<Size, number> = { full: 4, smoke: 1 };

const LIST = { shows: 'main a[href^="/room/"]', path: '/chat' };
const AWAY = { shows: 'main a[href="/edit-profile"]', path: '/my-page' };

/** Scrolls until every page of the list has come. */
const readAll = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (wanted) => {
    const height = () => document.documentElement.scrollHeight;
    const row = document.querySelector('main a[href^="/room/"]')?.closest('li');
    while (height() < wanted * (row?.clientHeight ?? 0)) {
      scrollTo(0, height());
      await window.painted();
    }
    scrollTo(0, 0);
    await window.painted();
  }, count);

const rowsIn = (page: Page): Promise<number> => page.locator('main a[href^="/room/"]').count();

const goAway = ({ page }: Visitor) => untilPainted(page, { tap: 'a[href="/my-page"]' }, AWAY);
const comeBack = ({ page }: Visitor) => untilPainted(page, { tap: 'a[href="/chat"]' }, LIST);

const opened = (world: RoomsWorld, size: Size, slowdown: number) =>
  world.visit(
    '/chat',
    slowdown,
    async (visitor) => {
      await readAll(visitor.page, CONVERSATIONS[size]);
      const [times, works, rows]: number[][] = [[], [], []];
      for (let turn = 0; turn < TURNS[size]; turn += 1) {
        await goAway(visitor);
        const work = await workOf(visitor, async () => times?.push(await comeBack(visitor)));
        works?.push(work);
        rows?.push(await rowsIn(visitor.page));
      }
      return { time: median(times ?? []), work: median(works ?? []), rows: Math.max(...(rows ?? [])) };
    },
    PHONE,
  );

const measure = async (size: Size): Promise<Row[]> => {
  const world = await startRooms(size, {
    amounts: 'smoke',
    also: ({ url, brand, me }) => fillList(url, brand, me.userId, CONVERSATIONS[size]),
  });
  try {
    const { time, rows } = await opened(world, size, SLOWDOWN[size]);
    const { work } = await opened(world, size, 1);
    return [
      { what: 'open', value: round(time), unit: 'ms', goal: { most: 80 } },
      { what: 'open: main thread alone × 4', value: round(4 * work), unit: 'ms', goal: { most: 80 } },
      { what: 'rows in the page', value: rows, unit: '', goal: { most: 60 } },
    ];
  } finally {
    await world.stop();
  }
};

/** The list of somebody with a thousand conversations, all of them read, opened again. */
export const list: Bench = { name: 'list', goal: 'issue 11: the list', run: measure };
