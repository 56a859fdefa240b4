import type { APIRequestContext, Page } from '@playwright/test';
import { call, type Person, register } from './support/api.ts';
import { expect, test } from './support/test.ts';

const log = (page: Page) => page.getByRole('log');
/** Where it was said; a quote of it stands below. */
const said = (page: Page, words: string) => log(page).getByText(words, { exact: true }).first();
const rowOf = (page: Page, words: string) =>
  log(page).locator('[data-message]').filter({ hasText: words }).first();

const get = async (request: APIRequestContext, path: string, { access }: Person) => {
  const answer = await request.get(path, { headers: { authorization: `Bearer ${access}` } });
  return (await answer.json()).result;
};

/** Two people who have said something to each other. */
const arrange = async (request: APIRequestContext, name: string) => {
  const ann = await register(request, `Ann ${name}`);
  const bob = await register(request, `Bob ${name}`);
  const me = await get(request, '/api/v1/users/me', ann);
  const group = await call(request, '/api/v1/groups/direct', { contact_id: me.id }, bob.access);
  const post = (from: Person, text: string) =>
    call(
      request,
      '/api/v1/messages',
      { group_id: group.id, cid: text.replaceAll(' ', '-'), type: 'text', text },
      from.access,
    );
  await post(ann, 'shall we meet');
  await post(bob, 'at the gate');
  return { ann, bob, groupId: group.id as string };
};

/** As a finger does that rests on it, or the other button of a mouse. */
const openMenu = async (page: Page, words: string, isTouch: boolean) => {
  // One that is still closing would be taken for the one that is about to open.
  await expect(page.getByRole('menu')).toHaveCount(0);
  if (!isTouch) await said(page, words).click({ button: 'right' });
  else {
    const box = await said(page, words).boundingBox();
    const at = { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 };
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await expect(page.getByRole('menu')).toBeVisible();
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
  await expect(page.getByRole('menu')).toBeVisible();
};

test('a message is answered, reacted to, pinned and taken back, and the other one sees it live', {
  tag: '@sizes',
}, async ({ page, request, newPerson, hasTouch, t, signsIn }) => {
  const { ann, bob, groupId } = await arrange(request, 'Actions');
  const there = await newPerson();
  for (const [one, person] of [
    [page, ann],
    [there, bob],
  ] as const) {
    await signsIn(one, person);
    await one.goto(`/room/${groupId}`);
    await expect(said(one, 'at the gate')).toBeVisible();
  }
  const choose = (name: string) => page.getByRole('menuitem', { name: t(name), exact: true }).click();

  await openMenu(page, 'at the gate', hasTouch);
  await choose('room.reply');
  const field = page.getByRole('textbox', { name: t('room.write') });
  await expect(page.getByText(t('room.reply.to', { name: 'Bob Actions' }))).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('which one');
  await page.keyboard.press('Enter');
  await expect(rowOf(there, 'which one')).toContainText('at the gate');
  await expect(page.getByText(t('room.reply.to', { name: 'Bob Actions' }))).toHaveCount(0);

  await openMenu(page, 'at the gate', hasTouch);
  await page.getByRole('menuitemcheckbox', { name: t('room.react.with', { emoji: '👍' }) }).click();
  const thumb = (one: Page) =>
    rowOf(one, 'at the gate').getByRole('group').getByRole('button', { name: /👍/ });
  await expect(thumb(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(thumb(there)).toHaveAttribute('aria-pressed', 'false');
  await thumb(there).click();
  await expect(thumb(page)).toHaveText('👍2');

  await openMenu(page, 'at the gate', hasTouch);
  await choose('room.pin');
  await expect(there.getByRole('button', { name: t('room.pinned.all') })).toBeVisible();
  await expect(log(there).getByText(t('room.notice_by.pin', { name: 'Ann Actions' }))).toBeVisible();
  // The messages move when their pins come to stand over them: a finger would miss.
  await expect(page.getByRole('button', { name: t('room.pinned.all') })).toBeVisible();
  await expect(log(page).getByText(t('room.notice_by.pin', { name: t('room.you') }))).toBeVisible();

  await openMenu(page, 'shall we meet', hasTouch);
  await choose('room.retract');
  await expect(said(page, 'shall we meet')).toHaveCount(0);
  await page.getByRole('button', { name: t('room.retract.undo'), exact: true }).click();
  await openMenu(page, 'shall we meet', hasTouch);
  await choose('room.retract');
  await expect(said(page, 'shall we meet')).toHaveCount(0);
  await expect(said(there, 'shall we meet')).toBeVisible();
  // Who leaves the page has thought about it.
  await page.reload();
  await expect(log(there).getByText(t('room.notice_by.retract', { name: 'Ann Actions' }))).toBeVisible();
  await expect(said(there, 'shall we meet')).toHaveCount(0);
  await expect(log(page).getByText(t('room.notice_by.retract', { name: t('room.you') }))).toBeVisible();

  // As the server has it.
  await there.reload();
  await expect(rowOf(there, 'which one')).toContainText('at the gate');
  await expect(thumb(there)).toHaveText('👍2');
  await expect(there.getByRole('button', { name: t('room.pinned.all') })).toBeVisible();
});

test('an answer that was begun ends with the message it was to, and its words stay', async ({
  page,
  request,
  hasTouch,
  t,
  signsIn,
}) => {
  const { ann, bob, groupId } = await arrange(request, 'Regrets');
  await signsIn(page, ann);
  await page.goto(`/room/${groupId}`);
  await openMenu(page, 'at the gate', hasTouch);
  await page.getByRole('menuitem', { name: t('room.reply'), exact: true }).click();
  const field = page.getByRole('textbox', { name: t('room.write') });
  await field.fill('half written');
  const { list } = await get(request, `/api/v2/groups/${groupId}/messages`, bob);
  const { id } = list.find(({ text }: { text: string }) => text === 'at the gate');
  await request.delete(`/api/v1/messages/${id}`, { headers: { authorization: `Bearer ${bob.access}` } });
  await expect(page.getByText(t('room.reply.gone'))).toBeVisible();
  await expect(page.getByText(t('room.reply.to', { name: 'Bob Regrets' }))).toHaveCount(0);
  await expect(field).toHaveValue('half written');
});

test('messages are gone through and answered by keys alone', async ({ page, request, t, signsIn }) => {
  const { ann, groupId } = await arrange(request, 'Keys');
  await signsIn(page, ann);
  await page.goto(`/room/${groupId}`);
  await expect(said(page, 'at the gate')).toBeVisible();
  await log(page).focus();
  await page.keyboard.press('ArrowUp');
  await expect(rowOf(page, 'at the gate')).toBeFocused();
  // The keys come with their code, after the messages.
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(rowOf(page, 'at the gate')).toBeFocused();
  await page.keyboard.press('r');
  await expect(page.getByText(t('room.reply.to', { name: 'Bob Keys' }))).toBeVisible();
  await expect(page.getByRole('textbox', { name: t('room.write') })).toBeFocused();
});
