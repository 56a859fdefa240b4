import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { call, type Person, register } from './support/api.ts';
import { clip } from './support/messages.ts';
import { expect, test } from './support/test.ts';
import { startOf } from './support/visitor.ts';

const WORDS =
  `潮水退下去的时候，整片滩都是镜子。\n${'我们沿着水边走，鞋子湿了也没有关系。'.repeat(20)}`.slice(0, 480);

/** A clip that its author has published, with as many words as a post may have, made ready. */
const publishes = async (request: APIRequestContext, { access }: Person): Promise<string> => {
  const headers = { authorization: `Bearer ${access}` };
  const told = await request.get('/social/api/upload-info?kind=video&extension=mp4', { headers });
  const { url, file_path } = (await told.json()).result;
  const sent = { 'content-type': 'video/mp4' };
  expect((await request.put(url, { data: (await clip()).buffer, headers: sent })).status()).toBe(200);
  const post = { cid: 'tide', kind: 'video', description: `${WORDS} #退潮`, hashtags: ['退潮'] };
  const rules = { privacy: 'everyone', allow_comment: true, allow_save: true, place: '青岛 · 第三海水浴场' };
  const { id } = await call(
    request,
    '/social/api/posts',
    { ...post, ...rules, media: [{ file_path }] },
    access,
  );
  const review = async () =>
    (await (await request.get(`/social/api/posts/${id}`, { headers })).json()).result.review;
  await expect.poll(review, { timeout: 60_000 }).toBe('approved');
  return id;
};

/** Controls of the stage that something else lies over, by name: at their middle or near a corner. */
const coveredControls = (page: Page): Promise<string[]> =>
  page
    .locator('main section')
    .first()
    .evaluate((stage) => {
      const isFree = (control: Element): boolean => {
        const { left, top, right, bottom } = control.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const near = (edge: number, middle: number) => edge + (middle - edge) * 0.4;
        const points = [
          [x, y],
          [near(left, x), near(top, y)],
          [near(right, x), near(top, y)],
          [near(left, x), near(bottom, y)],
          [near(right, x), near(bottom, y)],
        ] as const;
        return points.every(([across, down]) => control.contains(document.elementFromPoint(across, down)));
      };
      // The whole picture is a button, too: what lies over that is meant to.
      const controls = [...stage.querySelectorAll('button:not([data-surface]), input')];
      return controls
        .filter((control) => control.checkVisibility() && !isFree(control))
        .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? '');
    });

test('the words of a clip cover none of its controls, three lines or all of them; on a narrow phone neither', async ({
  page,
  request,
  t,
}) => {
  test.slow();
  const id = await publishes(request, await register(request, '一个名字写得非常非常长的人住在海边'));
  const less = page.getByRole('button', { name: t('post.words.less'), exact: true });
  for (const [width, height] of [
    [390, 844],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/posts/${id}`);
    const more = page.getByRole('button', { name: t('post.words.more'), exact: true });
    await expect(more).toBeVisible();
    await expect(page.getByRole('slider', { name: t('post.video.seek') })).toBeVisible();
    await expect(page.getByRole('button', { name: startOf(t, 'post.share') }).first()).toBeVisible();
    expect(await coveredControls(page)).toEqual([]);
    await more.click();
    await expect(less).toBeVisible();
    expect(await coveredControls(page)).toEqual([]);
  }
});

test('a clip is scrubbed: while the bar is held a still shows what is there, and that is where it goes on', {
  tag: '@sizes',
}, async ({ page, request, t }) => {
  test.slow();
  const person = await register(request, 'Tess Tides');
  const id = await publishes(request, person);
  const widthOf = (still: Locator) => still.evaluate((image: HTMLImageElement) => image.naturalWidth);
  // Its still has widths, and what a browser takes of them is there.
  await page.goto(`/guest-page/${person.id}`);
  await expect.poll(() => widthOf(page.locator(`a[href="/posts/${id}"] img`))).toBeGreaterThan(0);
  await page.goto(`/posts/${id}`);
  await expect.poll(() => widthOf(page.locator('main [data-backdrop]'))).toBe(480);
  const slider = page.getByRole('slider', { name: t('post.video.seek') });
  await expect(slider).toBeVisible();
  const video = page.locator('main video');
  await expect
    .poll(() => video.evaluate(({ readyState }: HTMLVideoElement) => readyState))
    .toBeGreaterThan(1);
  const length = await video.evaluate(({ duration }: HTMLVideoElement) => duration);
  const bar = (await slider.boundingBox())!;
  const at = (share: number) => [bar.x + bar.width * share, bar.y + bar.height / 2] as const;
  const seconds = () => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime);
  const held = page.locator('[data-held] [style*="background-image"]');

  await page.mouse.move(...at(0.2));
  await page.mouse.down();
  await page.mouse.move(...at(0.8), { steps: 8 });
  await expect(held).toBeVisible();
  await expect.poll(seconds).toBeGreaterThan(length * 0.7);
  const shown = () =>
    held.evaluate((element) => {
      const { backgroundImage, backgroundPositionX } = getComputedStyle(element);
      return { address: /url\("(.*)"\)/.exec(backgroundImage)?.[1] ?? '', place: backgroundPositionX };
    });
  // The clip and its still follow the bar each in their own time.
  await expect.poll(async () => parseFloat((await shown()).place)).toBeGreaterThan(50);
  const strip = await page.evaluate(
    async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return [picture.naturalWidth, picture.naturalHeight];
    },
    (await shown()).address,
  );
  // Stills side by side, of a clip that stands upright.
  expect(strip[0]! / strip[1]!).toBeGreaterThan(1);
  await page.mouse.up();
  await expect(held).toHaveCount(0);
  expect(await seconds()).toBeGreaterThan(length * 0.7);
  await slider.press('ArrowLeft');
  await expect.poll(seconds).toBeLessThan(length * 0.85);
});
