import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const DESKTOP = { width: 1440, height: 900 };
const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error('nothing there');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

test('the gallery has as many columns as its width has room for', async ({ page }) => {
  const tiles = page.getByRole('main').getByRole('article');
  const lefts = () =>
    tiles.evaluateAll((all) => all.map((tile) => Math.round(tile.getBoundingClientRect().left)));
  for (const [width, columns] of [
    [320, 2],
    [820, 3],
    [1280, 4],
    [1440, 5],
    [1920, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/home/gallery');
    await expect.poll(async () => new Set(await lefts()).size, `${width} px`).toBe(columns);
  }
});

test('the gallery goes on in other columns when the window changes', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/home/gallery');
  const tiles = page.locator('main article a');
  await expect(tiles.nth(5)).toBeVisible();
  await expect(tiles.first()).toHaveAccessibleName(/个赞$/);
  for (const [width, columns] of [
    [820, 3],
    [1920, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const inView = () =>
      tiles.evaluateAll((all) => {
        const boxes = all.map((tile) => tile.getBoundingClientRect());
        const seen = boxes.filter(({ top, bottom }) => bottom > 100 && top < innerHeight);
        return new Set(seen.map(({ left }) => Math.round(left))).size;
      });
    await expect.poll(inView).toBe(columns);
  }
});

test('a tall clip leaves its actions on the screen', async ({ page, t }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/home/recommend');
  const card = page
    .getByRole('article')
    .filter({ has: page.locator('video') })
    .first();
  await card.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 60));
  const like = card.getByRole('button', { name: new RegExp(`^${t('post.like').split('{')[0]}`) });
  expect((await boxOf(like)).bottom).toBeLessThan(DESKTOP.height);
});

test('behind a picture its backdrop fills the stage from edge to edge', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/home/gallery');
  await page.locator('main article a').first().click();
  await expect(page).toHaveURL(/\/posts\//);
  const bare = () =>
    page.locator('[data-stage]').evaluate((stage) => {
      const [whole, backdrop] = [stage, stage.querySelector('[data-backdrop]') ?? stage].map((element) =>
        element.getBoundingClientRect(),
      );
      return whole && backdrop && Math.max(backdrop.left - whole.left, whole.right - backdrop.right);
    });
  // It reaches over both edges: less than nothing is left bare.
  await expect.poll(bare).toBeLessThan(0);
});

test('an empty list stands in the middle of what the page leaves it', async ({ page, t }) => {
  for (const size of [DESKTOP, { width: 390, height: 844 }]) {
    await page.setViewportSize(size);
    await page.goto('/home/follow');
    const [title, main] = [
      await boxOf(page.getByText(t('feed.follow.guest.title'))),
      await boxOf(page.getByRole('main')),
    ];
    expect(main.bottom).toBeGreaterThan(size.height * 0.85);
    expect(Math.abs(title.y + title.height / 2 - size.height / 2)).toBeLessThan(size.height * 0.12);
  }
});

test('on the narrowest phone the last tab comes into view when it is the current one', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${baseURL?.replace('aurora', 'saffron')}/home/chart`);
  const tab = page.locator('nav a[aria-current="page"][href="/home/chart"]');
  await expect(tab).toBeVisible();
  const list = tab.locator('xpath=..');
  await expect.poll(async () => (await boxOf(tab)).right <= (await boxOf(list)).right).toBe(true);
  // The brand's own typeface is wider than what stands in for it.
  await expect(async () => {
    await list.evaluate((element) => element.scrollTo(0, 0));
    expect((await boxOf(tab)).right).toBeGreaterThan((await boxOf(list)).right);
  }).toPass();
  expect(await list.evaluate((element) => getComputedStyle(element).maskImage)).toContain('linear-gradient');
  await list.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
  const first = page.locator('nav:has(> a[href="/home/chart"]) > a').first();
  await first.dispatchEvent('click');
  await expect(first).toHaveAttribute('aria-current', 'page');
  await expect.poll(async () => (await boxOf(first)).x >= 0).toBe(true);
});

test('the chart has a day and a week, with places', async ({ page, t }) => {
  await page.goto('/home/chart');
  const rows = page.locator('main ol > li');
  await expect(rows.first()).toContainText(t('feed.chart.rank', { rank: 1 }));
  const week = page.waitForRequest(/range=7d/);
  await page.getByText(t('feed.chart.week'), { exact: true }).click();
  await week;
  await expect(page).toHaveURL('/home/chart?range=7d');
  await expect(rows.first()).toContainText(t('feed.chart.same'));
});

test('a post’s menu copies its link, and asks a guest to log in for what needs an account', async ({
  page,
  context,
  t,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/home/recommend');
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: t('post.more'), exact: true }).click();
  await page.getByRole('menuitem', { name: t('post.more.copy') }).click();
  await expect(page.getByText(t('post.share.copied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/posts\/\w+$/);
  await expect(page.getByRole('menu')).toHaveCount(0);
  await card.getByRole('button', { name: t('post.more'), exact: true }).click();
  await page.getByRole('menuitem', { name: t('post.more.collect') }).click();
  await expect(page.getByRole('dialog', { name: t('login.title') })).toBeVisible();
});

test('what just happened is said over the foot of a stage, not on it', async ({ page, context, t }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/home/gallery');
  await page.locator('main article a').first().click();
  const say = page.getByRole('button', { name: t('comments.placeholder') });
  await expect(say).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${t('post.share').split('{')[0]}`) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('post.more.copy') })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const toast = page.getByText(t('post.share.copied'));
  await expect(toast).toBeVisible();
  expect((await boxOf(toast)).bottom).toBeLessThan((await boxOf(say)).y);
});

