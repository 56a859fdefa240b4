import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { call, register } from './support/api.ts';
import { expect, test } from './support/test.ts';
import type { Text } from './support/visitor.ts';

const CLIP = await readFile(new URL('../../server/demo/media/sea.mp4', import.meta.url));
/** `orientation`: how a camera that was turned says so (EXIF). */
const photo = async (name: string, width = 1200, height = 900, orientation = 1) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer(),
});
const clip = { name: 'sea.mp4', mimeType: 'video/mp4', buffer: CLIP };
const pdf = { name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

/** A person in a conversation with another; `said` lists the messages, the newest last. */
const arrange = async (request: APIRequestContext) => {
  const me = await register(request, 'Ann Photographer');
  const other = await register(request, 'Bob Viewer');
  const answer = await request.get('/api/v1/users/me', { headers: { authorization: `Bearer ${me.access}` } });
  const { id } = (await answer.json()).result;
  const group = await call(request, '/api/v1/groups/direct', { contact_id: id }, other.access);
  const said = async (): Promise<Record<string, never>[]> => {
    const headers = { authorization: `Bearer ${other.access}` };
    return (await (await request.get(`/api/v2/groups/${group.id}/messages`, { headers })).json()).result.list;
  };
  return { me, groupId: group.id as string, said };
};

const attach = async (
  page: Page,
  t: Text,
  files: Parameters<Page['setInputFiles']>[1],
  from = 'room.attach.media',
) => {
  await page.getByRole('button', { name: t('room.attach'), exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('menuitem', { name: t(from) }).click();
  await (await chooser).setFiles(files as never);
};
const send = (page: Page, t: Text) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: t('room.upload.send'), exact: true })
    .click();

test('photos are previewed, left out, put in order and sent upright, as large as screens show them, with a word', {
  tag: '@sizes',
}, async ({ page, request, t, signsIn }) => {
  const { me, groupId, said } = await arrange(request);
  await signsIn(page, me);
  await page.goto(`/room/${groupId}`);
  await attach(page, t, [
    await photo('one.jpg'),
    await photo('two.jpg', 2700, 1800, 6),
    await photo('three.jpg'),
  ]);
  const preview = page.getByRole('dialog');
  await preview.getByRole('button', { name: t('room.upload.earlier', { name: 'two.jpg' }) }).click();
  await preview.getByRole('button', { name: t('room.upload.take_out', { name: 'three.jpg' }) }).click();
  await page.getByRole('textbox', { name: t('room.upload.caption') }).fill('by the sea');
  await send(page, t);
  await expect.poll(async () => (await said()).length).toBe(3);
  expect(await said()).toMatchObject([
    { type: 'image', media: { width: 1365, height: 2048 } },
    { type: 'image', media: { width: 1200, height: 900 } },
    { type: 'text', text: 'by the sea' },
  ]);
  await expect(page.getByRole('log').getByText('by the sea')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('a clip goes with its still and its length, a document with its name', async ({
  page,
  request,
  t,
  signsIn,
}) => {
  const { me, groupId, said } = await arrange(request);
  await signsIn(page, me);
  await page.goto(`/room/${groupId}`);
  await attach(page, t, clip);
  await send(page, t);
  await attach(page, t, pdf, 'room.attach.file');
  await send(page, t);
  await expect
    .poll(async () => (await said()).map(({ type }) => type).sort(), { timeout: 20_000 })
    .toEqual(['file', 'video']);
  const sent = Object.fromEntries((await said()).map((message) => [message['type'], message]));
  expect(sent['video']).toMatchObject({ media: { width: 540, height: 960, poster: true } });
  expect(sent['video']?.['duration']).toBeGreaterThan(1);
  expect(sent['file']).toMatchObject({ filename: 'report.pdf' });
});

test('what is on its way survives a reload, and is cancelled with one press', async ({
  page,
  request,
  t,
  signsIn,
}) => {
  const { me, groupId, said } = await arrange(request);
  await signsIn(page, me);
  let isStuck = true;
  await page.route('**/objects/upload**', async (route) => {
    // Neither an answer nor a failure: it is on its way.
    if (!isStuck) await route.continue();
  });
  await page.goto(`/room/${groupId}`);
  await attach(page, t, [await photo('kept.jpg'), await photo('unwanted.jpg')]);
  await send(page, t);
  await expect(page.getByRole('progressbar')).toHaveCount(2);
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

test('what is refused stays with its reason until it is sent again or left', async ({
  page,
  request,
  t,
  signsIn,
}) => {
  const { me, groupId, said } = await arrange(request);
  await signsIn(page, me);
  let isRefused = true;
  await page.route('**/objects/upload', (route) =>
    isRefused
      ? route.fulfill({ status: 415, json: { error: 'api.unsupported_type', message: '' } })
      : route.continue(),
  );
  await page.goto(`/room/${groupId}`);
  await attach(page, t, await photo('a.jpg'));
  await send(page, t);
  await expect(page.getByText(t('room.upload.refused.type'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(t('room.upload.fail'))).toBeVisible();
  isRefused = false;
  await page.getByRole('button', { name: t('room.retry') }).click();
  await expect.poll(async () => (await said()).length).toBe(1);
  await expect(page.getByText(t('room.upload.fail'))).toBeHidden();
});

test('what cannot be sent is said before anything goes out', async ({ page, request, t, signsIn }) => {
  const { me, groupId } = await arrange(request);
  await signsIn(page, me);
  await page.goto(`/room/${groupId}`);
  await attach(page, t, { name: 'clip.mov', mimeType: 'video/quicktime', buffer: CLIP });
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
  await send(page, t);
  await expect(page.getByText(t('room.upload.unreadable.image'))).toBeVisible();
});
