import type { BrowserContext, Page } from '@playwright/test';
import { register } from './support/api.ts';
import { expect, test } from './support/test.ts';

/** As a browser in which somebody has logged in, and which has opened nothing yet. */
const rememberLogin = async (page: Page, access: string, baseURL: string): Promise<void> => {
  await page.context().addCookies([{ name: 'prefs', value: 'u%3D1', url: baseURL }]);
  await page.addInitScript((access_token) => {
    const tokens = { access_token, refresh_token: access_token, login: 'offline' };
    localStorage.setItem('lv.tokens.2', JSON.stringify(tokens));
  }, access);
};

/** Nothing is fetched ahead then: on a slow machine the code of a place would be here before the line is cut. */
const saveData = (context: BrowserContext) =>
  context.addInitScript(() =>
    Object.defineProperty(Object.getPrototypeOf(navigator), 'connection', {
      value: { saveData: true },
      configurable: true,
    }),
  );

const PLACES = [
  { tab: 'feed.tabs.gallery', path: '/home/gallery', sign: 'article img' },
  { tab: 'feed.tabs.chart', path: '/home/chart', sign: 'main ol a' },
  { tab: 'nav.discover', path: '/discover', sign: 'main h1' },
  { tab: 'nav.chat', path: '/chat', sign: 'input[type=search]', account: true },
  { tab: 'nav.me', path: '/my-page', sign: 'main h2', account: true },
] as const;

for (const place of PLACES) {
  test(`without a connection ${place.path} keeps its bars, says so, and heals by itself`, async ({
    page,
    context,
    request,
    baseURL,
    t,
  }) => {
    if ('account' in place) {
      const person = await register(request, 'Away From Net');
      await rememberLogin(page, person.access, baseURL ?? '');
    }
    await saveData(context);
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    const bars = page.getByRole('navigation', { name: t('nav.label') }).filter({ visible: true });
    const strip = page.getByText(t('app.connection.none'), { exact: true });
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(strip).toBeVisible();
    await page
      .getByRole('link', { name: t(place.tab), exact: true })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`${place.path}$`));
    await expect(bars.first()).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasNotText: t('app.crash.title') })).toBeVisible();
    await context.setOffline(false);
    await expect(page.locator(place.sign).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(strip).toBeHidden();
  });
}

test('without a connection the menu of a post does not open, says why, and the feed stays', async ({
  page,
  context,
  t,
}) => {
  await page.route(/OpenPostMenu/, (route) => route.abort());
  await page.goto('/');
  const post = page.getByRole('article').first();
  await expect(post).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const more = post.getByRole('button', { name: t('post.more'), exact: true });
  await more.click();
  await expect(page.getByText(t('error.no_connection'), { exact: true })).toBeVisible();
  await expect(post).toBeVisible();
  await page.unroute(/OpenPostMenu/);
  await context.setOffline(false);
  await more.click();
  await expect(page.getByRole('menu')).toBeVisible();
});

test('the styles of a page that opened without a connection come with its code', async ({
  page,
  context,
  t,
}) => {
  await saveData(context);
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const gallery = page.getByRole('link', { name: t('feed.tabs.gallery'), exact: true });
  await gallery.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator('article img').first()).toBeVisible();
  const missing = await page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
        ({ sheet, disabled }) => !sheet && !disabled,
      ).length,
  );
  expect(missing).toBe(0);
  expect(await page.evaluate(() => document.querySelectorAll('link[href*="/pages-"]').length)).toBe(1);
});

test.describe('code of the main places', () => {
  const scripts = (page: Page): string[] => {
    const seen: string[] = [];
    page.on('request', (sent) => sent.resourceType() === 'script' && seen.push(sent.url()));
    return seen;
  };

  test('is fetched after the first touch, before anything is opened', async ({ page }) => {
    const seen = scripts(page);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(seen.filter((url) => url.includes('GalleryGrid'))).toEqual([]);
    await page.mouse.click(5, 400);
    await expect.poll(() => seen.some((url) => url.includes('GalleryGrid'))).toBe(true);
    await expect.poll(() => seen.some((url) => url.includes('GalleryPage'))).toBe(true);
  });

  test('is not fetched for who saves data', async ({ page, context, t }) => {
    await saveData(context);
    const seen = scripts(page);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await page.mouse.click(5, 400);
    // What is asked for on purpose comes: by then what comes ahead would have come.
    await page.getByRole('link', { name: t('feed.tabs.chart'), exact: true }).click();
    await expect(page.locator('main ol a').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(seen.filter((url) => /GalleryGrid|PostScreen|GalleryPage/.test(url))).toEqual([]);
  });
});
