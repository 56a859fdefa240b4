import { existsSync } from 'node:fs';
import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LIMITS, MEMBER_PERMISSIONS } from '@livery/contract';
import { call } from './support/api.ts';
import { attach, clip, log, photo, sendFiles } from './support/messages.ts';
import { filesKept } from './support/stored.ts';
import { test } from './support/talk.ts';
import { expect } from './support/test.ts';

/** What players pass over makes it long enough for parts. */
const longClip = async () => {
  const short = await clip();
  const padding = Buffer.alloc(LIMITS.videoWhole + 1_000);
  padding.writeUInt32BE(padding.length);
  padding.write('free', 4, 'latin1');
  return { ...short, name: 'long.mp4', buffer: Buffer.concat([short.buffer, padding]) };
};

/** A file of that size with nothing in it, which takes no room. */
const fileOf = async (name: string, size: number): Promise<string> => {
  const path = test.info().outputPath(name);
  await writeFile(path, '');
  await truncate(path, size);
  return path;
};

test('a long clip goes in parts: after a cut and a reload with those that are missing', async ({
  page,
  t,
  talk: { said },
}) => {
  // Sixteen megabytes go through the test, twice: a busy machine takes a minute for them.
  const patience = { timeout: 80_000 };
  const arrived: string[] = [];
  let cuts = 0;
  let isCut = true;
  await page.route('**/objects/upload?*', async (route) => {
    const part = /mp4\.(\d{4})/.exec(decodeURIComponent(route.request().url()))?.[1] ?? 'whole';
    if (isCut && part === '0002') {
      cuts += 1;
      return route.abort('connectionreset');
    }
    arrived.push(part);
    await route.continue();
  });
  const chosen = await longClip();
  await attach(page, t, chosen);
  await sendFiles(page, t);
  await expect.poll(() => cuts, patience).toBe(1);
  expect(arrived).toEqual(['0001']);
  isCut = false;
  await page.reload();
  await expect.poll(async () => (await said()).map(({ type }) => type), patience).toEqual(['video']);
  expect(arrived).toEqual(['0001', '0002', '0003']);
  expect(await said()).toMatchObject([{ media: { size: chosen.buffer.length, width: 540, poster: true } }]);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('what is on its way survives a reload, and is cancelled with one press', async ({
  page,
  t,
  talk: { said },
}) => {
  let isStuck = true;
  await page.route('**/objects/upload**', async (route) => {
    // Neither an answer nor a failure: it is on its way.
    if (!isStuck) await route.continue();
  });
  await attach(page, t, [await photo('kept.jpg'), await photo('unwanted.jpg')]);
  await sendFiles(page, t);
  await expect(page.getByRole('progressbar')).toHaveCount(2);
  await expect.poll(() => filesKept(page, 'lv.me.files', 'uploads')).toBe(2);
  await page.reload();
  await expect(page.getByRole('progressbar')).toHaveCount(2);
  await page
    .getByRole('button', { name: t('room.upload.cancel') })
    .last()
    .click();
  await expect(page.getByRole('progressbar')).toHaveCount(1);
  isStuck = false;
  await page.reload();
  await expect.poll(async () => (await said()).map(({ type }) => type)).toEqual(['image']);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('what is on its way arrives while its sender is elsewhere in the app', async ({
  page,
  t,
  talk: { groupId, said },
}) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/objects/upload**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await attach(page, t, await photo('kept.jpg'));
  await sendFiles(page, t);
  await expect(page.getByRole('progressbar')).toHaveCount(1);
  await page.getByRole('link', { name: t('nav.back'), exact: true }).click();
  await page
    .getByRole('navigation', { name: t('nav.label') })
    .getByRole('link', { name: t('nav.home') })
    .click();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await said()).toEqual([]);
  held.resolve();
  await expect.poll(async () => (await said()).map(({ type }) => type)).toEqual(['image']);
  await page.goBack();
  await page.locator(`a[href="/room/${groupId}"]`).click();
  await expect(log(page).getByRole('button', { name: t('room.image.open') })).toHaveCount(1);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('a picture from the camera and one from the clipboard are sent', async ({
  page,
  context,
  t,
  talk: { said },
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await attach(page, t, await photo('taken.jpg'), 'room.attach.camera');
  await sendFiles(page, t);
  await expect.poll(async () => (await said()).map(({ type }) => type)).toEqual(['image']);
  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(320, 200);
    canvas.getContext('2d')?.fillRect(0, 0, 320, 200);
    const picture = await canvas.convertToBlob({ type: 'image/png' });
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
  });
  const field = page.getByRole('textbox', { name: t('room.write') });
  await field.fill('some words');
  await page.keyboard.press('Control+v');
  await sendFiles(page, t);
  await expect.poll(async () => (await said()).at(-1)).toMatchObject({ media: { width: 320, height: 200 } });
  // What was being written is there still.
  await expect(field).toHaveValue('some words');
});

test('a file that the browser had no room for is asked for again after a reload', async ({
  page,
  t,
  talk: { said },
}) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...row) {
      if (this.name === 'uploads') throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, row);
    };
  });
  let isStuck = true;
  await page.route('**/objects/upload**', async (route) => {
    if (!isStuck) await route.continue();
  });
  await page.reload();
  await attach(page, t, await photo('lost.jpg'));
  await sendFiles(page, t);
  await expect(page.getByRole('progressbar')).toHaveCount(1);
  // That there is one is written where there is room.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lv.me.uploads.1'))).toContain('lost.jpg');
  isStuck = false;
  await page.reload();
  await expect(log(page).getByText(t('room.upload.lost'))).toBeVisible();
  expect(await said()).toEqual([]);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: t('room.upload.choose_again') }).click();
  await (await chooser).setFiles(await photo('found.jpg', 640, 480));
  await expect.poll(said).toMatchObject([{ type: 'image', media: { width: 640 } }]);
  await expect(log(page).getByText(t('room.upload.lost'))).toHaveCount(0);
});

