import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Objects } from '../../infra/objects/objects.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createMediaService } from './media.service.ts';
import { uploading } from './uploading.testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { prepare, prepareVideo, tenant } = uploading(() => app);

const picture = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

const receive = (form: Record<string, string>, file: Readable, as = tenant()) =>
  createMediaService(app.infra).receive(as, { form, file, bytes: 1_000 });

/** A body of which half has come; `end` lets the rest come. */
const trickle = (bytes: Buffer) => {
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const halves = async function* () {
    yield bytes.subarray(0, bytes.length / 2);
    begun.resolve();
    await ended.promise;
    yield bytes.subarray(bytes.length / 2);
  };
  return { file: Readable.from(halves()), hasBegun: begun.promise, end: ended.resolve };
};

/** `teal` or `red`: what the picture at a path shows. */
const shownAt = async (filePath: string): Promise<string | undefined> => {
  const object = await app.infra.objects.get(`aurora/${filePath}`);
  if (!object) return undefined;
  const { dominant } = await sharp(Buffer.concat(await object.read().toArray())).stats();
  return dominant.r > 128 ? 'red' : 'teal';
};
const shownOf = (filePath: string) =>
  Promise.all(
    ['png', 'small.webp', 'middle.webp'].map((ending) => shownAt(filePath.replace(/\w+$/, ending))),
  );

test.each([
  ['as large', 2000, ['teal', 'teal', 'teal']],
  ['small', 60, ['teal', undefined, undefined]],
])(
  'of two pictures sent to one place at once the first one stays, also when it is %s',
  async (_, width, shown) => {
    const { form_data, file_path } = await prepare('png');
    const slow = trickle(await picture(2000, 1000, 'red'));
    const second = receive(form_data, slow.file);
    await slow.hasBegun;
    const first = await receive(form_data, Readable.from([await picture(width, 40, 'teal')]));
    slow.end();
    expect(await second).toEqual(first);
    expect(await shownOf(file_path)).toEqual(shown);
  },
);

test('a picture that could not be noted leaves nothing, and may be sent again', async () => {
  const { form_data, file_path } = await prepare('png');
  const send = (as?: Parameters<typeof receive>[2]) => receive(form_data, Readable.from([large]), as);
  const large = await picture(2000, 1000, 'red');
  const { brand, db } = tenant();
  const broken = {
    selectFrom: db.selectFrom.bind(db),
    insertInto: db.insertInto.bind(db),
  } as unknown as typeof db;
  await expect(send({ brand, db: broken })).rejects.toThrow('updateTable');
  expect(await shownOf(file_path)).toEqual([undefined, undefined, undefined]);
  expect(await send()).toMatchObject({ file_path });
  expect(await shownOf(file_path)).toEqual(['red', 'red', 'red']);
});

const SEA = await readFile(new URL('../../../demo/media/sea.mp4', import.meta.url));

/** One process of several, with the same rows and files. */
const node = (objects: Partial<Objects> = {}) =>
  createMediaService({ ...app.infra, objects: { ...app.infra.objects, ...objects } });

/** A video all parts of which have come. */
const inParts = async () => {
  const { file_path: filePath } = await prepareVideo();
  const { user_id: userId } = await app
    .db()
    .selectFrom('uploads')
    .select('user_id')
    .where('file_path', '=', filePath)
    .executeTakeFirstOrThrow();
  const video = { filePath, userId, groupId: 'a1_b2', size: SEA.length };
  const headers = { 'content-type': 'video/mp4' };
  const { missing } = await node().prepareParts(tenant(), video);
  for (const { url } of missing) await app.call({ method: 'PUT', url, body: SEA, headers });
  return video;
};

test('a video is made of its parts once, however many ask for it in however many processes', async () => {
  const video = await inParts();
  const { objects } = app.infra;
  let [begun, looks] = [0, 0];
  const allBegun = Promise.withResolvers<void>();
  const get: Objects['get'] = (key) => {
    begun += 1;
    if (begun === 3) allBegun.resolve();
    return objects.get(key);
  };
  const take: Objects['take'] = async (...of) => {
    looks += 1;
    await allBegun.promise;
    return objects.take(...of);
  };
  const [one, two] = [node({ get, take }), node({ get, take })];
  const results = await Promise.all([one, one, two].map((each) => each.joinParts(tenant(), video)));
  expect(new Set(results.map(({ size }) => size))).toEqual(new Set([SEA.length]));
  expect(await two.joinParts(tenant(), video)).toEqual(results[0]);
  expect(looks).toBe(1);
});

test('who finds parts gone because their video was made just then gets that', async () => {
  const video = await inParts();
  const made = Promise.withResolvers<void>();
  const late = node({
    get: async (key) => {
      await made.promise;
      return app.infra.objects.get(key);
    },
  });
  const second = late.joinParts(tenant(), video);
  const first = await node().joinParts(tenant(), video);
  made.resolve();
  expect(await second).toEqual(first);
});
