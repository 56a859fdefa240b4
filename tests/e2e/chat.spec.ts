import type { APIRequestContext, Page } from '@playwright/test';
import { call, register } from './support/api.ts';
import { cutLine, refuseLiveEvents } from './support/line.ts';
import { expect, test } from './support/test.ts';

const bubbles = (page: Page, text: string) => page.getByRole('log').getByText(text, { exact: true });

/** Two people in a conversation, arranged by calls; `post` is what the other one says. */
const arrange = async (request: APIRequestContext, names: { me: string; other: string }) => {
  const me = await register(request, names.me);
  const other = await register(request, names.other);
  const answer = await request.get('/api/v1/users/me', { headers: { authorization: `Bearer ${me.access}` } });
  const { id } = (await answer.json()).result;
  const group = await call(request, '/api/v1/groups/direct', { contact_id: id }, other.access);
  const post = (text: string, cid = text.replaceAll(' ', '-')) =>
    call(request, '/api/v1/messages', { group_id: group.id, cid, type: 'text', text }, other.access);
  return { me, other, groupId: group.id as string, post };
};

test('what was said while the line was cut appears once and in order, and what was written goes out', async ({
  page,
  request,
  t,
  signsIn,
}) => {
  const line = await cutLine(page);
  const { me, other, groupId, post } = await arrange(request, { me: 'Ann Tunnel', other: 'Bob Outside' });
  await post('before');
  await signsIn(page, me);
  await page.goto(`/room/${groupId}`);
  await expect(bubbles(page, 'before')).toBeVisible();
  await post('live');
  await expect(bubbles(page, 'live')).toBeVisible();
  expect(line.sockets()).toBe(1);

  const away = [1, 2, 3, 4, 5].map((number) => `while away ${number}`);
  await line.cut();
  for (const text of away) await post(text);
  await page.getByRole('textbox', { name: t('room.write') }).fill('from the tunnel');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('room.waiting'))).toBeVisible();
  // The page has asked meanwhile, and got no answer.
  await page.waitForEvent('requestfailed', (asked) => asked.url().includes('/messages'));
  for (const text of away) await expect(bubbles(page, text)).toHaveCount(0);

  await line.restore();
  for (const text of [...away, 'from the tunnel']) await expect(bubbles(page, text)).toHaveCount(1);
  const words = (await page.getByRole('log').textContent()) ?? '';
  const places = ['before', 'live', ...away].map((text) => words.indexOf(text));
  expect(places).toEqual([...places].sort((one, next) => one - next));
  expect(places).not.toContain(-1);

  const stored = await request.get(`/api/v2/groups/${groupId}/messages`, {
    headers: { authorization: `Bearer ${other.access}` },
  });
  const list: { text: string }[] = (await stored.json()).result.list;
  expect(list.filter(({ text }) => text === 'from the tunnel')).toHaveLength(1);
  // Live again, not merely asking.
  await expect.poll(line.sockets).toBe(1);
});

test('a message that could not go out survives a reload', async ({ page, request, t, signsIn }) => {
  const { me, groupId, post } = await arrange(request, { me: 'Ann Reloads', other: 'Bob Patient' });
  await post('before');
  await signsIn(page, me);
  await page.goto(`/room/${groupId}`);
  await expect(bubbles(page, 'before')).toBeVisible();
  await page.route('**/api/v1/messages', (route) => route.abort());
  await page.getByRole('textbox', { name: t('room.write') }).fill('not lost');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('room.waiting'))).toBeVisible();
  await page.unroute('**/api/v1/messages');
  await page.reload();
  await expect(bubbles(page, 'not lost')).toHaveCount(1);
  await expect(page.getByText(t('room.waiting'))).toHaveCount(0);
  await page.reload();
  await expect(bubbles(page, 'not lost')).toHaveCount(1);
});

test('messages come where no live socket is allowed', async ({ page, request, signsIn }) => {
  const refused = await refuseLiveEvents(page);
  const { me, groupId, post } = await arrange(request, { me: 'Ann Firewalled', other: 'Bob Elsewhere' });
  await post('before');
  await signsIn(page, me);
  await page.goto(`/room/${groupId}`);
  await expect(bubbles(page, 'before')).toBeVisible();
  await expect.poll(refused).toBeGreaterThan(0);
  for (const text of ['first poll', 'second poll']) {
    await post(text);
    await expect(bubbles(page, text)).toHaveCount(1);
  }
});

test('a post that is deleted says so in a conversation that stands open', async ({
  page,
  request,
  t,
  signsIn,
}) => {
  const { me, other, groupId, post } = await arrange(request, { me: 'Ann Reads', other: 'Bob Posts' });
  const draft = {
    ...{ cid: 'deleted-later', kind: 'text', description: 'Tea on the hill', hashtags: [], media: [] },
    ...{ privacy: 'everyone', allow_comment: true, allow_save: true },
  };
  const { id } = await call(request, '/social/api/posts', draft, other.access);
  const targets = [{ group_id: groupId, cid: 'card' }];
  await call(request, `/api/v2/share/social/post/${id}/send-message`, { targets }, other.access);
  await post('look at that');
  await signsIn(page, me);
  await page.goto(`/room/${groupId}`);
  const card = page.getByRole('log').locator(`a[href^="/posts/"]`);
  await expect(card).toContainText('Tea on the hill');
  const headers = { authorization: `Bearer ${other.access}` };
  await request.delete(`/social/api/posts/${id}`, { headers });
  await expect(page.getByRole('log').getByText(t('room.card.gone'))).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('what was not read is counted in the title of the page', async ({ page, request, t, signsIn }) => {
  const { me, groupId, post } = await arrange(request, { me: 'Ann Away', other: 'Bob Writes' });
  await signsIn(page, me);
  await page.goto('/my-page');
  await post('one');
  await expect(page).toHaveTitle(/^\(1\) /);
  await post('two');
  await expect(page).toHaveTitle(/^\(2\) /);
  await page
    .getByRole('navigation', { name: t('nav.label') })
    .getByRole('link', { name: t('nav.chat') })
    .click();
  await page.locator(`a[href="/room/${groupId}"]`).click();
  await expect(page).toHaveTitle(/^[^(]/);
});

test('the same client id posted twice is one message, and unread counts are right', async ({
  page,
  request,
  signsIn,
}) => {
  const { me, groupId, post } = await arrange(request, { me: 'Quiet Reader', other: 'Busy Writer' });
  const first = await post('only once', 'one');
  const again = await post('only once', 'one');
  expect(again.id).toBe(first.id);
  await post('and another', 'two');

  await signsIn(page, me);
  await page.goto('/chat');
  const row = page.getByRole('link', { name: /Busy Writer/ });
  await expect(row).toContainText('2');
  await row.click();
  await expect(bubbles(page, 'only once')).toHaveCount(1);
  await expect(bubbles(page, 'and another')).toHaveCount(1);
  const unread = async () => {
    const answer = await request.get(`/api/v1/groups/${groupId}`, {
      headers: { authorization: `Bearer ${me.access}` },
    });
    return (await answer.json()).result.unread;
  };
  await expect.poll(unread).toBe(0);
});