test('what is refused stays with its reason until it is sent again or left', async ({
  page,
  t,
  talk: { said },
}) => {
  let isRefused = true;
  await page.route('**/objects/upload', (route) =>
    isRefused
      ? route.fulfill({ status: 415, json: { error: 'api.unsupported_type', message: '' } })
      : route.continue(),
  );
  await attach(page, t, await photo('a.jpg'));
  await sendFiles(page, t);
  await expect(log(page).getByText(t('room.upload.refused.type'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(t('room.upload.fail'))).toBeVisible();
  isRefused = false;
  await page.getByRole('button', { name: t('room.retry') }).click();
  await expect.poll(async () => (await said()).length).toBe(1);
  await expect(page.getByText(t('room.upload.fail'))).toBeHidden();
});

test('what cannot be sent is said before anything goes out', async ({ page, t }) => {
  const { buffer } = await clip();
  await attach(page, t, { name: 'clip.mov', mimeType: 'video/quicktime', buffer });
  await expect(page.getByText(t('room.upload.type.video'))).toBeVisible();
  const drag = (event: 'dragover' | 'drop', name: string, type: string) =>
    page.evaluate(
      ([kind = '', fileName = '', fileType = '']) => {
        const data = new DataTransfer();
        data.items.add(new File(['MZ'], fileName, { type: fileType }));
        document.body.dispatchEvent(
          new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }),
        );
      },
      [event, name, type],
    );
  const drop = (name: string, type: string) => drag('drop', name, type);
  await drag('dragover', 'setup.exe', 'application/x-msdownload');
  await expect(page.getByText(t('room.drop'), { exact: true })).toBeVisible();
  await drop('setup.exe', 'application/x-msdownload');
  await expect(page.getByText(t('room.drop'), { exact: true })).toBeHidden();
  await expect(page.getByText(t('room.upload.type.file'))).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await drop('a.png', 'image/png');
  await sendFiles(page, t);
  await expect(page.getByText(t('room.upload.unreadable.image'))).toBeVisible();
});

