import type { Page } from '@playwright/test';
import { log } from './support/messages.ts';
import { directRoom } from './support/someone.ts';
import { test } from './support/talk.ts';
import { expect } from './support/test.ts';
import { test as twoPeople } from './support/two-people.ts';
import type { Text } from './support/visitor.ts';

/** Until so many seconds have been recorded; a busy page does not show each of them. */
const heard = (page: Page, t: Text, seconds: number) => {
  const cancel = page.getByRole('button', { name: t('room.voice.cancel'), exact: true });
  const clock = page
    .locator('div')
    .filter({ has: cancel, hasText: /\d:\d\d/ })
    .last();
  const recorded = async () => {
    const [, minutes = '0', rest = '0'] = /(\d+):(\d\d)/.exec((await clock.textContent()) ?? '') ?? [];
    return Number(minutes) * 60 + Number(rest);
  };
  return expect.poll(recorded, { timeout: 20_000, intervals: [100] }).toBeGreaterThanOrEqual(seconds);
};

const records = async (page: Page, t: Text, seconds: number) => {
  await page.getByRole('button', { name: t('room.voice'), exact: true }).click();
  await heard(page, t, seconds);
  await page.getByRole('button', { name: t('room.voice.send') }).click();
};

test('a voice message is recorded, encoded and sent', async ({ page, context, t, talk: { said } }) => {
  await context.grantPermissions(['microphone']);
  await records(page, t, 2);
  await expect.poll(async () => (await said()).length, { timeout: 20_000 }).toBe(1);
  const [message] = await said();
  expect(message).toMatchObject({ type: 'audio', media: { waveform: expect.any(Array) } });
  expect(message?.duration).toBeGreaterThanOrEqual(1);
  expect(message?.media?.waveform?.some((wave) => wave > 10)).toBe(true);
});

test('one that is held is sent when it is let go, or left when the finger slides away', async ({
  page,
  context,
  t,
  talk: { said },
}) => {
  await context.grantPermissions(['microphone']);
  const button = page.getByRole('button', { name: t('room.voice'), exact: true });
  await button.hover();
  await page.mouse.down();
  await heard(page, t, 2);
  const box = await button.boundingBox();
  await page.mouse.move((box?.x ?? 0) - 120, box?.y ?? 0);
  await expect(page.getByText(t('room.voice.let_go'))).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText(t('room.voice.let_go'))).toBeHidden();
  await button.hover();
  await page.mouse.down();
  await expect(page.getByText(t('room.voice.slide'))).toBeVisible();
  await heard(page, t, 2);
  await page.mouse.up();
  await expect.poll(async () => (await said()).length, { timeout: 20_000 }).toBe(1);
  expect((await said()).map(({ type }) => type)).toEqual(['audio']);
});

test('a closed microphone is explained', async ({ page, t }) => {
  await page.getByRole('button', { name: t('room.voice'), exact: true }).click();
  await expect(page.getByText(t('room.voice.denied'))).toBeVisible();
});

test('a voice that was begun stands over the list and any page when its conversation is left, and goes on there', async ({
  page,
  context,
  t,
}) => {
  await context.grantPermissions(['microphone']);
  // Longer than it takes to press pause, on a slow machine too.
  await records(page, t, 8);
  const play = { name: t('room.play'), exact: true };
  const pause = { name: t('room.pause'), exact: true };
  await log(page).getByRole('button', play).click({ timeout: 20_000 });
  await log(page).getByRole('button', pause).click();
  const bar = page.getByRole('region', { name: t('room.kind.audio') });
  await expect(bar).toBeVisible();
  await page.getByRole('link', { name: t('nav.back') }).click();
  await expect(page).toHaveURL('/chat');
  await expect(bar).toBeVisible();
  await page
    .getByRole('link', { name: t('nav.home') })
    .first()
    .click();
  await expect(page).toHaveURL('/home/recommend');
  await expect(bar).toBeVisible();
  const sound = page.locator('audio');
  const at = () => sound.evaluate((audio) => (audio as HTMLAudioElement).currentTime);
  const before = await at();
  await bar.getByRole('button', play).click();
  await expect.poll(async () => (await at()) > before || (await bar.count()) === 0).toBe(true);
  await expect(sound).toHaveCount(1);
  // It is its last one: nothing follows.
  await expect(bar).toHaveCount(0);
  await expect(sound).not.toHaveAttribute('src');
});

twoPeople(
  'what one says the other one hears, as fast as they like, and what was said after it by itself',
  async ({ ann, bob, request }) => {
    // Twelve seconds are said, and heard; so many that the first one does not end before it is paused.
    twoPeople.slow();
    const id = await directRoom(request, bob.person, ann.person);
    await ann.page.context().grantPermissions(['microphone']);
    for (const { page } of [ann, bob]) await page.goto(`/room/${id}`);
    await records(ann.page, ann.t, 10);
    await records(ann.page, ann.t, 2);
    const { page, t } = bob;
    const unheard = log(page).getByText(t('room.unheard'));
    await expect(unheard).toHaveCount(2, { timeout: 20_000 });

    const button = (label: string, values?: { speed: number }) =>
      log(page).getByRole('button', { name: t(label, values), exact: true });
    const position = async () =>
      Number(
        await log(page)
          .getByRole('slider', { name: t('room.position') })
          .first()
          .inputValue(),
      );
    await button('room.play').first().click();
    await expect.poll(position).toBeGreaterThan(0);
    await button('room.pause').click();
    await expect(unheard).toHaveCount(1);
    await button('room.speed', { speed: 1 }).click();
    await expect(button('room.speed', { speed: 1.5 })).toBeVisible();
    await button('room.play').first().click();

    await expect(unheard).toHaveCount(0, { timeout: 20_000 });
    const sound = page.locator('audio');
    await expect(sound).toHaveCount(1);
    expect(await sound.evaluate((audio) => (audio as HTMLAudioElement).playbackRate)).toBe(1.5);
    // Nothing follows the second one.
    await expect(sound).not.toHaveAttribute('src');
    await page.reload();
    await expect(button('room.play')).toHaveCount(2);
    await expect(unheard).toHaveCount(0);
  },
);
