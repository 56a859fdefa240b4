import { call, type Person, register } from './support/api.ts';
import { dragFinger } from './support/finger.ts';
import { log, openMenu, said } from './support/messages.ts';
import { directRoom, inBrand, sendsTo } from './support/someone.ts';
import { expect } from './support/test.ts';
import { choose, groupOf, row, test } from './support/two-people.ts';

test.use(inBrand('lotus'));

test('a list is kept in order, what was said is found, and words, a post, a person and a group are passed on', async ({
  ann,
  bob,
  request,
}) => {
  const cleo = await register(request, 'Cleo Writes');
  const rooms = {
    bob: await directRoom(request, bob.person, ann.person),
    cleo: await directRoom(request, cleo, ann.person),
  };
  const post = (from: Person, group_id: string, text: string) =>
    call(
      request,
      '/api/v1/messages',
      { group_id, cid: text.replaceAll(/\W/g, '-'), type: 'text', text },
      from.access,
    );
  await post(bob.person, rooms.bob, 'tea at seven by the gate');
  await post(cleo, rooms.cleo, 'see you');
  const rows = ann.page.getByRole('list', { name: ann.t('chat.list') }).getByRole('link');

  await ann.page.goto('/chat');
  await expect(rows).toHaveText([/Cleo Writes/, /Bob Inside/]);
  // By a menu: on top, whoever writes afterwards.
  await expect(async () => {
    await row(ann, 'Bob Inside').click({ button: 'right' });
    await expect(ann.page.getByRole('menuitem', { name: ann.t('chat.to_top') })).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
  await choose(ann, 'chat.to_top');
  await post(cleo, rooms.cleo, 'are you there');
  await expect(row(ann, 'Cleo Writes')).toContainText('are you there');
  await expect(rows).toHaveText([/Bob Inside/, /Cleo Writes/]);

  // By a finger: deleted for oneself, and back with the next message.
  const place = await row(ann, 'Cleo Writes').boundingBox();
  if (!place) throw new Error('the row is not there');
  const y = place.y + place.height / 2;
  await dragFinger(ann.page, [place.x + place.width - 20, y], [place.x + 20, y]);
  const erase = ann.page
    .getByRole('listitem')
    .filter({ hasText: 'Cleo Writes' })
    .getByRole('button', { name: ann.t('chat.delete') });
  await expect(erase).toBeInViewport();
  await erase.click();
  await ann.page
    .getByRole('alertdialog')
    .getByRole('button', { name: ann.t('chat.delete') })
    .click();
  await expect(rows).toHaveText([/Bob Inside/]);
  await post(cleo, rooms.cleo, 'a new beginning');
  await expect(rows).toHaveText([/Bob Inside/, /a new beginning/]);

  // What was said, from the list.
  await ann.page.getByRole('searchbox', { name: ann.t('chat.search') }).fill('by the gate');
  await ann.page.getByRole('link', { name: /by the gate/ }).click();
  await expect(said(ann.page, 'tea at seven by the gate')).toBeInViewport();

  // Words go on to somebody else.
  await openMenu(ann.page, 'tea at seven by the gate', true);
  await choose(ann, 'room.forward');
  await sendsTo(ann, /Cleo Writes/, { title: 'room.forward.to' });

  // A post, with a word of one's own, and who wrote it: Bob sees them come, with all that they show.
  await bob.page.goto(`/room/${rooms.bob}`);
  await expect(said(bob.page, 'tea at seven by the gate')).toBeVisible();
  await ann.page.goto('/home/recommend');
  const more = ann.page.getByRole('button', { name: ann.t('post.more') }).first();
  await more.click();
  await choose(ann, 'post.more.send');
  await sendsTo(ann, /Bob Inside/, { words: 'look at this' });
  await more.click();
  await choose(ann, 'post.more.send_person');
  await sendsTo(ann, /Bob Inside/);
  await expect(said(bob.page, 'look at this')).toBeVisible();
  const ofPost = log(bob.page).locator('a[href^="/posts/"]');
  await expect(ofPost.locator('img').first()).toBeVisible();
  const ofAuthor = log(bob.page).locator('a[href^="/guest-page/"]');
  const author = await ofAuthor.locator('b').textContent();
  expect(author).not.toBe(bob.t('room.card.author'));
  await expect(ofPost).toContainText(String(author));
  await ann.page.goto(`/room/${rooms.bob}`);
  await expect(said(ann.page, 'look at this')).toBeVisible();

  // A group, from the details beside its messages.
  const group = await groupOf(request, bob.person, ann.person);
  await row(bob, 'Tea at seven').click();
  const details = bob.page.getByRole('complementary', { name: bob.t('room.details') });
  await bob.page.getByRole('button', { name: bob.t('room.details'), exact: true }).click();
  await expect(details.getByRole('button', { name: /Ann Outside/ })).toBeVisible();
  await expect(log(bob.page)).toBeVisible();
  await details.getByRole('button', { name: bob.t('room.details.share') }).click();
  await sendsTo(bob, /Ann Outside/);
  await log(ann.page)
    .getByRole('link', { name: /Tea at seven/ })
    .click();
  await expect(ann.page).toHaveURL(`/room/${group}`);

  // The details stay beside the next room; search goes over them and gives way.
  await row(bob, 'Ann Outside').click();
  await expect(details).toContainText('Ann Outside');
  await bob.page.keyboard.press('Control+f');
  const search = bob.page.getByRole('complementary', { name: bob.t('room.search') });
  await search.getByRole('searchbox').fill('gate');
  await bob.page.keyboard.press('Enter');
  await expect(said(bob.page, 'tea at seven by the gate')).toBeInViewport();
  await search.getByRole('button', { name: bob.t('room.search.close') }).click();
  await bob.page.reload();
  await expect(details).toBeVisible();
  await details.getByRole('button', { name: bob.t('room.close') }).click();
  await expect(details).toHaveCount(0);
});
