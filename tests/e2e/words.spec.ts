import type { Page } from '@playwright/test';
import { log, openMenu, rowOf, said } from './support/messages.ts';
import { inBrand } from './support/someone.ts';
import { expect } from './support/test.ts';
import { choose, field, groupOf, test, write } from './support/two-people.ts';

test.use(inBrand('lotus'));

/** Its first letter is none of ours. */
const LOOKALIKE = 'https://аpple.com/tea';
const LOOKALIKE_HOST = 'xn--pple-43d.com';

/** Pages outside, which note what they are told of where somebody comes from. */
const outside = async (page: Page) => {
  const told: (string | undefined)[] = [];
  await page.context().route(/example\.com|xn--pple/, async (route) => {
    told.push(route.request().headers()['referer']);
    await route.fulfill({ contentType: 'text/html', body: '<title>Outside</title>' });
  });
  return told;
};

test('links lead out and tell nothing of where one was, one that is not what it seems asks first; long words fold', async ({
  ann,
  bob,
  request,
}) => {
  const told = await outside(ann.page);
  const id = await groupOf(request, bob.person, ann.person);
  for (const { page } of [ann, bob]) await page.goto(`/room/${id}`);

  const leaves = async (open: () => Promise<void>) => {
    const opened = ann.page.context().waitForEvent('page');
    await open();
    const there = await opened;
    await expect(there).toHaveTitle('Outside');
    expect(await there.evaluate(() => [document.referrer, window.opener])).toEqual(['', null]);
    const url = there.url();
    await there.close();
    return url;
  };
  await write(bob, 'https://example.com/tea');
  const link = log(ann.page).getByRole('link', { name: 'https://example.com/tea' });
  expect(await leaves(() => link.click())).toBe('https://example.com/tea');

  await write(bob, LOOKALIKE);
  const question = ann.page.getByRole('alertdialog', { name: ann.t('room.link.ask') });
  const press = (label: string) => question.getByRole('button', { name: ann.t(label), exact: true }).click();
  await log(ann.page).getByRole('link', { name: LOOKALIKE }).click();
  await expect(question).toContainText(ann.t('room.link.leads_to', { host: LOOKALIKE_HOST }));
  await press('room.cancel');
  await expect(question).toHaveCount(0);
  expect(ann.page.context().pages()).toHaveLength(1);
  await log(ann.page).getByRole('link', { name: LOOKALIKE }).click();
  expect(await leaves(() => press('room.link.open'))).toBe(`https://${LOOKALIKE_HOST}/tea`);
  expect(told).toEqual([undefined, undefined]);

  const verses = Array.from({ length: 30 }, (_, at) => `verse ${at + 1}`).join('\n');
  await write(bob, verses);
  const long = rowOf(ann.page, 'verse 30');
  const height = async () => (await long.boundingBox())?.height ?? 0;
  const more = long.getByRole('button', { name: ann.t('room.text.more') });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  const folded = await height();
  await more.click();
  await expect.poll(height).toBeGreaterThan(folded * 2);
  await long.getByRole('button', { name: ann.t('room.text.less') }).click();
  await expect.poll(height).toBe(folded);
});

test('a finger takes a part of what was said, who reacted is listed, and so is what keys do', async ({
  ann,
  bob,
  request,
}) => {
  const id = await groupOf(request, bob.person, ann.person);
  for (const { page } of [ann, bob]) await page.goto(`/room/${id}`);
  const words = 'call 13800138000 before seven';
  await write(bob, words);

  await openMenu(ann.page, words, true);
  await choose(ann, 'room.words');
  const sheet = ann.page.getByRole('dialog', { name: ann.t('room.words') });
  const shown = sheet.getByText(words, { exact: true });
  await expect(shown).toBeVisible();
  // Two quick presses take the word in the middle: the number.
  await shown.dblclick({ position: { x: 90, y: 12 } });
  await expect.poll(() => ann.page.evaluate(() => String(getSelection()).trim())).toBe('13800138000');
  await sheet.getByRole('button', { name: ann.t('room.close'), exact: true }).click();
  await expect(sheet).toHaveCount(0);

  await openMenu(ann.page, words, true);
  await ann.page.getByRole('menuitemcheckbox', { name: ann.t('room.react.with', { emoji: '👍' }) }).click();
  const thumb = rowOf(bob.page, words).getByRole('group').getByRole('button', { name: /👍/ });
  await thumb.click();
  await expect(thumb).toHaveText('👍2');
  await openMenu(bob.page, words, false);
  await choose(bob, 'room.emoji.who');
  const reactors = bob.page.getByRole('list', { name: bob.t('room.emoji.who') }).getByRole('listitem');
  await expect(reactors).toHaveCount(2);
  for (const name of ['Ann Outside', 'Bob Inside'])
    await expect(reactors.filter({ hasText: name })).toContainText('👍');
  await bob.page.keyboard.press('Escape');
  await expect(reactors).toHaveCount(0);

  // While one writes it is a sign like others.
  await field(bob).pressSequentially('why?');
  await bob.page.keyboard.press('Shift+Enter');
  await bob.page.keyboard.type('so');
  await bob.page.keyboard.press('Enter');
  await expect(said(ann.page, 'why?\nso')).toBeVisible();
  await log(bob.page).focus();
  const keys = bob.page.getByRole('dialog', { name: bob.t('room.keys.title') });
  // They come with their code, after the messages.
  await expect(async () => {
    await bob.page.keyboard.press('?');
    await expect(keys).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(keys.locator('kbd')).toHaveText([
    ...['↑ ↓', 'Home End', 'Ctrl + F', 'Enter', 'R', 'C', 'P', 'Esc'],
    ...['Enter', 'Shift + Enter', '@', '?'],
  ]);
  for (const [key, does] of [
    ['R', 'room.reply'],
    ['P', 'room.keys.pin'],
    ['Shift + Enter', 'room.keys.line'],
  ] as const)
    await expect(keys.getByRole('listitem').filter({ hasText: bob.t(does) })).toContainText(key);
  await bob.page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await expect(log(bob.page)).toBeFocused();
});
