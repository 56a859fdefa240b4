// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { GONE_CODES, MessageFiles } from './message-files.ts';

const revoked: string[] = [];
let made = 0;

beforeEach(() => {
  revoked.length = 0;
  made = 0;
  vi.stubGlobal('URL', {
    createObjectURL: () => {
      made += 1;
      return `blob:${made}`;
    },
    revokeObjectURL: (url: string) => revoked.push(url),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const CALL = 'GET /api/v1/groups/:id/files/:fileId';
const message = (id: string) => ({ id, group_id: 'g' });
const files = (answer: () => unknown = () => new Blob(['four'])) => {
  const http = fakeCalls({ [CALL]: answer as () => Record<string, never> });
  return { http, store: new MessageFiles(http) };
};

it('fetches a file once, as bytes', async () => {
  const { http, store } = files();
  const both = await Promise.all([store.open(message('a')), store.open(message('a'))]);
  expect(both).toMatchObject([{ url: 'blob:1' }, { url: 'blob:1' }]);
  expect(http.asked).toEqual([
    { call: CALL, options: { params: { id: 'g', fileId: 'a' }, claims: GONE_CODES, isFile: true } },
  ]);
});

it.each([
  ['api.media_expired', true],
  ['api.not_found', true],
  ['api.forbidden', true],
  ['api.unknown', false],
  ['api.unauthorized', false],
])('%s is shown in the place of the file: %s; anything else is announced', async (code, isClaimed) => {
  const LINK = 'GET /api/v1/groups/:id/files/:fileId/link';
  const refuse = () => {
    throw refusal(code);
  };
  const store = new MessageFiles(fakeCalls({ [CALL]: refuse, [LINK]: refuse }));
  await expect(store.open(message('a'))).rejects.toMatchObject({ code, isClaimed });
  await expect(store.linkOf(message('a'))).rejects.toMatchObject({ code, isClaimed });
});

it('asks again for what did not come', async () => {
  let isDown = true;
  const { store } = files(() => {
    if (isDown) throw refusal('api.unknown');
    return new Blob(['x']);
  });
  await expect(store.open(message('a'))).rejects.toThrow();
  isDown = false;
  expect(await store.open(message('a'))).toMatchObject({ url: 'blob:1' });
});

it('keeps the still of a video beside the video', async () => {
  const { http, store } = files();
  expect(await store.open(message('a'), { part: 'poster' })).toMatchObject({ url: 'blob:1' });
  expect(await store.open(message('a'))).toMatchObject({ url: 'blob:2' });
  expect(http.asked.map(({ options }) => options['query'])).toEqual([{ part: 'poster' }, undefined]);
});

it('keeps a hundred, and nothing when the person has left', async () => {
  const { store } = files();
  for (let id = 0; id < 101; id += 1) await store.open(message(String(id)));
  await Promise.resolve();
  expect(revoked).toEqual(['blob:1']);
  store.stop();
  await Promise.resolve();
  await Promise.resolve();
  expect(revoked).toHaveLength(101);
});

const MB = 2 ** 20;
/** Opens files of these sizes one after the other; returns which are kept. */
const keptOf = async (sizes: number[]) => {
  let at = 0;
  const blob = () => Object.defineProperty(new Blob([]), 'size', { value: sizes[at++] });
  const { store } = files(blob);
  for (const index of sizes.keys()) await store.open(message(String(index)));
  await new Promise<void>((done) => void setTimeout(done));
  return [...sizes.keys()].filter((index) => store.known(message(String(index)), {}) !== undefined);
};

it('keeps so many bytes, the latest of them', async () => {
  expect(await keptOf([15, 15, 15, 15, 15, 15].map((size) => size * MB))).toEqual([2, 3, 4, 5]);
  expect(revoked).toEqual(['blob:1', 'blob:2']);
});

it('keeps one large file, and the pictures beside it', async () => {
  expect(await keptOf([10, 200, 10, 180, 10].map((size) => size * MB))).toEqual([0, 2, 3, 4]);
});
