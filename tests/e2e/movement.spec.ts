import { dragFinger } from './support/finger.ts';
import { comesToRest, openFeed, openPost } from './support/posts.ts';
import { expect, test } from './support/test.ts';
import { startOf } from './support/visitor.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a sheet sinks before it goes, whatever its owner does then', async ({ page, t }) => {
  await page.addInitScript(() => {
    addEventListener('animationend', ({ target }) => {
      const isSheet = (target as Element).matches('[role="dialog"][data-state="closed"]');
      if (isSheet) document.documentElement.dataset['sunk'] = 'true';
    });
  });
  await page.goto('/login/phone');
  await page.getByRole('button', { name: startOf(t, 'country.chosen') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await comesToRest(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('html[data-sunk]')).toBeAttached();
});

test('without movement tabs and sheets fade', async ({ page, t }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    const note = (what: string) => {
      const { dataset } = document.documentElement;
      dataset['seen'] = `${dataset['seen'] ?? ''} ${what}`;
    };
    Element.prototype.animate = function (frames, options) {
      note(JSON.stringify(frames).includes('transform') ? 'moves' : 'fades');
      return animate.call(this, frames, options);
    };
    addEventListener('animationstart', ({ animationName }) => note(animationName));
  });
  const seen = () => page.evaluate(() => document.documentElement.dataset['seen'] ?? '');
  const forget = () => page.evaluate(() => delete document.documentElement.dataset['seen']);
  await openFeed(page, t);
  await forget();
  await dragFinger(page, [320, 400], [60, 405]);
  await expect(page).toHaveURL('/home/follow');
  await comesToRest(page);
  expect(await seen()).toContain('fades');
  expect(await seen()).not.toContain('moves');
  await page.goto('/home/recommend');
  await openPost(page);
  await page.getByRole('button', { name: new RegExp(`^${t('post.comment').split('{')[0]}`) }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await comesToRest(page);
  await forget();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await seen()).toContain('vanish');
});

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

  test('the wheel turns a post; pictures of the gallery and of cards grow into their post and back', async ({
    page,
    t,
  }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        void transition.ready.then(() => {
          const grown = document
            .getAnimations()
            .some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.includes('opened-post'));
          document.documentElement.dataset['grown'] = String(grown);
        });
        return transition;
      };
    });
    const grown = page.locator('html[data-grown="true"]');
    const forget = () => page.evaluate(() => delete document.documentElement.dataset['grown']);
    await page.goto('/home/gallery');
    const tile = page.locator('main article a').first();
    await tile.click();
    await expect(grown).toBeAttached();
    await expect(page.locator('[data-stage]')).toBeVisible();
    await comesToRest(page);
    const first = page.url();
    await page.mouse.move(400, 400);
    await page.mouse.wheel(0, 120);
    await expect(page).not.toHaveURL(first);
    await page.goBack();
    await expect(tile).toBeVisible();
    await tile.click();
    await expect(page).toHaveURL(first);
    await forget();
    await page.keyboard.press('Escape');
    await expect(grown).toBeAttached();
    await expect(page).toHaveURL('/home/gallery');
    await page.getByRole('link', { name: t('feed.tabs.recommend') }).click();
    // The words of a card lead there as well as its clip.
    for (const place of ['a[href^="/posts/"]', 'video']) {
      await forget();
      await page.locator(`main article ${place}`).first().click();
      await expect(grown).toBeAttached();
      await expect(page.locator('[data-stage]')).toBeVisible();
      await comesToRest(page);
      await forget();
      await page.keyboard.press('Escape');
      await expect(grown).toBeAttached();
      await expect(page).toHaveURL('/home/recommend');
    }
  });
});