test('an eleventh file and one that is too large are left out, and one that is not what its name says is not stored', async ({
  page,
  t,
  brand,
  database,
  talk: { groupId, said },
}) => {
  const picture = await photo('one.jpg', 64, 48);
  await attach(
    page,
    t,
    Array.from({ length: LIMITS.filesPerSelection + 1 }, (_, at) => ({ ...picture, name: `${at}.jpg` })),
  );
  await expect(page.getByText(t('room.upload.count'))).toBeVisible();
  const preview = page.getByRole('dialog');
  await expect(preview).toHaveAccessibleName(t('room.upload.title', { count: LIMITS.filesPerSelection }));
  await preview.getByRole('button', { name: t('room.upload.close'), exact: true }).click();
  await expect(preview).toHaveCount(0);

  const refuses = async (name: string, size: number, kind: string, from?: string) => {
    await attach(page, t, await fileOf(name, size), from);
    await expect(page.getByText(t(`room.upload.large.${kind}`))).toBeVisible();
    await expect(preview).toHaveCount(0);
  };
  await refuses('large.pdf', LIMITS.chatFile + 1, 'file', 'room.attach.file');
  await refuses('large.jpg', LIMITS.chatFile + 1, 'image');
  await refuses('large.mp4', LIMITS.videoFile + 1, 'video');

  // The beginning of a program for Windows; what it is called is what one sees.
  const program = Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(1_000)]);
  const disguised = { name: 'report.pdf', mimeType: 'application/pdf', buffer: program };
  await attach(page, t, disguised, 'room.attach.file');
  await sendFiles(page, t);
  await expect(log(page).getByText(t('room.upload.refused.type'))).toBeVisible({ timeout: 20_000 });
  expect(await said()).toEqual([]);
  const uploads = database.tenant(brand).selectFrom('uploads').where('group_id', '=', groupId);
  const [upload] = await uploads.selectAll().execute();
  expect(upload).toMatchObject({ content_type: null, size: null });
  const path = join(process.env.E2E_DATA_DIR ?? '', 'objects', brand, upload?.file_path ?? '');
  expect(existsSync(path)).toBe(false);
  await page.getByRole('button', { name: t('room.discard'), exact: true }).click();
  await expect(log(page).getByText('report.pdf')).toHaveCount(0);
});

test('a right that is taken while a picture is on its way closes the composer; nothing of it is lost', async ({
  page,
  request,
  t,
  talk: { me, other },
}) => {
  const asks = (path: string, data: object) => call(request, `/api/v1/groups${path}`, data, other.access);
  const { id } = await asks('', { display_name: 'Tea at seven', member_ids: [me.id], cid: 'tea' });
  const permits = (member_permission: readonly string[]) => asks(`/${id}/permissions`, { member_permission });
  const permitted = MEMBER_PERMISSIONS.filter((one) => one !== 'link');
  await permits(permitted);
  const held = Promise.withResolvers<void>();
  await page.route('**/objects/upload**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`/room/${id}`);
  await attach(page, t, await photo('kept.jpg'));
  await page.getByRole('textbox', { name: t('room.upload.caption') }).fill('by the sea');
  await sendFiles(page, t);
  await expect(page.getByRole('progressbar')).toHaveCount(1);

  await permits(permitted.filter((one) => one !== 'image'));
  await page.getByRole('button', { name: t('room.attach'), exact: true }).click();
  await expect(page.getByRole('menuitem', { name: t('room.off.image') })).toBeDisabled();
  await page.keyboard.press('Escape');
  held.resolve();
  await expect(log(page).getByText(t('room.upload.not_permitted'))).toBeVisible();

  await permits(permitted);
  await page.getByRole('button', { name: t('room.retry') }).click();
  await expect(log(page).getByRole('button', { name: t('room.image.open') })).toHaveCount(1);
  await expect(log(page).getByText('by the sea')).toBeVisible();
  await expect(page.getByText(t('room.upload.not_permitted'))).toHaveCount(0);
});
