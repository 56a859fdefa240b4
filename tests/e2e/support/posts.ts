import type { Page } from '@playwright/test';
import { dragFinger } from './finger.ts';
import { expect } from './test.ts';
import type { Text } from './visitor.ts';

/** Opens a feed and waits until it follows fingers: their code loads with the first of them. */
export const openFeed = async (page: Page, t: Text) => {
  await page.goto('/home/recommend');
  await expect(page.getByRole('article').first()).toBeVisible();
  await dragFinger(page, [200, 600], [200, 560]);
  await expect(page.getByRole('button', { name: t('feed.refresh') })).toBeAttached();
  // What is left of the first finger's scroll runs out: it may go on for frames after the top was reached.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        scrollTo(0, 0);
        let furthest = 0;
        for (let frame = 0; frame < 10; frame += 1) {
          await new Promise(requestAnimationFrame);
          furthest = Math.max(furthest, scrollY);
        }
        return furthest;
      }),
    )
    .toBe(0);
};

/** Nothing moves any more. */
export const comesToRest = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => document.getAnimations().some(({ playState }) => playState === 'running')),
    )
    .toBe(false);

/** The first one of the feed that is shown, by its words; returns its address. */
export const openPost = async (page: Page) => {
  await page.getByRole('article').first().locator('a[href^="/posts/"]').first().click();
  await expect(page.locator('[data-stage]')).toBeVisible();
  return page.url();
};

/** To the next post. A key that comes before the code of the page, or of the post it shows, is nobody's: only then it is pressed again. */
export const pressDown = async (page: Page) => {
  const { href } = new URL(page.url());
  const isHeard = async () => {
    const heard = await page.evaluateHandle(() => {
      const key = { isHeard: false };
      // After all that hear it.
      const note = (event: KeyboardEvent) => setTimeout(() => (key.isHeard = event.defaultPrevented));
      addEventListener('keydown', note, { once: true });
      return key;
    });
    await page.keyboard.press('ArrowDown');
    // Asked in a task of its own: behind that of the key.
    return heard.evaluate((key) => new Promise<boolean>((done) => setTimeout(() => done(key.isHeard))));
  };
  await expect.poll(isHeard).toBe(true);
  await expect(page).not.toHaveURL(href);
};
