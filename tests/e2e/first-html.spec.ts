import type { Post } from '@livery/contract';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

test('the first HTML shows the first post, its picture and all bars', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  const post = page.getByRole('article').first();
  await expect(post.getByRole('heading')).toBeVisible();
  await expect(post.locator('header img')).toBeVisible();
  const media = await post.locator('video, img[fetchpriority=high]').first().boundingBox();
  expect(media?.width).toBeGreaterThan(300);
  expect(media?.height).toBeGreaterThan(150);
  await expect(page.getByRole('navigation').first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the feed leads to posts', async ({ page, t }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: t('feed.tabs.recommend'), level: 1 })).toBeVisible();
    const link = page.getByRole('article').first().getByRole('link');
    await expect(link.locator('img')).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(/\/posts\/\w+$/);
  });

  test('a link to a post shows it whole, and one that leads nowhere says so', async ({
    page,
    request,
    t,
  }) => {
    const answer = await request.get('/social/api/guest/recommend/public');
    const list: Post[] = (await answer.json()).result.list;
    const talked = list.find(({ counts, media }) => counts.comment > 0 && media.length > 0);
    if (!talked) throw new Error('no post of the first page has a picture and comments');
    expect((await page.goto(`/posts/${talked.id}`))?.status()).toBe(200);
    const article = page.locator('article').filter({ visible: true });
    await expect(article).toHaveCount(1);
    await expect(article).toContainText(talked.author.nickname);
    await expect(article.locator('img[fetchpriority=high], video[controls]').first()).toBeVisible();
    await expect(
      page
        .getByRole('region', { name: t('comments.heading') })
        .getByRole('listitem')
        .first(),
    ).toBeVisible();
    expect((await page.goto('/posts/nowhere'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: t('post.gone.title') })).toBeVisible();
    await page.getByRole('link', { name: t('post.gone.action') }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('the first HTML of a post shows its still over the stage, and its words', async ({ page, request }) => {
  const answer = await request.get('/social/api/guest/recommend/public?type=gallery');
  const { list } = (await answer.json()).result;
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`/posts/${list[0].id}`);
  const still = page.locator('main img[fetchpriority=high]').first();
  await expect(still).toBeVisible();
  expect((await still.boundingBox())?.height).toBeGreaterThan(300);
  await expect(page.getByText(list[0].author.nickname).filter({ visible: true }).first()).toBeVisible();
});

test('the application takes the first post over where it stands', async ({ page }) => {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; sources: { node: Element | null }[] };
    const shifts: { value: number; moved: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        shifts.push({
          value,
          moved: sources.map(({ node }) => `${node?.outerHTML?.slice(0, 200)}`).join('\n'),
        });
    }).observe({ type: 'layout-shift', buffered: true });
    addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { drawn: document.querySelector('article') }),
    );
  });
  await page.goto('/');
  // The place is the running application's: the first HTML has none.
  await expect(page).toHaveURL(/\/home\/recommend$/);
  const follow = page.getByRole('article').first().getByRole('button').first();
  await page.waitForLoadState('networkidle');
  // Before anybody touches it: what a dialog moves as it comes is not of the taking over.
  const shifts = await page.evaluate(
    () => (window as unknown as { shifts: { value: number; moved: string }[] }).shifts,
  );
  expect(
    shifts.reduce((sum, { value }) => sum + value, 0),
    shifts.map(({ moved }) => moved).join('\n'),
  ).toBeLessThan(0.02);
  await follow.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const isSame = await page.evaluate(() => {
    const { drawn } = window as unknown as { drawn: Element | null };
    return drawn !== null && drawn === document.querySelector('article');
  });
  expect(isSame).toBe(true);
});

const PATHS = [
  '/',
  '/home/follow',
  '/home/gallery',
  '/chart',
  '/chat',
  '/room/1',
  '/my-page',
  '/profile',
  '/guest-page/1',
  '/search',
  '/posts/1',
  '/login',
  '/register',
  '/nowhere',
];

/** React has laid its hands on what the server drew, and has nothing left to do: what it drew anew, it has reported. */
const isTakenOver = async (page: Page) => {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
};

for (const [who, prefs] of [
  ['a guest', undefined],
  ['somebody who was signed in', 'l=en&s=dark&u=1'],
] as const) {
  test(`every path is taken over without drawing anew: ${who}`, async ({ page, context, baseURL }) => {
    const value = prefs && encodeURIComponent(prefs);
    if (value) await context.addCookies([{ name: 'prefs', value, url: baseURL ?? '' }]);
    for (const path of PATHS) {
      await page.goto(path);
      await isTakenOver(page);
    }
  });
}

test('the styles of all pages change nothing of the first screen', async ({ page, t }) => {
  // What the screen shows: below it more posts may have been drawn meanwhile.
  const boxes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('nav, nav *, header *, article footer *')].flatMap((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        if (y >= innerHeight) return [];
        const { color, backgroundColor, fontSize, fontWeight, display } = getComputedStyle(element);
        return [
          element.tagName,
          x,
          y,
          width,
          height,
          color,
          backgroundColor,
          fontSize,
          fontWeight,
          display,
        ].join();
      }),
    );
  const sheets = () => page.evaluate(() => document.styleSheets.length);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const [before, count] = [await boxes(), await sheets()];
  await page.getByRole('link', { name: t('feed.tabs.gallery'), exact: true }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await sheets()).toBeGreaterThan(count);
  await page.getByRole('link', { name: t('feed.tabs.recommend'), exact: true }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.mouse.move(0, 0);
  await expect.poll(boxes).toEqual(before);
});
