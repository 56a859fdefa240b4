import type { Page } from '@playwright/test';
import { call, type Person, register } from './support/api.ts';
import { expect, test } from './support/test.ts';
import { logIn } from './support/walk.ts';

const bubbles = (page: Page, text: string) => page.getByRole('log').getByText(text, { exact: true });

test('two people find each other, talk live, and lose nothing when the line is cut', async ({
  page,
  request,
  newPerson,
  t,
}) => {
  const [ann, bob]: Person[] = [
    await register(request, 'Ann Talker'),
    await register(request, 'Bob Listener'),
  ];
  const there = await newPerson();
  await logIn(page, t, ann!);
  await logIn(there, t, bob!);
  await there.goto('/chat');

  await page.goto('/chat');
  await page.getByRole('searchbox', { name: t('chat.search') }).fill(bob!.username);
  await page.keyboard.press('Enter');
  await page.getByText('Bob Listener').first().click();
  await expect(page).toHaveURL(/\/room\//);
  const write = async (from: Page, text: string) => {
    await from.getByRole('textbox', { name: t('room.write') }).fill(text);
    await from.keyboard.press('Enter');
  };

  await write(page, 'hello bob');
  await expect(bubbles(page, 'hello bob')).toBeVisible();
  const row = there.getByRole('link', { name: /Ann Talker/ });
  await expect(row).toContainText('hello bob');
  await expect(row).toContainText('1');

  await row.click();
  await expect(bubbles(there, 'hello bob')).toBeVisible();
  await write(there, 'hello ann');
  await expect(bubbles(page, 'hello ann')).toBeVisible();

  await page.reload();
  await expect(bubbles(page, 'hello bob')).toHaveCount(1);
  await expect(bubbles(page, 'hello ann')).toHaveCount(1);

  await page.context().setOffline(true);
  for (const number of [1, 2, 3]) await write(there, `while away ${number}`);
  await expect(bubbles(there, 'while away 3')).toBeVisible();
  await page.context().setOffline(false);
  for (const number of [1, 2, 3]) await expect(bubbles(page, `while away ${number}`)).toHaveCount(1);
  const order = (await page.getByRole('log').textContent()) ?? '';
  expect(order.indexOf('while away 1')).toBeLessThan(order.indexOf('while away 2'));
  expect(order.indexOf('while away 2')).toBeLessThan(order.indexOf('while away 3'));
});

test('the same client id posted twice is one message, and unread counts are right', async ({
  page,
  request,
  t,
}) => {
  const [reader, writer] = [await register(request, 'Quiet Reader'), await register(request, 'Busy Writer')];
  const me = await (
    await request.get('/api/v1/users/me', { headers: { authorization: `Bearer ${reader.access}` } })
  ).json();
  const group = await call(request, '/api/v1/groups/direct', { contact_id: me.result.id }, writer.access);
  const post = (cid: string, text: string) =>
    call(request, '/api/v1/messages', { group_id: group.id, cid, type: 'text', text }, writer.access);
  const first = await post('one', 'only once');
  const again = await post('one', 'only once');
  expect(again.id).toBe(first.id);
  await post('two', 'and another');

  await logIn(page, t, reader);
  await page.goto('/chat');
  const row = page.getByRole('link', { name: /Busy Writer/ });
  await expect(row).toContainText('2');
  await row.click();
  await expect(bubbles(page, 'only once')).toHaveCount(1);
  await expect(bubbles(page, 'and another')).toHaveCount(1);
  const unread = async () => {
    const answer = await request.get(`/api/v1/groups/${group.id}`, {
      headers: { authorization: `Bearer ${reader.access}` },
    });
    return (await answer.json()).result.unread;
  };
  await expect.poll(unread).toBe(0);
});
