import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { call, register } from './support/api.ts';
import { operate } from './support/database.ts';
import { dragFinger, spreadFingers } from './support/finger.ts';
import { postClip, postPicture } from './support/media.ts';
import { clip, log, photo } from './support/messages.ts';
import { expect, test } from './support/test.ts';
import type { Text } from './support/visitor.ts';

/** A conversation in which words stand between two pictures and a clip. */
const arrange = async (request: APIRequestContext) => {
  const me = await register(request, 'Ann Looks');
  const bob = await register(request, 'Bob Films');
  const { id: groupId } = await call(request, '/api/v1/groups/direct', { contact_id: me.id }, bob.access);
  const from = { groupId, from: bob };
  await postPicture(request, await photo('wide.jpg', 1200, 800), { ...from, cid: 'wide' });
  const words = { group_id: groupId, type: 'text', text: 'and later', cid: 'words' };
  await call(request, '/api/v1/messages', words, bob.access);
  await postPicture(request, await photo('narrow.jpg', 700, 1200), { ...from, cid: 'narrow' });
  await postClip(request, await clip(), { ...from, cid: 'clip' });
  return { me, bob, groupId: groupId as string };
};

/** The way there stands below the messages: they move when it goes, also from under who presses one. */
const comeToFoot = async (page: Page, last: Locator, t: Text): Promise<void> => {
  await last.scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: t('room.to_foot') })).toHaveCount(0);
};

const middleOf = async (place: Locator): Promise<[number, number]> => {
  const box = await place.boundingBox();
  if (!box) throw new Error('it is not in sight');
  return [box.x + box.width / 2, box.y + box.height / 2];
};

test('fingers go through the pictures and clips of a conversation, and enlarge one', async ({
  page,
  request,
  hasTouch,
  t,
  signsIn,
}) => {
  const { me, groupId } = await arrange(request);
  await signsIn(page, me);
  await page.goto(`/room/${groupId}`);
  const pictures = log(page).getByRole('button', { name: t('room.image.open') });
  await pictures.first().click();
  const viewer = page.getByRole('dialog', { name: t('room.image') });
  const image = viewer.getByRole('img');
  const widthOf = async () => (await image.boundingBox())?.width ?? 0;
  const natural = () => image.evaluate((shown) => (shown as HTMLImageElement).naturalWidth);
  await expect.poll(natural).toBe(1200);
  // Where a finger swipes no arrow stands over the picture; a key that comes to it shows it.
  const next = viewer.getByRole('button', { name: t('room.image.next') });
  const standsThere = () =>
    next.evaluate((button) => {
      const { right, top, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(right - 10, top + height / 2));
    });
  expect(await standsThere()).toBe(!hasTouch);
  await next.focus();
  expect(await standsThere()).toBe(true);
  await viewer.getByRole('region', { name: t('room.image') }).focus();
  const fitted = await widthOf();
  const [x, y] = await middleOf(image);
  const swipe = (by: number) => dragFinger(page, [x - by / 2, y], [x + by / 2, y]);

  await spreadFingers(page, [x, y]);
  await expect.poll(widthOf).toBeGreaterThan(fitted * 1.5);
  // One that is enlarged is moved by the finger, not left.
  await swipe(-160);
  expect(await natural()).toBe(1200);
  await page.keyboard.press('0');
  await expect.poll(widthOf).toBeCloseTo(fitted, 0);

  await swipe(-200);
  await expect.poll(natural).toBe(700);
  await swipe(200);
  await expect.poll(natural).toBe(1200);
  await swipe(-200);
  await expect.poll(natural).toBe(700);
  await swipe(-200);
  await expect(viewer.locator('video')).toBeVisible();
  await expect(viewer.getByRole('button', { name: t('room.image.next') })).toHaveCount(0);
});

test('a clip fills the screen and takes its place again', async ({ page, request, t, signsIn }) => {
  const { me, groupId } = await arrange(request);
  await signsIn(page, me);
  await page.goto(`/room/${groupId}`);
  const play = log(page).getByRole('button', { name: t('room.play') });
  await comeToFoot(page, play, t);
  await play.click();
  const player = log(page).locator('video');
  const whole = () =>
    page.evaluate(() => document.fullscreenElement?.querySelector('video') instanceof Element);
  const button = log(page).getByRole('button', { name: t('room.fullscreen') });
  await player.hover();
  await button.click();
  await expect.poll(whole).toBe(true);
  expect((await player.boundingBox())?.width).toBe(page.viewportSize()?.width);
  await page.getByRole('button', { name: t('room.fullscreen') }).click();
  await expect.poll(whole).toBe(false);
});

test('media are kept for fourteen days: then their place says so, where they stood and for who comes later', async ({
  page,
  request,
  brand,
  newPerson,
  t,
  signsIn,
}) => {
  const { me, bob, groupId } = await arrange(request);
  await signsIn(page, me);
  await page.goto(`/room/${groupId}`);
  const gone = (at: Page, kind: string) =>
    log(at).getByText(t('room.file.gone', { kind: t(`room.kind.${kind}`) }));
  const play = log(page).getByRole('button', { name: t('room.play') });
  await comeToFoot(page, play, t);
  await operate(
    process.env.E2E_DATA_DIR ?? '',
    `update brand_${brand}.messages set create_at = create_at - interval '14 days' where group_id = $1`,
    [groupId],
  );
  const answered = page.waitForResponse((answer) => answer.status() === 410);
  await play.click();
  expect((await (await answered).json()).error).toBe('api.media_expired');
  await expect(gone(page, 'video')).toBeVisible();

  const later = await newPerson();
  await signsIn(later, bob);
  await later.goto(`/room/${groupId}`);
  await expect(gone(later, 'video')).toHaveCount(1);
  await expect(gone(later, 'image')).toHaveCount(2);
  await expect(log(later).getByText('and later')).toBeVisible();
  await expect(log(later).getByRole('button', { name: t('room.image.open') })).toHaveCount(0);
});
