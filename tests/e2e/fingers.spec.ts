import type { Page } from '@playwright/test';
import { call, register } from './support/api.ts';
import { dragFinger } from './support/finger.ts';
import { expect, test } from './support/test.ts';
import { startOf, type Text } from './support/visitor.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Opens a feed and waits until it follows fingers: their code loads with the first of them. */
const openFeed = async (page: Page, t: Text) => {
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
const comesToRest = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => document.getAnimations().some(({ playState }) => playState === 'running')),
    )
    .toBe(false);

const openPost = async (page: Page) => {
  await page.getByRole('article').first().locator('a[href^="/posts/"]').last().click();
  await expect(page.locator('[data-stage]')).toBeVisible();
  return page.url();
};

/** To the next post. A key that comes before the code of the page, or of the post it shows, is nobody's. */
const pressDown = async (page: Page) => {
  const { href } = new URL(page.url());
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(page).not.toHaveURL(href, { timeout: 500 });
  }).toPass();
};

test('a finger sideways turns the tabs, one by one, and springs back at the first', async ({ page, t }) => {
  await openFeed(page, t);
  // What is turned to stands beside the finger.
  await dragFinger(page, [320, 400], [60, 405], async () => {
    const { left = 0, words } = await page.evaluate(() => {
      const neighbour = document.querySelector('main [inert]');
      return { left: neighbour?.getBoundingClientRect().left, words: neighbour?.textContent };
    });
    expect(left).toBeGreaterThan(90);
    expect(left).toBeLessThan(180);
    expect(words).toContain(t('feed.follow.guest.title'));
  });
  await expect(page).toHaveURL('/home/follow');
  await expect(page.locator('main [inert]')).toHaveCount(0);
  // A guest has no list there that could be pulled.
  await expect(page.getByRole('button', { name: t('feed.refresh') })).not.toBeAttached();
  await dragFinger(page, [60, 400], [320, 405]);
  await expect(page).toHaveURL('/home/recommend');
  await dragFinger(page, [60, 400], [320, 405]);
  await expect(page).toHaveURL('/home/recommend');
  await expect
    .poll(() =>
      page
        .getByRole('article')
        .first()
        .evaluate((card) => card.getBoundingClientRect().left),
    )
    .toBeLessThan(40);
  expect(await page.evaluate(() => scrollX)).toBe(0);
});

test('a feed pulled down from its top is asked for anew', async ({ page, t }) => {
  await openFeed(page, t);
  const asked = page.waitForRequest(/guest\/recommend\/public/);
  await dragFinger(page, [200, 200], [204, 560]);
  await asked;
  await expect
    .poll(() =>
      page
        .getByRole('article')
        .first()
        .evaluate((card) => card.getBoundingClientRect().top),
    )
    .toBeLessThan(80);
});

test('Home tapped again goes to the top and asks anew', async ({ page, t }) => {
  await page.goto('/home/recommend');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 700));
  const asked = page.waitForRequest(/guest\/recommend\/public/);
  await page
    .getByRole('navigation', { name: t('nav.label') })
    .getByRole('link', { name: t('nav.home') })
    .click();
  await asked;
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a post follows the finger to the next one and back', async ({ page }) => {
  await page.goto('/home/recommend');
  const first = await openPost(page);
  await dragFinger(page, [180, 560], [184, 160]);
  await expect(page).not.toHaveURL(first);
  await expect(page.locator('[data-stage]')).toBeVisible();
  await dragFinger(page, [180, 200], [184, 600]);
  await expect(page).toHaveURL(first);
});

test('two taps on a post leave a heart, and ask a guest to log in for the like', async ({ page, t }) => {
  await page.goto('/home/recommend');
  await openPost(page);
  // The stage stands before its code: what can be done with the post comes with that.
  await expect(page.getByRole('button', { name: t('comments.placeholder') })).toBeVisible();
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      if (document.querySelector('[data-heart]')) document.documentElement.dataset['wasLiked'] = '';
    });
    seen.observe(document.body, { childList: true, subtree: true });
  });
  await page.locator('[data-stage]').dblclick({ position: { x: 150, y: 300 } });
  await expect(page.locator('[data-was-liked]')).toBeAttached();
  await expect(page.getByRole('dialog', { name: t('login.title') })).toBeVisible();
});

