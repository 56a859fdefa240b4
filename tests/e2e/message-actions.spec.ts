import type { APIRequestContext } from '@playwright/test';
import { call, type Person, register } from './support/api.ts';
import { log, openMenu, rowOf, said } from './support/messages.ts';
import { expect, test } from './support/test.ts';

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

test('a quote leads to what it quotes, however far above it stands', async ({
  page,
  request,
  t,
  signsIn,
}) => {
  const { ann, bob, groupId } = await arrange(request, 'Returns');
  const { list } = await get(request, `/api/v2/groups/${groupId}/messages`, bob);
  const { id } = list.find(({ text }: { text: string }) => text === 'at the gate');
  const text = (words: string) => ({ type: 'text', cid: words.replaceAll(' ', '-'), text: words });
  for (let n = 0; n < 60; n += 1)
    await call(request, '/api/v1/messages', { group_id: groupId, ...text(`and so on ${n}`) }, ann.access);
  const reply = await call(request, `/api/v1/messages/${id}/thread`, text('the other one'), bob.access);
  await call(request, `/api/v1/groups/${groupId}/view`, { msg_id: reply.id }, ann.access);
  await signsIn(page, ann);
  await page.goto(`/room/${groupId}`);
  await expect(said(page, 'the other one')).toBeInViewport();
  const original = log(page).locator(`[data-message="${id}"]`);
  await expect(original).toHaveCount(0);
  await rowOf(page, 'the other one')
    .getByRole('button', { name: /at the gate/ })
    .click();
  await expect(original).toBeInViewport();
  await page.getByRole('button', { name: t('room.to_foot') }).click();
  await expect(said(page, 'the other one')).toBeInViewport();
});

test('any emoji can be put on a message, beyond the six that its menu offers', async ({
  page,
  request,
  hasTouch,
  t,
  signsIn,
}) => {
  const { ann, bob, groupId } = await arrange(request, 'Whales');
  await signsIn(page, ann);
  await page.goto(`/room/${groupId}`);
  await openMenu(page, 'at the gate', hasTouch);
  await page.getByRole('menuitem', { name: t('room.react.more'), exact: true }).click();
  const sheet = page.getByRole('dialog', { name: t('room.react'), exact: true });
  await sheet.getByText('🐳', { exact: true }).click();
  await expect(sheet).toHaveCount(0);
  const whale = rowOf(page, 'at the gate').getByRole('group').getByRole('button', { name: /🐳/ });
  await expect(whale).toHaveAttribute('aria-pressed', 'true');
  // It shows before the server has it.
  await expect(async () => {
    const { list } = await get(request, `/api/v2/groups/${groupId}/messages`, bob);
    expect(list.at(-1)).toMatchObject({
      text: 'at the gate',
      emojis: [{ emoji: '🐳', count: 1, mine: false }],
    });
  }).toPass();
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

test('keys go to the ends, copy and pin, and do nothing while one writes', async ({
  page,
  context,
  request,
  t,
  signsIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { ann, groupId } = await arrange(request, 'Presses');
  await signsIn(page, ann);
  await page.goto(`/room/${groupId}`);
  await expect(said(page, 'at the gate')).toBeVisible();
  await log(page).focus();
  await page.keyboard.press('Home');
  await expect(rowOf(page, 'shall we meet')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rowOf(page, 'at the gate')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(rowOf(page, 'shall we meet')).toBeFocused();
  await page.keyboard.press('End');
  await expect(rowOf(page, 'at the gate')).toBeFocused();

  // The keys come with their code, after the messages.
  await expect(async () => {
    await page.keyboard.press('c');
    await expect(page.getByText(t('room.copied'), { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('at the gate');

  const pins = page.getByRole('button', { name: t('room.pinned.all') });
  await page.keyboard.press('p');
  await expect(pins).toBeVisible();
  await expect(rowOf(page, 'at the gate')).toBeFocused();
  await page.keyboard.press('p');
  await expect(pins).toHaveCount(0);

  const field = page.getByRole('textbox', { name: t('room.write') });
  await field.focus();
  await page.keyboard.type('cpr');
  await expect(field).toHaveValue('cpr');
  await expect(pins).toHaveCount(0);
});
