import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { restFinger } from './finger.ts';
import { expect } from './test.ts';
import type { Text } from './visitor.ts';

export const log = (page: Page) => page.getByRole('log');

/** Where it was said; a quote of it stands below. */
export const said = (page: Page, words: string) => log(page).getByText(words, { exact: true }).first();

export const rowOf = (page: Page, words: string) =>
  log(page).locator('[data-message]').filter({ hasText: words }).first();

/** One that rests is heard once the code of menus has come: put down again it would tap beside the menu that opens just then. */
const rest = async (page: Page, words: string): Promise<void> => {
  const box = (await said(page, words).boundingBox())!;
  await restFinger(page, [box.x + box.width / 2, box.y + box.height / 2], () =>
    expect(page.getByRole('menu')).toBeVisible({ timeout: 10_000 }),
  );
};

/** As a finger does that rests on it, or the other button of a mouse. */
export const openMenu = async (page: Page, words: string, isTouch: boolean): Promise<void> => {
  const menu = page.getByRole('menu');
  // One that is still closing would be taken for the one that is about to open.
  await expect(menu).toHaveCount(0);
  // The code of menus comes after the messages: who is faster does it again.
  await expect(async () => {
    if (isTouch) await rest(page, words);
    else await said(page, words).click({ button: 'right' });
    await expect(menu).toBeVisible({ timeout: 2_000 });
  }).toPass();
};

/** A file that is chosen. */
export interface Chosen {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** `orientation`: how a camera that was turned says so (EXIF). */
export const photo = async (name: string, width = 1200, height = 900, orientation = 1): Promise<Chosen> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer(),
});

export const clip = async (): Promise<Chosen> => ({
  name: 'sea.mp4',
  mimeType: 'video/mp4',
  buffer: await readFile(new URL('../../../server/demo/media/sea.mp4', import.meta.url)),
});

/** Rain on a roof. */
export const voice = async (): Promise<Chosen> => ({
  name: 'voice.mp3',
  mimeType: 'audio/mpeg',
  buffer: await readFile(new URL('../../../server/demo/files/rain.mp3', import.meta.url)),
});

/** Chooses files to send, or one by its path; they are previewed. */
export const attach = async (
  page: Page,
  t: Text,
  files: Chosen | Chosen[] | string,
  from = 'room.attach.media',
): Promise<void> => {
  // One that is still closing would be taken for the one that is about to open.
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.getByRole('button', { name: t('room.attach'), exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('menuitem', { name: t(from) }).click();
  await (await chooser).setFiles(files);
};

/** Sends what is previewed. */
export const sendFiles = (page: Page, t: Text): Promise<void> =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: t('room.upload.send'), exact: true })
    .click();
