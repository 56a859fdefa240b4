import { call, register } from './support/api.ts';
import { dragFinger, restFinger, tapTwice } from './support/finger.ts';
import { comesToRest, openFeed, openPost, pressDown } from './support/posts.ts';
import { stored } from './support/stored.ts';
import { expect, test } from './support/test.ts';
import { startOf } from './support/visitor.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

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

test('a finger on a clip likes by two taps, plays it twice as fast while it rests at a side, and opens its menu in the middle', async ({
  page,
  request,
  t,
  signsIn,
}) => {
  await signsIn(page, await register(request, 'Ann Holds'));
  const feed = await request.get('/social/api/guest/recommend/public');
  const posts: { id: string; media: { duration?: number }[] }[] = (await feed.json()).result.list;
  const clip = posts.find(({ media }) => media[0]?.duration !== undefined);
  await page.goto(`/posts/${clip?.id}`);
  const like = page.getByRole('button', { name: startOf(t, 'post.like') });
  const video = page.locator('[data-stage] video');
  // The stage stands before its code: what can be done with the post comes with that.
  await expect(page.getByRole('button', { name: t('comments.placeholder') })).toBeVisible();
  const rate = () => video.evaluate(({ playbackRate }: HTMLVideoElement) => playbackRate);
  const isPlaying = () => video.evaluate(({ paused }: HTMLVideoElement) => !paused);
  await expect.poll(isPlaying).toBe(true);

  await restFinger(page, [30, 360], async () => {
    await expect(page.getByText(t('post.fast'), { exact: true })).toBeVisible();
    expect(await rate()).toBe(2);
  });
  await expect(page.getByText(t('post.fast'), { exact: true })).toHaveCount(0);
  expect(await rate()).toBe(1);
  // What a finger has rested on is not tapped.
  expect(await isPlaying()).toBe(true);

  const menu = page.getByRole('menu');
  await restFinger(page, [195, 360], () => expect(menu).toBeVisible());
  await expect(menu.getByRole('menuitem', { name: t('post.more.send'), exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  expect(await isPlaying()).toBe(true);

  await expect(like).toHaveAttribute('aria-pressed', 'false');
  const liked = stored(page, /\/like$/);
  await tapTwice(page, [195, 360]);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await liked;
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
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

test('a post of words is turned by a finger too, at the ends of its page', async ({ page, t }) => {
  await page.goto('/home/recommend');
  // In the order of this page: another one may have another.
  const boot = JSON.parse((await page.locator('#boot').textContent()) ?? '');
  const posts: { id: string; media: unknown[] }[] = boot.feed.list;
  const at = posts.findIndex(({ media }, index) => index > 0 && media.length === 0);
  const [previous, words, next] = posts.slice(at - 1, at + 2).map(({ id }) => `/posts/${id}`);
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
