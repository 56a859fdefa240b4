import sharp from 'sharp';
import { expect } from 'vitest';
import type { TestApp, TestPerson, TestResponse } from '../../../testing/test-app.ts';

export const picture = (width = 600, height = 400): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();

/** What tests of publishing do over and over. */
export const publishing = (app: () => TestApp) => {
  const ask = (
    { access }: Pick<TestPerson, 'access'>,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<TestResponse> =>
    app().call({ method, url: `/social/api/${path}`, token: access, ...(body !== undefined && { body }) });

  const target = (person: TestPerson, kind = 'image', extension = 'jpg') =>
    ask(person, 'GET', `upload-info?kind=${kind}&extension=${extension}`);

  const sendPicture = async (fields: Record<string, string>, bytes: Buffer): Promise<TestResponse> => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(bytes)]), 'file');
    const encoded = new Response(form);
    const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
    const body = Buffer.from(await encoded.arrayBuffer());
    return app().call({ method: 'POST', url: '/objects/upload', headers, body });
  };

  const sendVideo = (url: string, bytes: Buffer, type = 'video/mp4'): Promise<TestResponse> =>
    app().call({ method: 'PUT', url, headers: { 'content-type': type }, body: bytes });

  return {
    ask,
    target,
    sendPicture,
    sendVideo,

    /** A file of somebody, put where posts have theirs. */
    upload: async (person: TestPerson, bytes?: Buffer): Promise<string> => {
      const { result } = await target(person);
      expect((await sendPicture(result.form_data, bytes ?? (await picture()))).status).toBe(200);
      return result.file_path;
    },

    uploadVideo: async (person: TestPerson, bytes: Buffer): Promise<string> => {
      const { result } = await target(person, 'video', 'mp4');
      expect((await sendVideo(result.url, bytes)).status).toBe(200);
      return result.file_path;
    },

    publish: (person: TestPerson, changes: Record<string, unknown> = {}): Promise<TestResponse> =>
      ask(person, 'POST', 'posts', {
        ...{
          cid: crypto.randomUUID(),
          kind: 'text',
          description: 'Tea on the roof',
          hashtags: [],
          media: [],
        },
        ...{ privacy: 'everyone', allow_comment: true, allow_save: true, ...changes },
      }),

    /** The post as its author sees it, once its media are ready or refused. */
    settled: async (author: TestPerson, id: string) => {
      const read = async () => (await ask(author, 'GET', `posts/${id}`)).result;
      await expect.poll(async () => (await read()).review, { timeout: 60_000 }).not.toBe('processing');
      return read();
    },

    /** What anybody gets at an address. */
    open: (url: string): Promise<TestResponse> => app().call({ url }),
  };
};
