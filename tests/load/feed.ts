import { serveLongLists } from '../support/long-feed.ts';
import { nodesOf, scrollUntil } from '../support/scrolling.ts';
import { type Bench, type Row, round, type Size } from './bench.ts';
import { startBrowserWorld, untilPainted } from './browser-world.ts';
import { median } from './statistics.ts';

const AMOUNTS: Record<Size, { posts: number; screens: number; returns: number }> = {
  full: { posts: 1_000, screens: 60, returns: 9 },
  smoke: { posts: 30, screens: 2, returns: 1 },
};

/** Scrolls by a twelfth of a screen a frame; returns the share of frames in time, and how much the layout shifted. */
const scroll = async (screens: number) => {
  let shift = 0;
  const watch = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
  });
  watch.observe({ type: 'layout-shift', buffered: false });
  scrollTo({ top: 0, behavior: 'instant' });
  const frames: number[] = [];
  let last = performance.now();
  for (let step = 0; step < screens * 12; step += 1) {
    scrollBy({ top: innerHeight / 12, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    frames.push(performance.now() - last);
    last = performance.now();
  }
  watch.disconnect();
  // A frame is in time up to half of the next one's: the clock of frames jitters.
  return { inTime: frames.filter((frame) => frame < 25).length / frames.length, shift };
};

const measure = async (size: Size): Promise<Row[]> => {
  const { posts, screens, returns } = AMOUNTS[size];
  const world = await startBrowserWorld(size);
  try {
    const { page, context } = world;
    await serveLongLists(context, posts);
    await page.goto(world.address('/home/recommend'));
    await scrollUntil(page, 'article', posts);
    const nodes = await nodesOf(page);
    const { inTime, shift } = await page.evaluate(scroll, screens);
    const times: number[] = [];
    for (let turn = 0; turn < returns; turn += 1) {
      const top = await page.evaluate(() => scrollY);
      await page.evaluate(() => document.querySelector<HTMLElement>('article a[href^="/posts/"]')?.click());
      await page.waitForURL(/\/posts\//);
      times.push(await untilPainted(page, 'back', { shows: 'article header', top }));
    }
    return [
      { what: `nodes with ${posts} posts`, value: nodes, unit: '', goal: { most: 2_500 } },
      { what: 'frames in time', value: round(inTime * 100, 1), unit: '%', goal: { least: 98 } },
      { what: 'layout shift', value: round(shift, 3), unit: '', goal: { most: 0.02 } },
      { what: 'back to the pixel', value: round(median(times)), unit: 'ms', goal: { most: 100 } },
    ];
  } finally {
    await world.stop();
  }
};

/** A feed of a thousand posts. */
export const feed: Bench = { name: 'feed', goal: 'G5', run: measure };
