import { call, register } from './support/api.ts';
import { dragFinger } from './support/finger.ts';
import { expect, test } from './support/test.ts';

test('somebody keeps order in their conversations, finds what was said, and sends a post into one', async ({
  page,
  request,
  t,
  signsIn,
}) => {
  const [me, bob, cleo] = [
    await register(request, 'Ann Tidies'),
    await register(request, 'Bob Chats'),
    await register(request, 'Cleo Writes'),
  ];
  const write = async (from: typeof bob, text: string) => {
    const { id } = await call(request, '/api/v1/groups/direct', { contact_id: me.id }, from.access);
    const body = { group_id: id, cid: text.replaceAll(/\W/g, '-'), type: 'text', text };
    await call(request, '/api/v1/messages', body, from.access);
  };
  await write(bob, 'tea at seven by the gate');
  await write(cleo, 'see you');
  const row = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });
  const rows = page.getByRole('list', { name: t('chat.list') }).getByRole('link');

  await signsIn(page, me);
  await page.goto('/chat');
  await expect(rows).toHaveText([/Cleo Writes/, /Bob Chats/]);
  // By a menu: on top, whoever writes afterwards.
  await expect(async () => {
    await row('Bob Chats').click({ button: 'right' });
    await expect(page.getByRole('menuitem', { name: t('chat.to_top') })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole('menuitem', { name: t('chat.to_top') }).click();
  await write(cleo, 'are you there');
  await expect(row('Cleo Writes')).toContainText('are you there');
  await expect(rows).toHaveText([/Bob Chats/, /Cleo Writes/]);

  // By a finger: deleted for oneself, and back with the next message.
  const box = await row('Cleo Writes').boundingBox();
  if (!box) throw new Error('the row is not there');
  const y = box.y + box.height / 2;
  await dragFinger(page, [box.x + box.width - 20, y], [box.x + 20, y]);
  const erase = page
    .getByRole('listitem')
    .filter({ hasText: 'Cleo Writes' })
    .getByRole('button', { name: t('chat.delete') });
  await expect(erase).toBeInViewport();
  await erase.click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('chat.delete') })
    .click();
  await expect(rows).toHaveText([/Bob Chats/]);
  await write(cleo, 'a new beginning');
  await expect(rows).toHaveText([/Bob Chats/, /a new beginning/]);

  // What was said, from the list.
  await page.getByRole('searchbox', { name: t('chat.search') }).fill('by the gate');
  await page.getByRole('link', { name: /by the gate/ }).click();
  await expect(page.getByRole('log').getByText('tea at seven by the gate')).toBeInViewport();

  // A post, with a word of one's own.
  await page.goto('/home/recommend');
  await page
    .getByRole('button', { name: t('post.more') })
    .first()
    .click();
  await page.getByRole('menuitem', { name: t('post.more.send') }).click();
  const sheet = page.getByRole('dialog', { name: t('room.share.to') });
  await sheet.getByRole('button', { name: /Bob Chats/ }).click();
  await sheet.getByRole('textbox', { name: t('room.share.words') }).fill('look at this');
  await sheet.getByRole('button', { name: /1/ }).click();
  await expect(sheet).toBeHidden();
  await page.goto('/chat');
  await expect(row('Bob Chats')).toContainText('look at this');
  await row('Bob Chats').click();
  await expect(page.getByRole('log').locator('a[href^="/posts/"]')).toBeVisible();
});
