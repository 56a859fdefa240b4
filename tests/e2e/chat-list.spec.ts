import type { Page } from '@playwright/test';
import { call, register } from './support/api.ts';
import { dragFinger } from './support/finger.ts';
import { directRoom } from './support/someone.ts';
import { stored } from './support/stored.ts';
import { expect, test } from './support/test.ts';

const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

/** Draws a row aside, as far as its actions stand open. */
const swipe = async (page: Page, name: string) => {
  const place = await rowOf(page, name).boundingBox();
  if (!place) throw new Error('the row is not there');
  const y = place.y + place.height / 2;
  await dragFinger(page, [place.x + place.width - 20, y], [place.x + 20, y]);
};

test('a finger draws a conversation aside: marked as unread and read, hidden, and back with the next message', async ({
  page,
  request,
  t,
  signsIn,
}) => {
  const ann = await register(request, 'Ann Swipes');
  const bob = await register(request, 'Bob Swiped');
  const cleo = await register(request, 'Cleo Stays');
  const rooms = [await directRoom(request, bob, ann), await directRoom(request, cleo, ann)];
  const post = (group_id: string | undefined, text: string, { access }: typeof bob) =>
    call(
      request,
      '/api/v1/messages',
      { group_id, cid: text.replaceAll(' ', '-'), type: 'text', text },
      access,
    );
  await post(rooms[0], 'hello', bob);
  await post(rooms[1], 'hi', cleo);
  for (const id of rooms) {
    const headers = { authorization: `Bearer ${ann.access}` };
    const list = (await (await request.get(`/api/v2/groups/${id}/messages`, { headers })).json()).result.list;
    await call(request, `/api/v1/groups/${id}/view`, { msg_id: list.at(-1).id }, ann.access);
  }
  await signsIn(page, ann);
  await page.goto('/chat');
  const bobs = rowOf(page, 'Bob Swiped');
  const isUnread = bobs.getByText(t('chat.marked_unread'));
  await expect(bobs).toBeVisible();
  await expect(isUnread).toHaveCount(0);

  const press = async (label: string) => {
    const button = bobs.getByRole('button', { name: t(label), exact: true });
    // What follows fingers comes after the list.
    await expect(async () => {
      await swipe(page, 'Bob Swiped');
      await expect(button).toBeInViewport({ timeout: 1_000 });
    }).toPass();
    await button.click();
  };
  const marked = stored(page, /\/settings$/);
  await press('chat.swipe.unread');
  await expect(isUnread).toBeAttached();
  await marked;
  await page.reload();
  await expect(isUnread).toBeAttached();
  const read = stored(page, /\/settings$/);
  await press('chat.swipe.read');
  await expect(isUnread).toHaveCount(0);
  await read;

  const hidden = stored(page, /\/settings$/);
  await press('chat.hide');
  await expect(bobs).toHaveCount(0);
  await expect(rowOf(page, 'Cleo Stays')).toBeVisible();
  await hidden;
  await page.reload();
  await expect(rowOf(page, 'Cleo Stays')).toBeVisible();
  await expect(bobs).toHaveCount(0);
  await post(rooms[0], 'are you there', bob);
  await expect(bobs).toContainText('are you there');
});
