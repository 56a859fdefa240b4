import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Group, Post } from '@livery/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bucketOf, newKeyedId } from '../infra/ids.ts';
import type { Objects } from '../infra/objects/objects.ts';
import { findSetting } from '../infra/settings/settings.repository.ts';
import { createServices } from '../services.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { fillDemo } from './fill-demo.ts';

const personOf = (key: string, index: number) => ({
  key,
  username: `person0${index}`,
  nickname: `人 ${key}`,
  avatar: 'p1.webp',
  bio: 'bio',
});
const people = ['one', 'two', 'three'].map(personOf);
const post = (changes: object) => ({
  author: 'one',
  kind: 'text',
  description: 'title\nrest',
  hashtags: ['极光'],
  media: [],
  likes: 2,
  collects: 3,
  shares: 1,
  age_hours: 1,
  allow_comment: true,
  ...changes,
});
const posts = [
  post({ kind: 'video', media: [{ file: 'v.mp4', poster: 'a.webp' }], age_hours: 50, place: '特罗姆瑟' }),
  post({ kind: 'images', media: [{ file: 'a.webp' }], age_hours: 2 }),
  post({ author: 'two', description: '</script><img onerror>' }),
];
const comments = [
  { post: 1, author: 'two', text: 'first', likes: 1, age_hours: 1 },
  { post: 1, author: 'one', text: 'answer', likes: 0, age_hours: 0.5, reply_to: 0 },
];
const chats = {
  groups: [
    {
      ...{ name: '茶会', description: 'tea', icon: 'a.webp' },
      ...{ owner: 'one', admins: ['two'], members: ['three'] },
      lines: [
        { author: 'one', type: 'group_create', minutes_ago: 30 },
        { author: 'one', text: 'tea?', minutes_ago: 20, pin: true, emojis: { '👍': ['two', 'three'] } },
        { author: 'two', text: 'gladly', minutes_ago: 10, reply_to: 1 },
        { author: 'three', type: 'share_social_post', post: 2, minutes_ago: 5 },
      ],
    },
    {
      ...{ name: '大会', description: '', icon: 'a.webp' },
      ...{ owner: 'two', admins: [], members: ['one'], crowd: 8 },
      lines: [
        { author: 'crowd2', type: 'member_join', minutes_ago: 90 },
        { author: 'crowd2', text: 'hello', minutes_ago: 80 },
      ],
    },
  ],
  direct: [
    {
      people: ['one', 'two'],
      lines: [
        { author: 'one', file: 'a.webp', minutes_ago: 300 },
        { author: 'two', file: 'v.mp4', minutes_ago: 200 },
        { author: 'one', file: 'sea.mp3', minutes_ago: 100 },
        { author: 'one', file: 'list.txt', filename: '清单.txt', minutes_ago: 20 },
      ],
    },
  ],
  notes: [{ by: 'one', about: 'two', nickname: 'the second' }],
};
const names = { 'zh-CN': [{ first: { 陈: 'chen', 林: 'lin' }, second: { 思雨: 'siyu' } }] };
const facts = {
  'p1.webp': { width: 360, height: 360, thumbhash: 'AA==', bytes: 3 },
  'a.webp': { width: 4, height: 3, thumbhash: 'BB==', bytes: 3 },
  'v.mp4': { width: 9, height: 16, duration: 5.5, thumbhash: 'CC==', bytes: 3 },
};

