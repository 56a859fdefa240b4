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
    test.setTimeout(120_000);
    await serveLongLists(context, POSTS);
    await page.goto(path);
    await scrollUntil(page, rows, POSTS);
    await expect.poll(() => nodesOf(page)).toBeLessThanOrEqual(MOST_NODES);
  });
}
