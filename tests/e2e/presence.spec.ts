import type { Page } from '@playwright/test';
import { looksAway, looksBack } from './support/attention.ts';
import { rowOf, said } from './support/messages.ts';
import { directRoom, inBrand, type Someone } from './support/someone.ts';
import { stored } from './support/stored.ts';
import { expect } from './support/test.ts';
import { field, row, test, write } from './support/two-people.ts';
import { goTo } from './support/walk.ts';

test.use(inBrand('saffron'));

/** Under the name of the other one. */
const detail = ({ page, t }: Someone, id: string, values?: Record<string, string>) =>
  page.getByRole('main').getByText(t(id, values), { exact: true }).last();

/** Live events of a kind that reach a page; before it is opened. */
const hears = (page: Page, kind: string) => {
  const heard: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (payload.toString().includes(kind)) heard.push(payload.toString());
    }),
  );
  return heard;
};

/** Tones that a page has begun to play; before it is opened. */
const tones = async (page: Page) => {
  await page.addInitScript(() => {
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      document.documentElement.dataset['tones'] = 'heard';
      start.call(this, when);
    };
  });
  return () => page.evaluate(() => document.documentElement.dataset['tones']);
};

test('who is here and writes is seen by both until one of them hides it; then by neither', async ({
  ann,
  bob,
  request,
}) => {
  const id = await directRoom(request, bob.person, ann.person);
  const typing = [hears(ann.page, 'typing.started'), hears(bob.page, 'typing.started')];
  for (const { page } of [ann, bob]) await page.goto(`/room/${id}`);
  await write(bob, 'are you there');
  await expect(said(ann.page, 'are you there')).toBeVisible();
  await write(ann, 'yes');
  await expect(rowOf(bob.page, 'are you there').getByText(bob.t('room.read'))).toBeAttached();
  for (const one of [ann, bob]) await expect(detail(one, 'presence.online')).toBeVisible();
  await field(ann).pressSequentially('wa');
  await expect(detail(bob, 'typing.one')).toBeVisible();

  await goTo(ann.page, '/profile');
  const shown = ann.page.getByRole('switch', { name: ann.t('privacy.presence'), exact: true });
  await expect(shown).toBeChecked();
  const changed = stored(ann.page, /\/users\/me$/);
  await shown.click();
  await changed;
  await goTo(ann.page, `/room/${id}`);
  await expect(detail(bob, 'person.id', { id: ann.person.username })).toBeVisible();
  await expect(detail(ann, 'person.id', { id: bob.person.username })).toBeVisible();
  for (const heard of typing) heard.length = 0;
  // What was begun is there still.
  await expect(field(ann)).toHaveValue('wa');
  await field(ann).press('End');
  await field(ann).pressSequentially('it');
  await field(ann).press('Enter');
  await expect(said(bob.page, 'wait')).toBeVisible();
  await field(bob).pressSequentially('I do');
  await field(bob).press('Enter');
  await expect(said(ann.page, 'I do')).toBeVisible();
  expect(typing).toEqual([[], []]);
  for (const one of [ann, bob]) await expect(detail(one, 'presence.online')).toHaveCount(0);

  await goTo(ann.page, '/profile');
  await shown.click();
  await goTo(ann.page, `/room/${id}`);
  await expect(detail(ann, 'presence.online')).toBeVisible();
  // Who looked at her meanwhile asks again by themselves, some minutes later (docs/decisions/0050).
  await bob.page.reload();
  await expect(detail(bob, 'presence.online')).toBeVisible();
});

test('what comes while one looks elsewhere is counted in the title, and heard by whoever asked for it; what is begun stands in the list', async ({
  ann,
  bob,
  request,
}) => {
  const id = await directRoom(request, bob.person, ann.person);
  const [hearsAnn, hearsBob] = [await tones(ann.page), await tones(bob.page)];
  await bob.page.goto('/profile');
  const sound = bob.page.getByRole('switch', { name: bob.t('notify.sound'), exact: true });
  await expect(sound).not.toBeChecked();
  const changed = stored(bob.page, /\/users\/notify$/);
  await sound.click();
  await changed;
  await goTo(bob.page, `/room/${id}`);
  await ann.page.goto(`/room/${id}`);
  await write(ann, 'one');
  await expect(said(bob.page, 'one')).toBeVisible();
  await expect(bob.page).toHaveTitle(/^[^(]/);

  await looksAway(bob.page);
  await write(ann, 'two');
  await expect(bob.page).toHaveTitle(/^\(1\) /);
  await write(ann, 'three');
  await expect(bob.page).toHaveTitle(/^\(2\) /);
  await expect.poll(hearsBob).toBe('heard');
  await expect(rowOf(ann.page, 'three').getByText(ann.t('room.sent'))).toBeAttached();
  await looksBack(bob.page);
  await expect(bob.page).toHaveTitle(/^[^(]/);
  await expect(rowOf(ann.page, 'three').getByText(ann.t('room.read'))).toBeAttached();

  await looksAway(ann.page);
  await write(bob, 'four');
  await expect(ann.page).toHaveTitle(/^\(1\) /);
  // A sound is fetched as it is needed: by the time another message is here, that of the first one would be.
  await write(bob, 'five');
  await expect(ann.page).toHaveTitle(/^\(2\) /);
  expect(await hearsAnn()).toBeUndefined();
  await looksBack(ann.page);

  // What is begun is marked, over a reload, until it is sent.
  await field(ann).fill('half written');
  await ann.page.getByRole('link', { name: ann.t('nav.back') }).click();
  await expect(row(ann, 'Bob Inside')).toContainText(`${ann.t('chat.draft')} half written`);
  await ann.page.reload();
  await expect(row(ann, 'Bob Inside')).toContainText(`${ann.t('chat.draft')} half written`);
  await row(ann, 'Bob Inside').click();
  await expect(field(ann)).toHaveValue('half written');
  await field(ann).press('Enter');
  await expect(said(bob.page, 'half written')).toBeVisible();
  await ann.page.getByRole('link', { name: ann.t('nav.back') }).click();
  await expect(row(ann, 'Bob Inside')).toContainText('half written');
  await expect(row(ann, 'Bob Inside')).not.toContainText(ann.t('chat.draft'));
});