let test: TestApp;
let demoDir: string;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());
beforeEach(async () => {
  demoDir = await mkdtemp(join(tmpdir(), 'livery-demo-'));
  await Promise.all(['aurora', 'media', 'files'].map((name) => mkdir(join(demoDir, name))));
  await write('aurora/people.json', people);
  await write('aurora/posts.json', posts);
  await write('aurora/comments.json', comments);
  await write('aurora/chats.json', chats);
  await write('names.json', names);
  await write('files/voices.json', { 'sea.mp3': { duration: 9, waveform: [1, 2] } });
  for (const file of ['sea.mp3', 'list.txt'])
    await writeFile(join(demoDir, 'files', file), `content of ${file}`);
  await writeFile(join(demoDir, 'media', 'v-poster.webp'), 'content of v-poster.webp');
  await write('media/index.json', facts);
  for (const file of Object.keys(facts)) await writeFile(join(demoDir, 'media', file), `content of ${file}`);
});
afterEach(async () => {
  const talk = ['reactions', 'messages', 'group_members', 'groups', 'uploads', 'contacts', 'notes'] as const;
  const social = ['post_likes', 'follows', 'timelines', 'comments', 'posts'] as const;
  const tables = ['settings', ...social, ...talk, 'sessions', 'users'] as const;
  for (const table of tables) await test.db().deleteFrom(table).execute();
  await rm(join(test.infra.config.dataDir, 'objects', 'aurora'), { recursive: true, force: true });
  await rm(demoDir, { recursive: true, force: true });
});

const write = (file: string, content: unknown) => writeFile(join(demoDir, file), JSON.stringify(content));
const fill = (
  brandId = 'aurora',
  objects: Pick<Objects, 'get' | 'put'> = test.infra.objects,
  now = Date.now(),
  source = brandId,
) => {
  const brand = test.infra.brands.all.find(({ id }) => id === brandId);
  if (!brand) throw new Error(`no brand ${brandId}`);
  return fillDemo({
    brand,
    db: test.db(brandId),
    objects,
    demoDir,
    log: { info: () => undefined },
    source,
    now,
  });
};
const feed = async (brand = 'aurora'): Promise<Post[]> =>
  (await test.call({ url: '/social/api/guest/recommend/public', brand })).result.list;
/** In as the first of the people, with their conversations. */
const enterAsHost = async (): Promise<{ token: string; rooms: Group[] }> => {
  const [host] = (await test.call({ url: '/dev/demo/people' })).result.list;
  const body = { id: host.id, device_id: 'd1' };
  const { access_token: token } = (await test.call({ method: 'POST', url: '/dev/demo/login', body })).result;
  return { token, rooms: (await test.call({ url: '/api/v1/users/groups', token })).result.list };
};

