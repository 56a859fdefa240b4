import type { FileChooser, Page } from '@playwright/test';
import { register, uniqueName, uniquePhone } from './support/api.ts';
import { codeIn, readsCodes } from './support/codes.ts';
import { log, photo } from './support/messages.ts';
import { deskIn, phoneIn, test } from './support/someone.ts';
import { expect, textIn } from './support/test.ts';
import { startOf, Visitor } from './support/visitor.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'zh-CN' };

test.use({ brand: 'jade', baseURL: `http://jade.localhost:${process.env.E2E_PORT}` });

test('two people find each other, give names, keep away and come back, report and invite', async ({
  page,
  newPerson,
  request,
  signsIn,
  baseURL,
}) => {
  // Ann has a phone in Chinese, Bob a desk in English.
  const [annTexts, bobTexts] = [await textIn('zh-CN', 'jade'), await textIn('en', 'jade')];
  const annPage = await newPerson(PHONE);
  const ann = new Visitor(annPage, request, annTexts);
  const bob = new Visitor(page, request, bobTexts);
  const [annPerson, bobPerson] = [
    await register(request, 'Ann Outside'),
    await register(request, 'Bob Inside'),
  ];
  const speaks = (at: Page, locale: string) =>
    at.context().addCookies([{ name: 'prefs', value: `l%3D${locale}`, url: baseURL ?? '' }]);
  await speaks(annPage, 'zh-CN');
  await speaks(page, 'en');
  await signsIn(annPage, annPerson);
  await signsIn(page, bobPerson);
  const row = (name: string) => annPage.getByRole('link', { name: new RegExp(name) });
  const field = ({ page: at, t }: Visitor) => at.getByRole('textbox', { name: t('room.write') });

  await test.step('found by ID, added, listed', async () => {
    await annPage.goto('/friends');
    await annPage
      .getByRole('button', { name: annTexts('friends.add'), exact: true })
      .first()
      .click();
    // Her own code, as a picture to send on.
    await annPage.getByRole('button', { name: startOf(annTexts, 'friends.code') }).click();
    const saved = annPage.waitForEvent('download');
    await ann.presses('code.save');
    const card = await saved;
    expect(card.suggestedFilename()).toBe(`${annPerson.username}.png`);
    expect(await codeIn(await card.path())).toBe(`${baseURL}/guest-page/${annPerson.id}`);
    await ann.presses('nav.back');
    await annPage.getByRole('searchbox', { name: annTexts('friends.add.search') }).fill(bobPerson.username);
    await ann.presses('contacts.add.label', { name: 'Bob Inside' });
    await ann.sees('contacts.is_contact');
    await ann.presses('nav.back');
    await row('Bob Inside').click();
    await expect(annPage).toHaveURL(`/guest-page/${bobPerson.id}`);
  });

  await test.step('a name of one’s own, shown at once and everywhere', async () => {
    await ann.presses('person.more');
    await annPage.getByRole('menuitem', { name: annTexts('memo.title') }).click();
    await ann.fills('memo.nickname', '老鲍');
    await ann.fills('memo.description', '茶山认识的');
    await ann.presses('memo.save');
    await expect(annPage.getByRole('heading', { name: '老鲍' })).toBeVisible();
    await ann.sees('person.own_name', { name: 'Bob Inside' });
    await ann.presses('person.message');
    await expect(annPage.getByRole('heading', { name: '老鲍' })).toBeVisible();
    await field(ann).fill('早上好');
    await field(ann).press('Enter');
    await ann.presses('nav.back');
    await expect(row('老鲍')).toBeVisible();
  });

  await test.step('blocked: the line to write on is gone, and what is written meanwhile stays with its sender', async () => {
    await page.goto('/chat');
    await page.getByRole('link', { name: /Ann Outside/ }).click();
    await expect(log(page).getByText('早上好')).toBeVisible();
    const room = page.url();
    await page.goto(`/guest-page/${annPerson.id}`);
    await bob.presses('person.more');
    await page.getByRole('menuitem', { name: bobTexts('person.block'), exact: true }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: bobTexts('person.block') })
      .click();
    await bob.sees('blacklist.added');
    await row('老鲍').click();
    await field(ann).fill('还在吗');
    await field(ann).press('Enter');
    await expect(log(annPage).getByText('还在吗')).toBeVisible();
    await page.goto(room);
    await bob.sees('room.blocked', { name: 'Ann Outside' });
    await expect(field(bob)).toHaveCount(0);
    // Whoever has no composer is refused too.
    const words = { group_id: room.split('/').at(-1), cid: 'past-it', type: 'text', text: '收到' };
    const answer = await request.post('/api/v1/messages', {
      data: words,
      headers: { authorization: `Bearer ${bobPerson.access}` },
    });
    expect([answer.status(), (await answer.json()).error]).toEqual([403, 'api.forbidden']);
    await bob.presses('room.unblock');
    await expect(field(bob)).toBeVisible();
    await expect(log(page).getByText('还在吗')).toHaveCount(0);
  });

  await test.step('reported, with a picture', async () => {
    await page.goto(`/guest-page/${annPerson.id}`);
    await bob.presses('person.more');
    await page.getByRole('menuitem', { name: bobTexts('person.report'), exact: true }).click();
    await page
      .getByRole('radio', { name: bobTexts('report.fraud') })
      .locator('..')
      .click();
    await page.locator('input[type=file]').setInputFiles(await photo('proof.jpg'));
    await expect(page.getByRole('img', { name: bobTexts('report.picture', { index: 1 }) })).toBeVisible();
    await bob.presses('report.send');
    await bob.sees('report.done');
  });

  await test.step('somebody comes by the invitation', async () => {
    await page.goto('/friends');
    await bob.presses('friends.invite');
    const code = await page.getByRole('dialog').getByRole('heading', { level: 3 }).textContent();
    const guestPage = await newPerson(PHONE);
    await speaks(guestPage, 'zh-CN');
    const guest = new Visitor(guestPage, request, await textIn('zh-CN', 'jade'));
    const phone = uniquePhone('CN');
    await guestPage.goto(`/register?inviteCode=${code}`);
    await guest.fills('login.phone', phone.national);
    await guest.presses('register.send_code');
    await guest.typesCode(phone.whole);
    await expect(guest.field('register.invite_code')).toHaveValue(code ?? '');
    await guest.namesAccount({ username: uniqueName(), password: 'Passw0rd99', nickname: 'Came By Bob' });
    await guest.sees('register.done.title');
    await bob.presses('nav.back');
    await bob.presses('friends.invite');
    await expect(page.getByText('Came By Bob')).toBeVisible();
  });
});

