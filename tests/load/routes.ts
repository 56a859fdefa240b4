import type { Page } from 'playwright';
import { type Bench, type Row, round, type Size } from './bench.ts';
import { startBrowserWorld, untilPainted } from './browser-world.ts';
import { quantile } from './statistics.ts';

const TURNS: Record<Size, number> = { full: 8, smoke: 1 };

/** Where a tap on the bars and tabs leads, and what stands there once it has been painted. */
const ROUTES = [
  { path: '/home/gallery', sign: 'main article img' },
  { path: '/home/chart', sign: 'main ol li a' },
  { path: '/chat', sign: 'main h1, main h2' },
  { path: '/my-page', sign: 'main' },
  { path: '/discover', sign: 'main h1, main h2' },
  { path: '/home/recommend', sign: 'article header' },
] as const;

const go = (page: Page, path: string, shows: string): Promise<number> =>
  untilPainted(page, { tap: `a[href="${path}"]` }, { shows, path });

const measure = async (size: Size): Promise<Row[]> => {
  const world = await startBrowserWorld();
  try {
    const { page } = world;
    await page.goto(world.address('/home/recommend'));
    await page.locator('article header').first().waitFor();
    const walk = async (): Promise<[string, number][]> => {
      const times: [string, number][] = [];
      for (const { path, sign } of ROUTES) {
        // Tabs of the feed stand on the feed alone.
        if (path.startsWith('/home/') && !new URL(page.url()).pathname.startsWith('/home/'))
          await go(page, '/home/recommend', 'article header');
        times.push([path, await go(page, path, sign)]);
      }
      return times;
    };
    // The code of every page comes once.
    await walk();
    await world.slowDown(size === 'full' ? 4 : 1);
    const times: [string, number][] = [];
    for (let turn = 0; turn < TURNS[size]; turn += 1) times.push(...(await walk()));
    const p75 = (values: [string, number][]) =>
      round(
        quantile(
          values.map(([, time]) => time),
          0.75,
        ),
      );
    return [
      { what: 'tap to painted, p75', value: p75(times), unit: 'ms', goal: { most: 100 } },
      ...ROUTES.map(({ path }) => ({
        what: `to ${path}, p75`,
        value: p75(times.filter(([to]) => to === path)),
        unit: 'ms',
      })),
    ];
  } finally {
    await world.stop();
  }
};

/** Route changes with the code cached, on a phone with a four times slower processor. */
export const routes: Bench = { name: 'routes', goal: 'G4', run: measure };
