import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pass } from 'node:timers/promises';
import { LIMITS } from '@livery/contract';
import { afterEach, expect, test } from 'vitest';
import { call, openConversation } from '../support/client.ts';
import { writeClip } from '../support/long-clip.ts';
import { putFile } from '../support/put-file.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { type Installation, makeInstallation, until } from './installation.ts';

const BRAND = 'harbor';
const SIZE = 2 * LIMITS.videoPart + 12_345;
let installation: Installation;
let server: ServerProcess | undefined;
afterEach(async () => {
  await server?.signal('SIGINT');
  await installation.remove();
});

test('kill -9 of the server between parts of a video and in one: it goes on with that one, and each byte is there once', async () => {
  installation = await makeInstallation(BRAND);
  const file = join(installation.dir, 'clip.mp4');
  await writeClip(file, SIZE);
  const clip = await readFile(file);
  server = await startServer(installation.env);
  const at = { port: server.port, brand: BRAND };
  const { ann, groupId } = await openConversation(at);
  const ask = async (url: string, body?: unknown) =>
    call({ ...at, token: ann.token, url, ...(body !== undefined && { method: 'POST', body }) });
  const files = `/api/v1/files/groups/${groupId}`;
  const { file_path } = (await ask(`${files}/upload_video_url`)).result;
  const video = { file_path, size: SIZE };
  const missing = async (): Promise<{ number: number; url: string }[]> =>
    (await ask(`${files}/upload_parts?file_path=${encodeURIComponent(file_path)}&size=${SIZE}`)).result
      .missing;
  const bytesOf = (number: number) =>
    clip.subarray((number - 1) * LIMITS.videoPart, number * LIMITS.videoPart);
  const put = ({ number, url }: { number: number; url: string }, body?: Readable) => {
    const bytes = bytesOf(number);
    return putFile({ ...at, path: url, bytes: bytes.length, body: body ?? Readable.from([bytes]) });
  };

  const [first, second] = await missing();
  expect(await put(first as { number: number; url: string })).toBe(200);
  // Half of the second part is on the disk when the server dies.
  const half = bytesOf(2).subarray(0, LIMITS.videoPart / 2);
  const cut = put(
    second as { number: number; url: string },
    Readable.from(
      (async function* () {
        yield half;
        await pass(60_000, undefined, { ref: false });
      })(),
    ),
  ).catch(() => 'broken');
  const incoming = join(installation.env.DATA_DIR, 'objects/.incoming');
  await until(async () => (await sizesIn(incoming)).some((size) => size > 0));
  await server.signal('SIGKILL');
  expect(await cut).toBe('broken');

  server = await startServer({ ...installation.env, PORT: String(at.port) });
  const rest = await missing();
  expect(rest.map(({ number }) => number)).toEqual([2, 3]);
  for (const part of rest) expect(await put(part)).toBe(200);
  await server.signal('SIGKILL');
  server = await startServer({ ...installation.env, PORT: String(at.port) });
  expect(await missing()).toEqual([]);
  expect((await ask(`${files}/upload_parts`, video)).result).toEqual(video);
  const kept = await readFile(join(installation.env.DATA_DIR, 'objects', BRAND, file_path));
  // Its index went to the front, as that of any clip; what is shown is what was sent.
  expect(kept.length).toBe(SIZE);
  const picture = (bytes: Buffer) =>
    bytes.subarray(bytes.indexOf('mdat') - 4).subarray(0, 2 * LIMITS.videoPart);
  expect(picture(kept).equals(picture(clip))).toBe(true);
});

const sizesIn = async (folder: string): Promise<number[]> => {
  const names = await readdir(folder);
  return Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
};