test('somebody is found in a picture of their card, and by their invite code; a contact is removed', async ({
  enters,
  request,
}) => {
  const [hers, his] = [
    await enters('Ann Outside', deskIn('en')),
    await enters('Bob Inside', phoneIn('zh-CN')),
  ];
  const { page, t } = hers;
  await readsCodes(page);
  const [ann, bob] = [new Visitor(page, request, t), new Visitor(his.page, request, his.t)];
  const opensWays = async (visitor: Visitor) => {
    await visitor.page.goto('/friends');
    await visitor.presses('friends.add');
  };
  const person = `/guest-page/${his.person.id}`;

  await opensWays(bob);
  await his.page.getByRole('button', { name: startOf(his.t, 'friends.code') }).click();
  const saved = his.page.waitForEvent('download');
  await bob.presses('code.save');
  const card = await (await saved).path();

  await opensWays(ann);
  await page.getByRole('button', { name: startOf(t, 'friends.scan') }).click();
  const chooses = async (file: Parameters<FileChooser['setFiles']>[0]) => {
    const chooser = page.waitForEvent('filechooser');
    await ann.presses('friends.scan.picture');
    await (await chooser).setFiles(file);
  };
  await chooses(await photo('beach.jpg'));
  await ann.sees('friends.scan.no_code');
  await chooses(card);
  await expect(page).toHaveURL(person);
  await expect(page.getByRole('heading', { name: 'Bob Inside' })).toBeVisible();

  const me = await request.get('/api/v1/users/me', {
    headers: { authorization: `Bearer ${his.person.access}` },
  });
  const { invite_code: code } = (await me.json()).result;
  await opensWays(ann);
  await page.getByRole('searchbox', { name: t('friends.add.search') }).fill(code);
  await ann.presses('contacts.add.label', { name: 'Bob Inside' });
  await ann.sees('contacts.is_contact');

  await page.goto(person);
  const add = ann.button('contacts.add.label', { name: 'Bob Inside' });
  await expect(ann.button('person.message')).toBeVisible();
  await expect(add).toHaveCount(0);
  await ann.presses('person.more');
  await page.getByRole('menuitem', { name: t('contacts.remove.long'), exact: true }).click();
  await ann.sees('contacts.removed', { name: 'Bob Inside' });
  await expect(add).toBeVisible();
  await page.reload();
  await expect(add).toBeVisible();
});

test('somebody new finds people under the empty list, adds one and writes to another', async ({
  enters,
  request,
}) => {
  const { page, t } = await enters('New Here', phoneIn('en'));
  const visitor = new Visitor(page, request, t);
  await page.goto('/chat');
  await visitor.sees('chat.empty.title');
  const people = page.getByRole('list', { name: t('contacts.suggested') }).getByRole('listitem');
  const nameOf = async (at: number) => {
    const label = await people.nth(at).getByRole('button').last().getAttribute('aria-label');
    return (label ?? '').slice(t('contacts.add.label', { name: '' }).length);
  };
  const [first, second] = [await nameOf(0), await nameOf(1)];
  await visitor.presses('contacts.add.label', { name: first });
  await expect(people.first()).toContainText(t('contacts.is_contact'));

  await people.nth(1).getByRole('button').first().click();
  await expect(page).toHaveURL(/\/room\//);
  await expect(page.getByRole('heading', { name: second })).toBeVisible();
  const field = page.getByRole('textbox', { name: t('room.write') });
  await field.fill('hello');
  await field.press('Enter');
  await expect(log(page).getByText('hello')).toBeVisible();
  await visitor.presses('nav.back');
  const row = page.getByRole('list', { name: t('chat.list') }).getByRole('link');
  await expect(row).toContainText(second);

  await page.goto('/friends');
  await expect(page.getByRole('link', { name: first })).toBeVisible();
  await expect(page.getByRole('link', { name: second })).toHaveCount(0);
});