describe('filling in the demo content', () => {
  it('shows stills instead of clips where the brand has no videos', async () => {
    const brand = test.infra.brands.byId('aurora');
    if (!brand) throw new Error('no brand');
    const { features } = brand.config;
    Object.assign(brand.config, { features: { ...features, videos: false } });
    await fill();
    Object.assign(brand.config, { features });
    const list = await feed();
    expect(list.map(({ kind }) => kind).sort()).toEqual(['images', 'images', 'text']);
    const still = list.find(({ place }) => place === '特罗姆瑟');
    expect(still?.media).toMatchObject([{ url: expect.stringMatching(/\/a\.\w+\.webp$/), width: 4 }]);
  });

  it('makes a feed of it, whose media can be loaded', async () => {
    await fill();
    const list = await feed();
    expect(list.map(({ kind }) => kind).sort()).toEqual(['images', 'text', 'video']);
    const video = list.find(({ kind }) => kind === 'video');
    expect(video).toMatchObject({
      author: { nickname: '人 one' },
      description: 'title\nrest',
      place: '特罗姆瑟',
      counts: { like: 2, comment: 0, collect: 3, share: 1 },
      media: [{ width: 9, height: 16, duration: 5.5, thumbhash: 'CC==' }],
    });
    const age = Date.now() - Date.parse(video?.create_at ?? '');
    expect(Math.round(age / 3_600_000)).toBe(50);
    const addresses = [video?.media[0]?.url, video?.media[0]?.poster, video?.author.avatar];
    for (const url of addresses) {
      const { status, raw } = await test.call({ url: url ?? '' });
      expect([status, raw.body]).toEqual([200, expect.stringMatching(/^content of /)]);
    }
    expect(new Set(addresses).size).toBe(3);
  });

  it('keeps comments and their replies', async () => {
    await fill();
    const commented = (await feed()).find(({ kind }) => kind === 'images');
    const { result } = await test.call({ url: `/social/api/guest/posts/${commented?.id}/comment` });
    expect(result.list).toMatchObject([{ text: 'first', reply_count: 1, like_count: 1 }]);
  });

  it('makes a conversation of them, which a developer can join', async () => {
    await fill();
    const username = 'developer1';
    const person = { id: 'dev', username, nickname: 'Dev', invite_code: 'dev' };
    await test.db().insertInto('users').values(person).execute();
    const { value } = await test
      .db()
      .selectFrom('settings')
      .where('key', '=', 'demo')
      .select('value')
      .executeTakeFirstOrThrow();
    const join = (name: string) => test.call({ method: 'POST', url: `/dev/demo/join?username=${name}` });
    expect([(await join('nobody')).status, (await join(username)).status]).toEqual([404, 200]);
    const groupId = String(value.group);
    const brand = test.infra.brands.byId('aurora');
    if (!brand) throw new Error('no brand aurora');
    const { messages, groups } = createServices(test.infra);
    const [tenant, caller] = [
      { brand, db: test.db() },
      { userId: 'dev', sessionId: 's', scope: 'session' as const },
    ];
    expect(await groups.get(tenant, caller, groupId)).toMatchObject({
      display_name: '茶会',
      member_count: 4,
      unread: 3,
    });
    expect((await messages.list(tenant, caller, groupId, {})).list).toMatchObject([
      { type: 'group_create', text: '茶会' },
      { text: 'tea?', emojis: [{ emoji: '👍', count: 2, mine: false }] },
      { text: 'gladly', thread: { text: 'tea?' } },
      { type: 'share_social_post', card: { state: 'open', author: { nickname: '人 two' } } },
    ]);
    expect((await messages.pins(tenant, caller, groupId)).list).toMatchObject([{ text: 'tea?' }]);
  });

  it('lets a developer look around as one of them, and nobody from elsewhere', async () => {
    await fill();
    const ask = (method: 'GET' | 'POST', path: string, more: object = {}) =>
      test.call({ method, url: `/dev/demo/${path}`, ...more });
    const { list } = (await ask('GET', 'people')).result;
    expect(list).toMatchObject([
      { nickname: '人 one', avatar: expect.stringContaining('/demo/p1.') },
      { nickname: '人 two' },
      { nickname: '人 three' },
      { username: expect.stringMatching(/^chensiyu/) },
    ]);
    const enter = (id: unknown, headers = {}) =>
      ask('POST', 'login', { body: { id, device_id: 'd1' }, headers });
    const tokens = (await enter(list[0].id)).result;
    const as = (url: string) => test.call({ url, token: tokens.access_token });
    expect((await as('/api/v1/users/me')).result).toMatchObject({ nickname: '人 one' });
    const rooms = (await as('/api/v1/users/groups')).result.list;
    expect(rooms.map((room: Group) => [room.display_name, room.member_count, room.unread])).toEqual([
      ['茶会', 3, 2],
      ['人 two', 2, 0],
      ['大会', 10, 0],
    ]);
    const contacts = await test.db().selectFrom('contacts').selectAll().execute();
    expect(contacts.filter(({ user_id }) => user_id === list[0].id)).toHaveLength(2);
    expect((await as('/api/v1/users/nicknames')).result.list).toMatchObject([{ nickname: 'the second' }]);

    expect((await enter('nobody')).status).toBe(404);
    expect((await enter(list[0].id, { host: 'aurora.example' })).status).toBe(404);
    expect((await enter(list[0].id, { 'x-forwarded-for': '10.0.0.1' })).status).toBe(404);
    expect((await ask('GET', 'people', { headers: { via: 'a' } })).status).toBe(404);
    expect((await ask('GET', 'people', { brand: 'lotus' })).result.list).toEqual([]);
  });

  it('has sent each other pictures, clips, voices and files, which members can open', async () => {
    await fill();
    const { token, rooms } = await enterAsHost();
    const id = rooms.find(({ partner }) => partner)?.id;
    const said = (await test.call({ url: `/api/v2/groups/${id}/messages`, token })).result.list;
    expect(said).toMatchObject([
      { type: 'image', media: { width: 4, height: 3 } },
      { type: 'video', duration: 6, media: { poster: true } },
      { type: 'audio', duration: 9, media: { waveform: [1, 2] } },
      { type: 'file', filename: '清单.txt', media: { size: 'content of list.txt'.length } },
    ]);
    const open = async (message: { id: string }, query = '') =>
      (await test.call({ url: `/api/v1/groups/${id}/files/${message.id}${query}`, token })).raw.body;
    expect(await Promise.all(said.map((message: { id: string }) => open(message)))).toEqual([
      'content of a.webp',
      'content of v.mp4',
      'content of sea.mp3',
      'content of list.txt',
    ]);
    expect(await open(said[1], '?part=poster')).toBe('content of v-poster.webp');
  });

  it('orders ids by age, so that what is posted later comes first', async () => {
    await fill();
    const rows = await test.db().selectFrom('posts').select(['id', 'create_at']).orderBy('id').execute();
    const times = rows.map(({ create_at }) => create_at.getTime());
    expect(times).toEqual([...times].sort((one, other) => one - other));
  });

  it('is as young at a later start as it was at the first one; what people wrote since stays where it was', async () => {
    const DAY = 24 * 3_600_000;
    const then = Date.now() - 9 * DAY;
    await fill('aurora', test.infra.objects, then);
    const db = test.db();
    // Ids were made now: in a folder of nine days ago they would say so.
    const hosts = (await findSetting(db, 'demo'))['hosts'] as string[];
    const fresh_at = JSON.stringify({ hosts, fresh_at: then });
    await db.updateTable('settings').where('key', '=', 'demo').set({ value: fresh_at }).execute();
    const [author = ''] = hosts;
    const values = {
      bucket: bucketOf(author),
      author_id: author,
      kind: 'text' as const,
      description: 'of a guest',
    };
    const own = { ...values, id: newKeyedId(author, Date.now() + DAY), create_at: new Date(then + DAY) };
    await db.insertInto('posts').values(own).execute();
    const chart = async () =>
      (await test.call({ url: '/social/api/guest/recommend/public?type=chart&range=24h' })).result.list;
    expect(await chart()).toEqual([]);
    const agesOf = async (now: number) =>
      (
        await db.selectFrom('posts').select('create_at').where('id', '<>', own.id).orderBy('id').execute()
      ).map(({ create_at }) => Math.round((now - create_at.getTime()) / 1000));
    const before = await agesOf(then);
    const now = Date.now();
    await Promise.all([fill('aurora', test.infra.objects, now), fill('aurora', test.infra.objects, now)]);
    expect(await agesOf(now)).toEqual(before);
    expect((await chart()).length).toBe(2);
    const kept = db.selectFrom('posts').select('create_at').where('id', '=', own.id);
    expect((await kept.executeTakeFirstOrThrow()).create_at).toEqual(own.create_at);
    const days = await db
      .selectFrom('hashtag_days')
      .select(['day', 'count'])
      .where('count', '>', 0)
      .execute();
    expect(days.every(({ day }) => now - new Date(day).getTime() < 4 * DAY)).toBe(true);
    const scores = await db.selectFrom('posts').select('score').where('id', '<>', own.id).execute();
    expect(Math.min(...scores.map(({ score }) => score))).toBeGreaterThan((now - 4 * DAY) / 45_000_000);
  });

  it('keeps what was said with somebody whose account is cancelled, and takes no more for them', async () => {
    const gone = { ...personOf('gone', 3), cancelled_hours_ago: 48 };
    const line = { author: 'gone', text: 'farewell', minutes_ago: 3_000 };
    await write('aurora/people.json', [...people, gone]);
    await write('aurora/chats.json', { ...chats, direct: [{ people: ['one', 'gone'], lines: [line] }] });
    await fill();
    const { token, rooms } = await enterAsHost();
    const room = rooms.find(({ partner }) => partner?.nickname === '人 gone');
    expect(room).toMatchObject({ cancelled: true, user_auth: { permissions: [] } });
    const said = await test.call({ url: `/api/v2/groups/${room?.id}/messages`, token });
    expect(said.result.list).toMatchObject([{ text: 'farewell' }]);
    const message = { group_id: room?.id, cid: 'late', type: 'text', text: 'are you there' };
    const sent = await test.call({ method: 'POST', url: '/api/v1/messages', token, body: message });
    expect([sent.status, sent.error]).toEqual([403, 'api.forbidden']);
  });

  it('gives the people no way in', async () => {
    await fill();
    const users = await test.db().selectFrom('users').selectAll().execute();
    expect(new Set(users.map(({ demo }) => demo))).toEqual(new Set([true]));
    expect(await test.db().selectFrom('identifiers').selectAll().execute()).toEqual([]);
    expect(await test.db().selectFrom('passwords').selectAll().execute()).toEqual([]);
  });

  it('happens once: not again at the next start, not twice when two start together', async () => {
    await Promise.all([fill(), fill()]);
    await fill();
    expect(await feed()).toHaveLength(3);
    expect(await test.db().selectFrom('users').selectAll().execute()).toHaveLength(11);
  });

  it('goes on after it was broken off while objects were stored', async () => {
    let left = 1;
    const breaking: Pick<Objects, 'get' | 'put'> = {
      ...test.infra.objects,
      put: async (key, body) => {
        left -= 1;
        if (left < 0) throw new Error('stopped');
        return test.infra.objects.put(key, body);
      },
    };
    await expect(fill('aurora', breaking)).rejects.toThrow('stopped');
    expect(await feed()).toEqual([]);
    await fill();
    expect(await feed()).toHaveLength(3);
  });

  it('leaves no rows of content that is wrong, and goes on when it is right', async () => {
    await write('aurora/comments.json', [{ ...comments[0], author: 'nobody' }]);
    await expect(fill()).rejects.toThrow('"nobody"');
    expect(await test.db().selectFrom('users').selectAll().execute()).toEqual([]);
    await write('aurora/comments.json', comments);
    await fill();
    expect(await feed()).toHaveLength(3);
  });

  it('gives a brand the content of another one, with people of its own', async () => {
    await fill();
    await fill('jade', test.infra.objects, Date.now(), 'aurora');
    const [own, given] = [await feed('jade'), await feed()];
    expect(own.map(({ description }) => description)).toEqual(given.map(({ description }) => description));
    expect(own.map(({ author }) => author.nickname).join()).toMatch(/思雨/);
    expect(own.map(({ author }) => author.nickname).join()).not.toMatch(/人/);
    const rooms = await test.db('jade').selectFrom('groups').select('display_name').execute();
    expect(rooms.map(({ display_name }) => display_name)).toContain('茶会');
    const { status } = await test.call({
      url: own.flatMap(({ media }) => media)[0]?.url ?? '',
      brand: 'jade',
    });
    expect(status).toBe(200);
  });

  it('leaves a brand without content empty, and other brands alone', async () => {
    await fill('lotus');
    await fill('aurora');
    expect(await feed('lotus')).toEqual([]);
    expect(await readdir(join(test.infra.config.dataDir, 'objects'))).not.toContain('lotus');
  });
});
