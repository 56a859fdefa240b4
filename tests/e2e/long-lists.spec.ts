import type { Page } from '@playwright/test';
import { serveLongLists } from '../support/long-feed.ts';
import { nodesOf, scrollUntil } from '../support/scrolling.ts';
import { expect, test } from './support/test.ts';

const POSTS = 1_000;
// The boxes of what is far count, too.
const MOST_NODES = 2_500;

const LISTS = [
  { path: '/home/recommend', rows: 'article' },
  { path: '/home/gallery', rows: 'article' },
  { path: '/home/chart', rows: 'main ol > li' },
];

for (const { path, rows } of LISTS) {
  test(`${path} with 1,000 posts stays small`, async ({ page, context }) => {
    await serveLongLists(context, POSTS);
    await page.goto(path);
    await scrollUntil(page, rows, POSTS);
    await expect.poll(() => nodesOf(page)).toBeLessThanOrEqual(MOST_NODES);
  });
}

/** The row at the upper edge of the screen: which it is, and where it stands. */
const rowInView = (page: Page, rows: string) =>
  page.evaluate((selector) => {
    const found = [...document.querySelectorAll(selector)].findIndex(
      (row) => row.getBoundingClientRect().bottom > 120,
    );
    const row = document.querySelectorAll(selector)[found];
    return { found, top: row?.getBoundingClientRect().top ?? Number.NaN };
  }, rows);

for (const { path, rows } of LISTS) {
  test(`${path} is where it was, to the pixel, after jumps to posts that were never drawn`, async ({
    page,
    context,
  }) => {
    await serveLongLists(context, 300);
    await page.goto(path);
    await scrollUntil(page, rows, 300);
    for (const share of [0.3, 0.9, 0.6]) {
      await page.evaluate(
        (part) => scrollTo({ top: part * document.documentElement.scrollHeight, behavior: 'instant' }),
        share,
      );
      const settled = () =>
        page.evaluate(
          () =>
            new Promise<number>((resolve) => requestIdleCallback(() => resolve(scrollY), { timeout: 2_000 })),
        );
      // At rest: neither the page nor the row that is read moves any more, for what is near is drawn bit by bit.
      let last = '';
      await expect
        .poll(async () => {
          const before = last;
          last = JSON.stringify([await settled(), await rowInView(page, rows)]);
          return last === before;
        })
        .toBe(true);
      const before = await rowInView(page, rows);
      await page.evaluate((selector) => {
        const link = [...document.querySelectorAll<HTMLElement>(`${selector} a[href^="/posts/"]`)].find(
          (each) => {
            const { top, bottom } = each.getBoundingClientRect();
            return bottom > 0 && top < innerHeight;
          },
        );
        link?.click();
      }, rows);
      await expect(page).toHaveURL(/\/posts\//);
      await page.goBack();
      await expect(page).toHaveURL(path);
      // Also once what is near has been drawn.
      for (let turn = 0; turn < 3; turn += 1) {
        const { found, top } = await rowInView(page, rows);
        expect(found).toBe(before.found);
        expect(Math.abs(top - before.top)).toBeLessThanOrEqual(1);
        await settled();
      }
    }
  });
}
