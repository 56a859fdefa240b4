import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../server/src/infra/database/database.ts';
import { type LaunchedPostgres, launchPostgres } from '../../server/src/infra/postgres/launch.ts';
import { makeClip } from '../../server/src/testing/clip.ts';
import { call, signUp } from '../support/client.ts';
import { putFile } from '../support/put-file.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { childrenOf, type Installation, makeInstallation, until } from './installation.ts';

const BRAND = 'harbor';
let installation: Installation;
let postgres: LaunchedPostgres;
let database: Database;
let server: ServerProcess | undefined;
afterEach(async () => {
  await server?.signal('SIGINT');
  await database.close();
  await postgres.stop();
  await installation.remove();
});

/** A server on a database that outlives it. */
const begin = async () => {
  installation = await makeInstallation(BRAND);
  const log = { info: () => undefined, warn: () => undefined };
  postgres = await launchPostgres({ dataDir: join(installation.dir, 'database'), log });
  database = openDatabase({ url: postgres.url, poolSize: 1, onError: () => undefined });
  const env = { ...installation.env, DATABASE_URL: postgres.url };
  server = await startServer(env);
  return { env, at: { port: server.port, brand: BRAND } };
};

/** Where the files of posts are, by the folder of each post. */
const filesOfPosts = async (): Promise<string[][]> => {
  const folder = join(installation.env.DATA_DIR, 'objects', BRAND, 'public/posts');
  const posts = await readdir(folder).catch(() => []);
  return Promise.all(posts.map(async (post) => (await readdir(join(folder, post))).toSorted()));
};

/** Half a minute later, as the queue finds it by the heartbeat that is missing (jobs.test.ts). */
const takeUpAgain = async () => {
  const { rowCount } = await database.pool.query(
    `update jobs.job set state = 'retry', start_after = now() where name = 'social.prepare-video' and state = 'active'`,
  );
  expect(rowCount).toBe(1);
};

test('kill -9 of the server while a video is made ready: its program ends with it, the post appears once, and no file is left over', async () => {
  const { env, at } = await begin();
  const { id, token } = await signUp(at);
  const clip = await makeClip(join(installation.dir, 'clip.mp4'), { size: '960x540', seconds: 3 });
  const ask = async (path: string, body?: object) => {
    const method = body ? 'POST' : 'GET';
    const answer = await call({ ...at, method, url: `/social/api/${path}`, token, body });
    expect([answer.status, answer.error]).toEqual([200, undefined]);
    return answer.result;
  };
  const publish = async (cid: string): Promise<string> => {
    const { url: path, file_path } = await ask('upload-info?kind=video&extension=mp4');
    const body = Readable.from([clip]);
    expect(await putFile({ ...at, path, bytes: clip.length, body })).toBe(200);
    const post = { cid, kind: 'video', description: cid, hashtags: [], media: [{ file_path }] };
    const rules = { privacy: 'everyone', allow_comment: true, allow_save: true };
    return (await ask('posts', { ...post, ...rules })).id;
  };
  const ready = (post: string) =>
    until(async () => {
      const found = await ask(`posts/${post}`);
      return found?.review !== 'processing' && found;
    });

  const post = await publish('cut-off');
  const [program = 0] = await until(async () => {
    const running = await childrenOf(server?.pid ?? 0, 'ffmpeg');
    return running.length > 0 && running;
  });
  await server?.signal('SIGKILL');
  await until(async () => !(await readdir('/proc')).includes(String(program)));
  server = await startServer({ ...env, PORT: String(at.port) });
  expect((await ask(`posts/${post}`)).review).toBe('processing');
  await takeUpAgain();
  expect(await ready(post)).toMatchObject({ id: post, review: 'approved', media: [{ width: 960 }] });

  const other = await publish('let-alone');
  await ready(other);
  const { list } = await ask(`authors/${id}/posts`);
  expect(list.map((each: { id: string }) => each.id)).toEqual([other, post]);
  const [first, second] = await filesOfPosts();
  expect(first?.length).toBeGreaterThan(3);
  expect(second).toEqual(first);
  expect(await readdir(join(env.DATA_DIR, 'objects/.incoming'))).toEqual([]);
});
