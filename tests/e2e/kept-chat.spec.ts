import type { Page } from '@playwright/test';
import { call, register } from './support/api.ts';
import { refuseLiveEvents } from './support/line.ts';
import { expect, test } from './support/test.ts';
import { logOut } from './support/walk.ts';

const CALLS = /\/api\/v\d\//;
const MESSAGES = /\/groups\/[^/]+\/messages\?/;

const log = (page: Page) => page.getByRole('log');

const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

/** How many messages and how many conversations of the list the browser keeps. */
const keptHere = (page: Page) =>
  page.evaluate(async () => {
    const opened = indexedDB.open('lv.me.chats');
    await new Promise((resolve) => opened.addEventListener('success', resolve));
    const work = opened.result.transaction(['rooms', 'list']);
    const rooms = work.objectStore('rooms').getAll();
    const list = work.objectStore('list').get('newest');
    await new Promise((resolve) => work.addEventListener('complete', resolve));
    opened.result.close();
    const kept: { items: unknown[] }[] = rooms.result;
    const messages = kept.reduce((sum, { items }) => sum + items.length, 0);
    return { messages, conversations: list.result?.length ?? 0 };
  });

test.describe('a conversation that was read here', () => {
  let path: string;
  let say: (text: string) => Promise<{ id: string }>;
  let retract: (id: string) => Promise<unknown>;
  let first: { id: string };

  test.beforeEach(async ({ page, request, signsIn }) => {
    const me = await register(request, 'Ann Keeper');
    const other = await register(request, 'Bob Teller');
    const { id } = await call(request, '/api/v1/groups/direct', { contact_id: me.id }, other.access);
    path = `/room/${id}`;
    say = (text) => {
      const message = { group_id: id, cid: text.replaceAll(' ', '-'), type: 'text', text };
      return call(request, '/api/v1/messages', message, other.access);
    };
    retract = (messageId) =>
      request.delete(`/api/v1/messages/${messageId}`, {
        headers: { authorization: `Bearer ${other.access}` },
      });
    first = await say('said before');
    await say('said last');
    await signsIn(page, me);
    await page.goto(path);
    await expect(log(page).getByText('said last', { exact: true })).toBeVisible();
    await expect.poll(() => databases(page)).toContain('lv.me.chats');
    await expect.poll(() => keptHere(page)).toEqual({ messages: 2, conversations: 1 });
  });

  test('stands after a reload before its messages were asked for, and heals', async ({ page }) => {
    await page.goto('about:blank');
    await retract(first.id);
    await say('said meanwhile');
    const release = Promise.withResolvers<void>();
    await page.route(MESSAGES, async (route) => {
      await release.promise;
      await route.continue();
    });
    await page.goto(path);
    await expect(log(page).getByText('said last', { exact: true })).toBeVisible();
    await expect(log(page).getByText('said before', { exact: true })).toBeVisible();
    release.resolve();
    await expect(log(page).getByText('said meanwhile', { exact: true })).toBeVisible();
    await expect(log(page).getByText('said before', { exact: true })).toHaveCount(0);
    await expect(log(page).getByText('said last', { exact: true })).toHaveCount(1);
  });

  test('stands when nobody can be reached, with the list of conversations', async ({ page, context }) => {
    await refuseLiveEvents(page);
    await page.route(CALLS, (route) => route.abort('internetdisconnected'));
    await page.reload();
    await expect(log(page).getByText('said before', { exact: true })).toBeVisible();
    await page.goto('/chat');
    await expect(page.getByRole('link', { name: /Bob Teller/ })).toContainText('said last');
    await context.setOffline(true);
    await page.unroute(CALLS);
    await say('said at last');
    await context.setOffline(false);
    await expect(page.getByRole('link', { name: /Bob Teller/ })).toContainText('said at last');
  });

  test('is forgotten with the session', async ({ page, t }) => {
    await logOut(page, t);
    await expect.poll(() => databases(page)).not.toContain('lv.me.chats');
  });
});
