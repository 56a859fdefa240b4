import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { talking } from '../../messages/talk.testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { ask, group, heard, people } = talking(() => app);

const arrange = async () => {
  const [ann, ben] = (await people('Ann', 'Ben')) as [TestPerson, TestPerson];
  return { ann, ben, id: await group(ann, ben) };
};
const picture = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });
const send = async (who: TestPerson, id: string, bytes: Buffer) => {
  const form = new FormData();
  form.append('icon', new Blob([new Uint8Array(bytes)]), 'icon');
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  const body = Buffer.from(await encoded.arrayBuffer());
  return app.call({ method: 'POST', url: `/api/v1/groups/${id}/icon`, token: who.access, headers, body });
};
const read = (url: string) => app.call({ url });

test('a square picture is drawn anew at 512 × 512, without what hid in it, and told to all', async () => {
  const { ann, ben, id } = await arrange();
  const sent = await picture(800, 800)
    .jpeg()
    .withExif({ IFD0: { Artist: 'somewhere' } })
    .toBuffer();
  expect(sent.toString('latin1')).toContain('somewhere');
  let icon = '';
  const events = await heard(async () => {
    icon = (await send(ann, id, sent)).result.icon;
  });
  expect(events.map(({ event }) => event.event)).toEqual(['group.updated', 'message.new']);
  expect(events[0]?.event.data).toEqual({ group_id: id, changes: { icon } });
  const drawn = (await read(icon)).raw.rawPayload;
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
  expect(drawn.toString('latin1')).not.toContain('somewhere');
  const [listed] = (await ask(ben, 'GET', '/api/v1/users/groups')).result.list;
  expect(listed).toMatchObject({ icon, last_message: { type: 'group_icon' } });
});

test('the former picture goes, and the last one with the group', async () => {
  const { ann, id } = await arrange();
  const sent = await picture(512, 512).png().toBuffer();
  const first = (await send(ann, id, sent)).result.icon;
  const second = (await send(ann, id, sent)).result.icon;
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
  await ask(ann, 'DELETE', `/api/v1/groups/${id}`);
  expect((await read(second)).status).toBe(404);
});

test('a former picture that cannot be removed now is taken by a job', async () => {
  const { ann, id } = await arrange();
  const sent = await picture(512, 512).png().toBuffer();
  const first = (await send(ann, id, sent)).result.icon;
  await app.startJobs();
  const remove = vi.spyOn(app.infra.objects, 'remove').mockRejectedValueOnce(new Error('out of reach'));
  onTestFinished(() => remove.mockRestore());
  const second = await send(ann, id, sent);
  expect(second.status).toBe(200);
  await vi.waitFor(async () => expect((await read(first)).status).toBe(404), 10_000);
  expect((await read(second.result.icon)).status).toBe(200);
});

test.each([
  ['one that is too small', () => picture(511, 511).png().toBuffer(), 'api.validation'],
  ['one that is no square', () => picture(600, 512).png().toBuffer(), 'api.validation'],
  [
    'what is no picture',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'api.unsupported_type',
  ],
  ['more than five megabytes', async () => Buffer.alloc(5 * 1024 * 1024 + 1), 'api.too_large'],
])('%s is refused', async (_, make, code) => {
  const { ann, id } = await arrange();
  expect((await send(ann, id, await make())).error).toBe(code);
  expect((await ask(ann, 'GET', `/api/v1/groups/${id}`)).result.icon).toBe('');
});

test('another body than a form is refused', async () => {
  const { ann, id } = await arrange();
  expect((await ask(ann, 'POST', `/api/v1/groups/${id}/icon`, {})).error).toBe('api.unsupported_type');
});
