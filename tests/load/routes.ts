import type { Page } from 'playwright';
import { type Bench, type Row, round, type Size } from './bench.ts';
import { untilPainted } from './browser-world.ts';
import { PHONE, type RoomsWorld, startRooms, workOf } from './rooms.world.ts';
import { median, quantile } from './statistics.ts';

const TURNS: Record<Size, number> = { full: 8, smoke: 1 };
const SLOWDOWN: Record<Size, number> = { full: 4, smoke: 1 };

/** Where a tap on the bars and tabs leads, and what stands there alone once it has been painted. */
const ROUTES = [
  { path: '/home/gallery', shows: 'main article img' },
  { path: '/home/chart', shows: 'main ol li a' },
  { path: '/chat', shows: 'main a[href^="/room/"]' },
  { path: '/my-page', shows: 'main a[href="/edit-profile"]' },
  { path: '/discover', shows: 'main ul li a img' },
  { path: '/home/recommend', shows: 'article header' },
] as const;
type Path = (typeof ROUTES)[number]['path'];

/** Takes every route once; `step` does it. */
const walk = async (page: Page, step: (path: Path, go: () => Promise<number>) => Promise<unknown>) => {
  for (const { path, shows } of ROUTES)
    await step(path, () => untilPainted(page, { tap: `a[href="${path}"]` }, { shows, path }));
};

/** The code of every page comes once. */
const warmUp = (page: Page) => walk(page, (_, go) => go());

const timesOf = (world: RoomsWorld, size: Size) =>
  world.visit(
    '/home/recommend',
    SLOWDOWN[size],
    async ({ page }) => {
      await warmUp(page);
      const times: { path: Path; time: number }[] = [];
      for (let turn = 0; turn < TURNS[size]; turn += 1)
        await walk(page, async (path, go) => times.push({ path, time: await go() }));
      return times;
    },
    PHONE,
  );

/** What the main thread works for each of them, at this machine's own speed. */
const worksOf = (world: RoomsWorld, size: Size) =>
  world.visit(
    '/home/recommend',
    1,
    async (visitor) => {
      const { page } = visitor;
      await warmUp(page);
      const works: { path: Path; time: number }[] = [];
      for (let turn = 0; turn < TURNS[size]; turn += 1)
        await walk(page, async (path, go) => works.push({ path, time: await workOf(visitor, go) }));
      return works;
    },
    PHONE,
  );

const p75 = (taken: { time: number }[]) =>
  round(
    quantile(
      taken.map(({ time }) => time),
      0.75,
    ),
  );

const measure = async (size: Size): Promise<Row[]> => {
  const world = await startRooms(size);
  try {
    const times = await timesOf(world, size);
    const works = await worksOf(world, size);
    return [
      { what: 'tap to painted, p75', value: p75(times), unit: 'ms', goal: { most: 100 } },
      ...ROUTES.map(({ path }) => ({
        what: `to ${path}, p75`,
        value: p75(times.filter((each) => each.path === path)),
        unit: 'ms',
      })),
      ...ROUTES.map(({ path }) => ({
        what: `to ${path}, main thread alone × 4`,
        value: round(4 * median(works.filter((each) => each.path === path).map(({ time }) => time))),
        unit: 'ms',
      })),
    ];
  } finally {
    await world.stop();
  }
};

/** Route changes of somebody signed in, with the code cached, on a phone with a four times slower processor. */
export const routes: Bench = { name: 'routes', goal: 'G4', run: measure };
