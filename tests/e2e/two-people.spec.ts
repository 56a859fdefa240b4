import { attach, clip, log, openMenu, photo, rowOf, said, sendFiles } from './support/messages.ts';
import { inBrand, type Someone } from './support/someone.ts';
import { expect } from './support/test.ts';
import { choose, field, groupOf, row, test, write } from './support/two-people.ts';

const PDF = { name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

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
