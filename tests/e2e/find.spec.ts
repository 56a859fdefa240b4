import type { APIRequestContext, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { randomText } from '../../server/src/infra/ids.ts';
import { call, type Person, register } from './support/api.ts';
import { operate } from './support/database.ts';
import { postPicture } from './support/media.ts';
import { expect, test } from './support/test.ts';
import type { Text } from './support/visitor.ts';

const LENGTH = 200;
const COLOURS = ['teal', 'orange', 'purple'];

const log = (page: Page) => page.getByRole('log');

const get = async (request: APIRequestContext, path: string, { access }: Person) =>
  (await (await request.get(path, { headers: { authorization: `Bearer ${access}` } })).json()).result;

/** Higher than screens are. */
const pictureOf = async (background: string) => ({
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 640, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

/** A conversation of some weeks, with pictures at its end. */
const arrange = async (request: APIRequestContext, brand: string) => {
  const ann = await register(request, 'Ann Finder');
  const bob = await register(request, 'Bob Traveller');
  const me = await get(request, '/api/v1/users/me', ann);
  const bobs = await get(request, '/api/v1/users/me', bob);
  const { id } = await call(request, '/api/v1/groups/direct', { contact_id: me.id }, bob.access);
  const schema = `brand_${brand}`;
  const data = process.env.E2E_DATA_DIR ?? '';
  await operate(
    data,
    `insert into ${schema}.messages (group_id, seq, id, user_id, type, text, cid, create_at)
     select $1, n, lpad(n::text, 11, '0') || ${schema}.bucket_of($1) || $4, $2, 'text',
       case when n % 90 = 5 then '第 ' || n || ' 次去湖边喝茶' else 'number ' || n || '.' end,
       'c' || n, now() - ($3::int - n + 1) * interval '3 hours'
     from generate_series(1, $3::int) n`,
    [id, bobs.id, LENGTH, randomText(8)],
  );
  await operate(data, `update ${schema}.groups set last_seq = $2 where id = $1`, [id, LENGTH]);
  for (const colour of COLOURS) {
    const message = { groupId: id, from: bob, cid: `picture-${colour}`, album: 'colours' };
    await postPicture(request, await pictureOf(colour), message);
  }
  return { ann, groupId: id as string };
};

/** The day of a message, as a calendar here has it. */
const dayOf = async (request: APIRequestContext, groupId: string, reader: Person, words: string) => {
  const query = new URLSearchParams({ type: 'msg', q: words });
  const { list } = await get(request, `/api/v2/groups/${groupId}/messages/search?${query}`, reader);
  const at = new Date(list[0].create_at);
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
};

const opensResult = async (page: Page, pane: Locator, t: Text, words: string) => {
  await pane
    .getByRole('list', { name: t('room.search.results') })
    .getByRole('button')
    .filter({ hasText: words })
    .click();
  await expect(log(page).getByText(words, { exact: true })).toBeInViewport();
};

/** One of the months before, and a day in it. */
const findsByDay = async (page: Page, pane: Locator, t: Text, day: string) => {
  await pane.getByText(t('room.search.kind.date'), { exact: true }).click();
  const button = pane.locator(`[data-day="${day}"]`);
  await expect(pane.locator('[data-day]').first()).toBeVisible();
  if ((await button.count()) === 0)
    await pane.getByRole('button', { name: t('room.search.date.previous') }).click();
  await button.click();
  await opensResult(page, pane, t, '第 95 次去湖边喝茶');
};

const findsByPerson = async (page: Page, pane: Locator, t: Text) => {
  await pane.getByText(t('room.search.kind.member'), { exact: true }).click();
  await pane
    .getByRole('list', { name: t('room.search.member.label') })
    .getByRole('button', { name: /Bob Traveller/ })
    .click();
  await opensResult(page, pane, t, `number ${LENGTH - 10}.`);
};

/** Over the room on a phone: one page over the other, and the browser's Back goes by one. */
const goesThroughDetails = async (page: Page, t: Text) => {
  const opener = page.getByRole('button', { name: 'Bob Traveller', exact: true });
  const dialog = page.getByRole('dialog');
  await opener.click();
  await dialog.getByRole('button', { name: t('room.media') }).click();
  await expect(dialog).toHaveAccessibleName(t('room.media'));
  await expect(dialog.getByRole('button', { name: t('room.image.open') })).toHaveCount(3);
  await page.goBack();
  await expect(dialog).toHaveAccessibleName(t('room.details'));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
};

test('old words are found and shown in their place; pictures stand together and are walked through', {
  tag: '@sizes',
}, async ({ page, request, brand, hasTouch, t, signsIn }) => {
  const { ann, groupId } = await arrange(request, brand);
  await signsIn(page, ann);
  await page.goto('/chat');
  await page.locator(`a[href="/room/${groupId}"]`).click();
  await expect(log(page).getByRole('button', { name: t('room.image.open') })).toHaveCount(3);

  await page.keyboard.press('Control+f');
  const pane = page.getByRole('complementary', { name: t('room.search') });
  const field = pane.getByRole('searchbox');
  await expect(field).toBeFocused();
  await field.fill('湖边');
  await expect(pane.getByRole('list', { name: t('room.search.results') }).getByRole('button')).toHaveCount(3);
  await page.keyboard.press('Enter');
  await expect(log(page).getByText('第 185 次去湖边喝茶')).toBeInViewport();
  await pane.getByRole('button', { name: t('room.search.older') }).click();
  await pane.getByRole('button', { name: t('room.search.older') }).click();
  await expect(log(page).getByText('第 5 次去湖边喝茶')).toBeInViewport();
  await expect(pane.getByText(t('room.search.position', { at: 3, count: 3 }))).toBeVisible();
  const marked = () => page.evaluate(() => [...(CSS.highlights.get('found') ?? [])].map(String));
  await expect.poll(marked).toEqual(['湖边']);
  const unfolds = async () => {
    if (hasTouch) await pane.getByRole('button', { name: t('room.search.back') }).click();
  };
  await unfolds();
  await findsByDay(page, pane, t, await dayOf(request, groupId, ann, '第 95 次去湖边喝茶'));
  await unfolds();
  await findsByPerson(page, pane, t);
  await unfolds();
  await pane.getByRole('button', { name: t('room.search.close') }).click();
  await expect(pane).toHaveCount(0);

  if (hasTouch) await goesThroughDetails(page, t);
  await page.getByRole('button', { name: t('room.to_foot') }).click();
  await log(page)
    .getByRole('button', { name: t('room.image.open') })
    .first()
    .click();
  const viewer = page.getByRole('dialog', { name: t('room.image') });
  const shown = () => viewer.getByRole('img').getAttribute('src');
  await expect(viewer.getByRole('img')).toBeInViewport({ ratio: 1 });
  const first = await shown();
  await page.keyboard.press('ArrowRight');
  await expect.poll(shown).not.toBe(first);
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('button', { name: t('room.image.next') })).toHaveCount(0);
  const saved = page.waitForEvent('download');
  await viewer.getByRole('button', { name: t('room.image.save') }).click();
  expect((await saved).suggestedFilename()).toMatch(/^image-\d{14}\.jpg$/);
  await viewer.getByRole('button', { name: t('room.reply') }).click();
  await expect(viewer).toHaveCount(0);
  await expect(page.getByText(t('room.reply.to', { name: 'Bob Traveller' }))).toBeVisible();
});