test('replies open under their comment: as many are shown as are counted', async ({ page, request }) => {
  const feed = await request.get('/social/api/guest/recommend/public');
  const { result } = await feed.json();
  const posts: { id: string; counts: { comment: number } }[] = result.list;
  for (const { id, counts } of posts) {
    const comments = (await (await request.get(`/social/api/guest/posts/${id}/comment`)).json()).result.list;
    if (!comments.some(({ reply_count }: { reply_count: number }) => reply_count > 0)) continue;
    await page.setViewportSize(DESKTOP);
    await page.goto(`/posts/${id}`);
    const list = page.locator('aside');
    const opener = list.getByRole('button', { name: /条回复$/, expanded: false });
    await expect(opener.first()).toBeVisible();
    while ((await opener.count()) > 0) {
      await opener.first().click();
      await expect(page.locator(':focus')).toHaveAttribute('aria-expanded', 'true');
    }
    await expect(list.locator('li:not(:has(li)):has(p)')).toHaveCount(counts.comment);
    return;
  }
  throw new Error('the demo has no reply on its first page');
});

/** Rows that were never drawn are measured as they come, and those in sight stay where they are: the place follows. */
const restingPlace = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let [last, rested] = [scrollY, 0];
        const look = () => {
          rested = scrollY === last ? rested + 1 : 0;
          last = scrollY;
          if (rested === 20) resolve(last);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

test('each tab of the home page has a list and a place of its own', { tag: '@sizes' }, async ({
  page,
  t,
}) => {
  const tab = (id: string) => page.getByRole('link', { name: t(id), exact: true });
  const isSeen = (of: string) =>
    page.evaluate((rows) => {
      const seen = [...document.querySelectorAll(rows)].find((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top < innerHeight / 2 && bottom > innerHeight / 2;
      });
      return seen?.querySelector('a[href^="/posts/"]')?.getAttribute('href');
    }, of);
  const tabs = [
    { id: 'feed.tabs.recommend', rows: 'main article', down: 2500 },
    { id: 'feed.tabs.gallery', rows: 'main article', down: 900 },
    { id: 'feed.tabs.chart', rows: 'main ol > li', down: 300 },
  ];
  await page.goto('/home/recommend');
  const left: { id: string; rows: string; y: number; post: string | null | undefined }[] = [];
  for (const { id, rows, down } of tabs) {
    await tab(id).click();
    await expect(tab(id)).toHaveAttribute('aria-current', 'page');
    await expect(page.locator(rows).first()).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), down);
    await expect.poll(() => isSeen(rows)).toBeTruthy();
    left.push({ id, rows, y: await restingPlace(page), post: await isSeen(rows) });
  }
  for (const { id, rows, y, post } of left) {
    await tab(id).click();
    await expect(tab(id)).toHaveAttribute('aria-current', 'page');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(y);
    await expect.poll(() => isSeen(rows)).toBe(post);
  }
});