test('the comments are pulled down and away by their head', async ({ page, t }) => {
  await page.goto('/home/recommend');
  await openPost(page);
  await page.getByRole('button', { name: new RegExp(`^${t('post.comment').split('{')[0]}`) }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await comesToRest(page);
  const { y } = (await sheet.boundingBox()) ?? { y: 0 };
  await dragFinger(page, [180, y + 20], [180, y + 40]);
  await expect(sheet).toBeVisible();
  await comesToRest(page);
  await sheet.evaluate((element) => {
    const tops: number[] = [];
    const note = () => {
      if (!element.isConnected) return;
      tops.push(Math.min(innerHeight, element.getBoundingClientRect().top));
      document.documentElement.dataset['rises'] = String(
        tops.some((top, at) => top < (tops[at - 1] ?? 0) - 2),
      );
      requestAnimationFrame(note);
    };
    note();
  });
  await dragFinger(page, [180, y + 20], [180, y + 420]);
  await expect(sheet).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-rises', 'false');
});

test('a post of words is turned by a finger too, at the ends of its page', async ({ page, request, t }) => {
  const feed = await request.get('/social/api/guest/recommend/public');
  const posts: { id: string; media: unknown[] }[] = (await feed.json()).result.list;
  const at = posts.findIndex(({ media }, index) => index > 0 && media.length === 0);
  const [previous, words, next] = posts.slice(at - 1, at + 2).map(({ id }) => `/posts/${id}`);
  await page.goto('/home/recommend');
  await openPost(page);
  for (let step = 0; step < at; step += 1) await pressDown(page);
  await expect(page).toHaveURL(words ?? '');
  await expect(page.getByRole('region', { name: t('comments.heading') })).toBeVisible();
  await comesToRest(page);
  await dragFinger(page, [180, 300], [184, 640]);
  await expect(page).toHaveURL(previous ?? '');
  await pressDown(page);
  await expect(page).toHaveURL(words ?? '');
  await expect(page.getByRole('region', { name: t('comments.heading') })).toBeVisible();
  await comesToRest(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await dragFinger(page, [180, 640], [184, 200]);
  await expect(page).toHaveURL(next ?? '');
});

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

test('a message that is dragged aside is replied to; one that is dragged up scrolls', async ({
  page,
  request,
  t,
  signsIn,
}) => {
  const ann = await register(request, 'Ann Drags');
  const bob = await register(request, 'Bob Said');
  const { id } = (
    await (
      await request.get('/api/v1/users/me', { headers: { authorization: `Bearer ${ann.access}` } })
    ).json()
  ).result;
  const group = await call(request, '/api/v1/groups/direct', { contact_id: id }, bob.access);
  const said = { group_id: group.id, cid: 'said', type: 'text', text: 'shall we meet at the old gate' };
  await call(request, '/api/v1/messages', said, bob.access);
  await signsIn(page, ann);
  await page.goto(`/room/${group.id}`);
  const words = page.getByRole('log').getByText(said.text);
  await expect(words).toBeVisible();
  const bar = page.getByText(t('room.reply.to', { name: 'Bob Said' }));
  const { x, y, width, height } = (await words.boundingBox())!;
  const [right, middle] = [x + width - 8, y + height / 2] as const;
  await dragFinger(page, [right, middle], [right - 20, middle - 160]);
  await dragFinger(page, [right, middle], [right - 30, middle]);
  await expect(bar).toHaveCount(0);
  // The code of what is done with messages comes after they are shown.
  await expect(async () => {
    await dragFinger(page, [right, middle], [right - 160, middle + 4]);
    await expect(bar).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole('textbox', { name: t('room.write') })).toBeFocused();
  await comesToRest(page);
  expect((await words.boundingBox())?.x).toBeCloseTo(x, 0);
});
