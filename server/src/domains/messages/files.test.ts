import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { talking } from './talk.testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { pair, post } = talking(() => app);

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const target = (person: TestPerson, groupId: string, extension: string) =>
  app.call({
    url: `/api/v1/files/groups/${groupId}/upload_file?extension=${extension}`,
    token: person.access,
  });

const upload = async (person: TestPerson, groupId: string, extension: string, bytes: Buffer) => {
  const { result } = await target(person, groupId, extension);
  const form = new FormData();
  for (const [name, value] of Object.entries<string>(result.form_data)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(bytes)]), `a.${extension}`);
  const encoded = new Response(form);
  const answer = await app.app.inject({
    method: 'POST',
    url: result.url,
    headers: { host: 'aurora.localhost', 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  expect(answer.statusCode).toBe(200);
  return result.file_path as string;
};

const read = (person: TestPerson, groupId: string, messageId: string) =>
  app.call({ url: `/api/v1/groups/${groupId}/files/${messageId}`, token: person.access });

describe('a place to upload to', () => {
  test('is given to members, for allowed types', async () => {
    const { ann, id } = await pair();
    const eve = await app.signUp();
    expect((await target({ ...ann, access: '' }, id, 'pdf')).status).toBe(401);
    expect((await target(eve, id, 'pdf')).status).toBe(403);
    expect((await target(ann, id, 'exe')).error).toBe('api.unsupported_type');
    expect((await target(ann, id, '../x')).error).toBe('api.validation');
    expect((await target(ann, id, 'pdf')).status).toBe(200);
  });
});

describe('the file of a message', () => {
  test('is read by members, and by nobody else', async () => {
    const { ann, ben, id } = await pair();
    const eve = await app.signUp();
    const file_path = await upload(ann, id, 'pdf', PDF);
    const message = (await post(ann, id, { type: 'file', file_path, filename: '报告.pdf' })).result;
    const answer = await read(ben, id, message.id);
    expect(answer.raw.rawPayload).toEqual(PDF);
    expect(answer.raw.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringContaining('attachment'),
    });
    expect((await read(eve, id, message.id)).status).toBe(403);
    expect((await read({ ...ben, access: '' }, id, message.id)).status).toBe(401);
  });

  test('may have its ending in capitals, as cameras write them', async () => {
    const { ann, id } = await pair();
    const file_path = await upload(ann, id, 'PDF', PDF);
    expect(file_path).toMatch(/\.pdf$/);
    const { result } = await post(ann, id, { type: 'file', file_path, filename: '报告.PDF' });
    expect(result.filename).toBe('报告.PDF');
  });

  test('is not reached through another conversation of one’s own', async () => {
    const { ann, id } = await pair();
    const other = await pair();
    const file_path = await upload(ann, id, 'png', PNG);
    const message = (await post(ann, id, { type: 'image', file_path })).result;
    expect((await read(other.ann, other.id, message.id)).error).toBe('api.not_found');
    expect((await post(other.ann, other.id, { type: 'image', file_path })).error).toBe('api.invalid_data');
  });

  test('cannot be posted by someone else, nor as what it is not', async () => {
    const { ann, ben, id } = await pair();
    const file_path = await upload(ann, id, 'pdf', PDF);
    expect((await post(ben, id, { type: 'file', file_path, filename: 'a.pdf' })).error).toBe(
      'api.invalid_data',
    );
    expect((await post(ann, id, { type: 'image', file_path })).error).toBe('api.unsupported_type');
  });

  test('is gone after 14 days when it is a picture', async () => {
    const { ann, ben, id } = await pair();
    const file_path = await upload(ann, id, 'png', PNG);
    const message = (await post(ann, id, { type: 'image', file_path })).result;
    const day = 24 * 60 * 60 * 1000;
    expect(Date.parse(message.expire_at) - Date.parse(message.create_at)).toBe(14 * day);
    expect((await read(ben, id, message.id)).status).toBe(200);
    const old = new Date(Date.now() - 14 * day);
    await app.db().updateTable('messages').set({ create_at: old }).where('id', '=', message.id).execute();
    const answer = await read(ben, id, message.id);
    expect([answer.status, answer.error]).toEqual([410, 'api.media_expired']);
  });

  test('of a text is not there', async () => {
    const { ann, id } = await pair();
    const message = (await post(ann, id, { text: 'no file' })).result;
    expect((await read(ann, id, message.id)).error).toBe('api.not_found');
  });
});
