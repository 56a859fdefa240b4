import type { APIRequestContext, Page } from '@playwright/test';
import { call, type Person, register } from './support/api.ts';
import { stored } from './support/stored.ts';
import { expect, test } from './support/test.ts';

/** Rows that fill more than a screen. */
const MANY = 24;

const log = (page: Page) => page.getByRole('log');
const said = (page: Page, words: string) => log(page).getByText(words, { exact: true }).first();

const get = async (request: APIRequestContext, path: string, { access }: Person) =>
  (await (await request.get(path, { headers: { authorization: `Bearer ${access}` } })).json()).result;

/** A group in which much was said since Ann was last there; of it something was meant for her. */
const arrange = async (request: APIRequestContext) => {
  const ann = await register(request, 'Ann Meant');
  const bob = await register(request, 'Bob Calls');
  const { id: annId } = await get(request, '/api/v1/users/me', ann);
  const body = { display_name: 'Tea at seven', member_ids: [annId], cid: 'tea' };
  const { id } = await call(request, '/api/v1/groups', body, bob.access);
  const direct = await call(request, '/api/v1/groups/direct', { contact_id: annId }, bob.access);
  const post = (from: Person, text: string, fields: object = {}, to: string = id) =>
    call(
      request,
      '/api/v1/messages',
      { group_id: to, cid: text.replaceAll(' ', '-'), type: 'text', text, ...fields },
      from.access,
    );
  let count = 0;
  const chatter = async () => {
    let last: { id: string } | undefined;
    for (let n = 0; n < MANY; n += 1) {
      count += 1;
      last = await post(bob, `chatter ${count}`);
    }
    return last?.id ?? '';
  };
  await post(bob, 'between us', {}, direct.id);
  const mine = await post(ann, 'my own words');
  const last = await chatter();
  await call(request, `/api/v1/groups/${id}/view`, { msg_id: last }, ann.access);
  for (const words of ['first call', 'second call']) {
    await chatter();
    await post(bob, words, { mentions: [annId] });
  }
  await chatter();
  await call(request, `/api/v1/messages/${mine.id}/emojis`, { emoji: '👍' }, bob.access);
  return { ann, bob, groupId: id as string, directId: direct.id as string };
};

test('what is meant for somebody is gone to one by one; people are called by name; several messages are chosen', async ({
  page,
  request,
  newPerson,
  t,
  signsIn,
}) => {
  const { ann, bob, groupId, directId } = await arrange(request);
  const there = await newPerson();
  await signsIn(there, bob);
  await there.goto('/chat');
  await signsIn(page, ann);
  await page.goto(`/room/${groupId}`);

  const mentions = page.getByRole('button', { name: /mentions? of you/ });
  const reactions = page.getByRole('button', { name: 'A reaction to your message' });
  await expect(mentions).toHaveAccessibleName('2 mentions of you');
  await mentions.click();
  await expect(said(page, 'first call')).toBeInViewport();
  await expect(mentions).toHaveAccessibleName('1 mention of you');
  await mentions.click();
  await expect(said(page, 'second call')).toBeInViewport();
  await expect(mentions).toHaveCount(0);
  const marked = stored(page, /\/reactions\/view$/);
  await reactions.click();
  await expect(said(page, 'my own words')).toBeInViewport();
  await expect(reactions).toHaveCount(0);
  await marked;
  const viewed = stored(page, /\/view$/);
  await page.getByRole('button', { name: /\d\+? new|Latest/ }).click();
  await viewed;
  await page.reload();
  await expect(said(page, `chatter ${3 * MANY}`)).toBeVisible();
  await expect(mentions.or(reactions)).toHaveCount(0);

  const field = page.getByRole('textbox', { name: t('room.write') });
  const row = there.getByRole('link', { name: /Tea at seven/ });
  await field.pressSequentially('@Bo');
  await expect(page.getByRole('listbox', { name: t('room.mention.list') })).toBeVisible();
  await expect(row).toContainText(t('typing.named', { name: 'Ann Meant' }));
  await page.keyboard.press('Enter');
  await field.pressSequentially('what do you think');
  await page.keyboard.press('Enter');
  await expect(row).toContainText(t('chat.mentioned'));
  await field.fill('never mind');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('never mind');

  const begin = async (words: string) => {
    await said(page, words).click({ button: 'right' });
    await page.getByRole('menuitem', { name: t('room.select'), exact: true }).click();
  };
  const bar = (name: string) => page.getByRole('button', { name: t(name), exact: true });
  await begin('chatter 70');
  await said(page, 'chatter 71').click();
  await said(page, 'chatter 72').click();
  await expect(page.getByRole('status').filter({ hasText: '3 messages selected' })).toBeVisible();
  await bar('room.forward').click();
  const sheet = page.getByRole('dialog', { name: t('room.forward.to') });
  await sheet.getByText('Bob Calls').first().click();
  await sheet.getByRole('button', { name: 'Send to 1 chat' }).click();
  await expect(sheet).toHaveCount(0);
  await expect
    .poll(async () => (await get(request, `/api/v2/groups/${directId}/messages`, bob)).list.length)
    .toBe(4);

  await begin('never mind');
  await bar('room.retract').click();
  await expect(said(page, 'never mind')).toHaveCount(0);
  await page.getByRole('button', { name: t('room.retract.undo'), exact: true }).click();
  await expect(said(page, 'never mind')).toBeVisible();
  await begin('never mind');
  await log(page).getByText('what do you think').click();
  await bar('room.retract').click();
  await page.reload();
  await expect(said(page, `chatter ${3 * MANY}`)).toBeVisible();
  await expect(said(page, 'never mind')).toHaveCount(0);
  await expect(log(page).getByText('what do you think')).toHaveCount(0);
});
