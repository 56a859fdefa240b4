import type { APIRequestContext } from '@playwright/test';
import { call, type Person, register } from './support/api.ts';
import { dragFinger } from './support/finger.ts';
import { attach, clip, log, openMenu, photo, rowOf, said, sendFiles } from './support/messages.ts';
import {
  deskIn,
  directRoom,
  inBrand,
  phoneIn,
  type Someone,
  sendsTo,
  test as signedIn,
} from './support/someone.ts';
import { expect } from './support/test.ts';

const PDF = { name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

/** Ann has a phone in Chinese, Bob a desk in English. */
const test = signedIn.extend<{ ann: Someone; bob: Someone }>({
  ann: async ({ enters }, use) => use(await enters('Ann Outside', phoneIn('zh-CN'))),
  bob: async ({ enters }, use) => use(await enters('Bob Inside', deskIn('en'))),
});

const field = ({ page, t }: Someone) => page.getByRole('textbox', { name: t('room.write') });
const write = async (one: Someone, words: string) => {
  await field(one).fill(words);
  await field(one).press('Enter');
};
const choose = ({ page, t }: Someone, name: string) =>
  page.getByRole('menuitem', { name: t(name), exact: true }).click();
/** Of the list of conversations. */
const row = ({ page }: Someone, name: string) => page.locator('a[href^="/room/"]').filter({ hasText: name });
const groupOf = async (request: APIRequestContext, owner: Person, member: Person): Promise<string> => {
  const group = { display_name: 'Tea at seven', member_ids: [member.id], cid: 'tea' };
  return (await call(request, '/api/v1/groups', group, owner.access)).id;
};

test.describe('in a group', () => {
  test.use(inBrand('jade'));

  test('somebody is called, answered, reacted to, pinned, refused a link and taken back, live for the other', async ({
    ann,
    bob,
    request,
  }) => {
    const id = await groupOf(request, ann.person, bob.person);
    for (const { page } of [ann, bob]) await page.goto(`/room/${id}`);
    await expect(log(bob.page)).toBeVisible();

    // Who owns a group may send links.
    await field(ann).fill('@Bob');
    await ann.page.getByRole('option', { name: /Bob Inside/ }).click();
    await field(ann).press('End');
    await field(ann).pressSequentially('https://example.com/tea');
    await field(ann).press('Enter');
    const link = log(bob.page).getByRole('link', { name: 'https://example.com/tea' });
    await expect(link).toHaveAttribute('rel', /noreferrer/);
    await expect(log(bob.page).locator(`a[href="/guest-page/${bob.person.id}"]`)).toBeVisible();
    await write(ann, 'at the gate');
    await write(ann, 'shall we meet');

    await openMenu(bob.page, 'at the gate', false);
    await choose(bob, 'room.reply');
    await expect(bob.page.getByText(bob.t('room.reply.to', { name: 'Ann Outside' }))).toBeVisible();
    await expect(field(bob)).toBeFocused();
    await write(bob, 'which one');
    await expect(rowOf(ann.page, 'which one')).toContainText('at the gate');
    // Both have looked into it.
    for (const { page, t } of [ann, bob])
      await expect(page.getByText(t('room.members.here', { count: 2, here: 2 }))).toBeVisible();

    await openMenu(ann.page, 'which one', true);
    await ann.page.getByRole('menuitemcheckbox', { name: ann.t('room.react.with', { emoji: '👍' }) }).click();
    const thumb = ({ page }: Someone) =>
      rowOf(page, 'which one').getByRole('group').getByRole('button', { name: /👍/ });
    await expect(thumb(ann)).toHaveAttribute('aria-pressed', 'true');
    await expect(thumb(bob)).toHaveAttribute('aria-pressed', 'false');
    await thumb(bob).click();
    await expect(thumb(ann)).toHaveText('👍2');

    await openMenu(ann.page, 'at the gate', true);
    await choose(ann, 'room.pin');
    for (const { page, t } of [ann, bob])
      await expect(page.getByRole('button', { name: t('room.pinned.all') })).toBeVisible();
    await expect(log(bob.page).getByText(bob.t('room.notice_by.pin', { name: 'Ann Outside' }))).toBeVisible();
    // The messages move when their pins come to stand over them: a finger would miss.
    await expect(
      log(ann.page).getByText(ann.t('room.notice_by.pin', { name: ann.t('room.you') })),
    ).toBeVisible();

    // A member may not send links, nor pin.
    await write(bob, 'see https://example.com/mine');
    await expect(bob.page.getByText(bob.t('error.has_link'))).toBeVisible();
    await bob.page.getByRole('alertdialog').getByRole('button').click();
    await expect(bob.page.getByRole('alertdialog')).toHaveCount(0);
    await expect(field(bob)).toHaveValue('see https://example.com/mine');
    await openMenu(bob.page, 'at the gate', false);
    await expect(bob.page.getByRole('menuitem', { name: bob.t('room.pin'), exact: true })).toHaveCount(0);
    await bob.page.keyboard.press('Escape');

    await openMenu(ann.page, 'shall we meet', true);
    await choose(ann, 'room.retract');
    await expect(said(ann.page, 'shall we meet')).toHaveCount(0);
    await ann.page.getByRole('button', { name: ann.t('room.retract.undo'), exact: true }).click();
    await openMenu(ann.page, 'shall we meet', true);
    await choose(ann, 'room.retract');
    await expect(said(ann.page, 'shall we meet')).toHaveCount(0);
    await expect(said(bob.page, 'shall we meet')).toBeVisible();
    // Who leaves the page has thought about it.
    await ann.page.reload();
    await expect(
      log(bob.page).getByText(bob.t('room.notice_by.retract', { name: 'Ann Outside' })),
    ).toBeVisible();

    // As the server has it.
    await bob.page.reload();
    await expect(rowOf(bob.page, 'which one')).toContainText('at the gate');
    await expect(said(bob.page, 'shall we meet')).toHaveCount(0);
    await expect(thumb(bob)).toHaveText('👍2');
    await expect(log(bob.page).getByText('example.com/mine')).toHaveCount(0);
  });
});

test.describe('by themselves', () => {
  test.use(inBrand('saffron'));

  test('they find each other, talk, and send pictures, a clip and a file that the other one opens', async ({
    ann,
    bob,
  }) => {
    await bob.page.goto('/chat');
    await ann.page.goto('/chat');
    await ann.page.getByRole('searchbox', { name: ann.t('chat.search') }).fill(bob.person.username);
    await ann.page.keyboard.press('Enter');
    await ann.page.getByText('Bob Inside').first().click();
    await expect(ann.page).toHaveURL(/\/room\//);
    await write(ann, 'hello bob');
    await expect(row(bob, 'Ann Outside')).toContainText('hello bob');
    await expect(row(bob, 'Ann Outside')).toContainText('1');
    await row(bob, 'Ann Outside').click();
    await expect(said(bob.page, 'hello bob')).toBeVisible();
    await expect(rowOf(ann.page, 'hello bob').getByText(ann.t('room.read'))).toBeAttached();
    await write(bob, 'hello ann');
    await expect(said(ann.page, 'hello ann')).toBeVisible();
    // They have met: each sees that the other one is here, and writes.
    await expect(ann.page.getByText(ann.t('presence.online')).last()).toBeVisible();
    await field(bob).pressSequentially('wait');
    await expect(ann.page.getByText(ann.t('typing.one')).last()).toBeVisible();
    await field(bob).fill('');

    const chosen = [await photo('one.jpg'), await photo('two.jpg', 2700, 1800, 6), await photo('three.jpg')];
    await attach(ann.page, ann.t, chosen);
    const preview = ann.page.getByRole('dialog');
    await preview.getByRole('button', { name: ann.t('room.upload.earlier', { name: 'two.jpg' }) }).click();
    await preview.getByRole('button', { name: ann.t('room.upload.take_out', { name: 'three.jpg' }) }).click();
    await ann.page.getByRole('textbox', { name: ann.t('room.upload.caption') }).fill('by the sea');
    await sendFiles(ann.page, ann.t);
    await expect(said(bob.page, 'by the sea')).toBeVisible();
    const pictures = log(bob.page).getByRole('button', { name: bob.t('room.image.open') });
    await expect(pictures).toHaveCount(2);
    await pictures.first().click();
    const viewer = bob.page.getByRole('dialog', { name: bob.t('room.image') });
    const height = () =>
      viewer.getByRole('img').evaluate((image) => (image as HTMLImageElement).naturalHeight);
    // Turned upright, made smaller, and put first.
    await expect.poll(height).toBe(2048);
    await bob.page.keyboard.press('ArrowRight');
    await expect.poll(height).toBe(900);
    await bob.page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);

    await attach(bob.page, bob.t, await clip());
    await sendFiles(bob.page, bob.t);
    await attach(bob.page, bob.t, PDF, 'room.attach.file');
    await sendFiles(bob.page, bob.t);
    // The queues send one at a time, a clip after three seconds.
    const play = log(ann.page).getByRole('button', { name: ann.t('room.play') });
    await expect(play).toBeVisible({ timeout: 20_000 });
    await play.click();
    const time = () =>
      log(ann.page)
        .locator('video')
        .evaluate((video) => (video as HTMLVideoElement).currentTime);
    await expect.poll(time).toBeGreaterThan(0);
    const file = log(ann.page).getByRole('button', { name: /report\.pdf/ });
    await expect(file).toBeVisible({ timeout: 20_000 });
    const saved = ann.page.waitForEvent('download');
    await file.click();
    expect((await saved).suggestedFilename()).toBe('report.pdf');

    await ann.page.reload();
    await expect(said(ann.page, 'by the sea')).toBeVisible();
    for (const words of ['hello bob', 'hello ann', 'by the sea'])
      await expect(log(ann.page).getByText(words, { exact: true })).toHaveCount(1);
  });
});

test.describe('with others', () => {
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
});
