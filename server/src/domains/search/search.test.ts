import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schemaName } from '../../infra/database/database.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { arrangePost } from '../social/social.testing.ts';
import { termsOf } from './terms.ts';

let app: TestApp;
let ann: TestPerson;
let ben: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ env: { ADDRESS_HEADER: 'x-peer', GUEST_POSTS_PER_HOUR: '50' } });
  [ann, ben] = await Promise.all([
    app.signUp({ nickname: 'Meera Chandra' }),
    app.signUp({ nickname: '林小满在云南' }),
  ]);
});
afterAll(() => app.stop());

const get = (url: string, person = ann) => app.call({ url, token: person.access });
let guests = 0;
/** Each from an address of their own. */
const getAsGuest = (url: string, brand = 'aurora', peer?: string) => {
  guests += 1;
  return app.call({ url, brand, headers: { 'x-peer': peer ?? `guest ${guests}` } });
};
const search = (type: string, q: string, more: Record<string, string> = {}, person = ann) =>
  get(`/api/v1/search?${new URLSearchParams({ type, q, ...more })}`, person);
const say = (description: string, changes: Parameters<typeof arrangePost>[2] = {}) =>
  arrangePost(app.db(), ben.id, { description, ...changes });
const change = (id: string, changes: object) =>
  app.db().updateTable('posts').set(changes).where('id', '=', id).execute();
const idsOf = (list: { id: string }[]) => list.map(({ id }) => id);
const postsOf = async (q: string, person = ann) => idsOf((await search('posts', q, {}, person)).result.posts);

describe('posts', () => {
  test('are found by any two characters in a row, by beginnings of words, whatever their case', async () => {
    const hills = await say('周六去茶山看云海', { hashtags: ['徒步Weekend'] });
    const coffee = await say('A slow Morning with coffee, then the harbour');
    expect(await postsOf('山看')).toEqual([hills]);
    expect(await postsOf('徒步')).toEqual([hills]);
    expect(await postsOf('云海茶')).toEqual([]);
    expect(await postsOf('week')).toEqual([hills]);
    expect(await postsOf('MORN')).toEqual([coffee]);
    expect(await postsOf('ｍｏｒｎ')).toEqual([coffee]);
    expect(await postsOf('harbour coff')).toEqual([coffee]);
    expect(await postsOf('rning')).toEqual([]);
    expect(await postsOf('morningstar')).toEqual([]);
    expect(await postsOf('.*')).toEqual([]);
  });

  test('are found with one wrong letter, where nothing has it as it was typed', async () => {
    const kites = await say('Kites above the lighthouse');
    for (const typed of ['lighthuose', 'lighthose', 'kitess', 'Lighthoouse'])
      expect(await postsOf(typed)).toEqual([kites]);
    expect(await postsOf('xyzzyhouse')).toEqual([]);
  });

  test('with one wrong letter have further pages, as those have that were typed right', async () => {
    const made = await Promise.all(Array.from({ length: 23 }, () => say('Paragliders over the ridge')));
    const first = (await search('posts', 'paraglidres')).result;
    const second = (await search('posts', 'paraglidres', { next_id: first.next_id })).result;
    expect([first.posts.length, second.posts.length, second.next_id]).toEqual([20, 3, null]);
    expect(idsOf([...first.posts, ...second.posts]).toSorted()).toEqual(made.toSorted());
    expect((await search('posts', 'paraglidres', { next_id: '~x' })).error).toBe('api.validation');
  });

  test('are found as long as everybody may see them, and by nobody between whom and their author a block stands', async () => {
    const id = await say('萤火虫的夜晚');
    expect(await postsOf('萤火')).toEqual([id]);
    for (const changes of [{ privacy: 'followers' }, { review: 'deleted' }, { review: 'auditing' }]) {
      await change(id, changes);
      expect(await postsOf('萤火')).toEqual([]);
      await change(id, { privacy: 'everyone', review: 'approved' });
    }
    await change(id, { description: '写别的' });
    expect(await postsOf('萤火')).toEqual([]);
    await change(id, { description: '萤火虫' });
    const zoe = await app.signUp();
    await app.db().insertInto('blocks').values({ user_id: ben.id, block_id: zoe.id }).execute();
    expect(await postsOf('萤火', zoe)).toEqual([]);
    expect(await postsOf('萤火')).toEqual([id]);
    const url = '/api/v1/guest/search?type=posts&q=萤火';
    expect(idsOf((await getAsGuest(url)).result.posts)).toEqual([id]);
    expect((await getAsGuest(url, 'lotus')).result.posts).toEqual([]);
  });

  test('come best first, and the next page goes on where the first one ended', async () => {
    const made = await Promise.all(Array.from({ length: 45 }, () => say('九宫格照片')));
    await Promise.all(made.map((id, at) => change(id, { score: 1e6 + at })));
    const pages: string[][] = [];
    for (let next: string | null = ''; next !== null; ) {
      const { result } = await search('posts', '宫格', next === '' ? {} : { next_id: next });
      pages.push(idsOf(result.posts));
      next = result.next_id;
    }
    expect(pages.map(({ length }) => length)).toEqual([20, 20, 5]);
    expect(pages.flat()).toEqual(made.toReversed());
    expect((await search('posts', '宫格', { next_id: 'x' })).error).toBe('api.validation');
  });

  test('that few have are found behind thousands of better ones', async () => {
    const rare = await say('渡口的灯');
    const schema = sql.raw(schemaName('aurora'));
    await sql`insert into ${schema}.posts (bucket, id, author_id, kind, description, score)
      select substr(${rare}, 12, 3), left(lpad(n::text, 11, '0'), 11) || substr(${rare}, 12, 3) || 'filled00', ${ben.id}, 'text', '', 1e7 + n
      from generate_series(1, 4100) n`.execute(app.db());
    expect(await postsOf('渡口')).toEqual([rare]);
    await app.db().deleteFrom('posts').where('score', '>', 1e7).execute();
  });

  test('what the index has of a text holds all that is looked for in it', async () => {
    const schema = sql.raw(schemaName('aurora'));
    const some = fc.array(fc.constantFrom(...'aZé茶山，🍵 #९.~7ß'.split('')), {
      minLength: 1,
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(some, fc.nat(), async (signs, from) => {
        const text = signs.join('');
        // From the beginning of a word, as people look for it.
        const [looked = ''] = text.split(/\s+/).slice(from % 3);
        const { tokens } = termsOf(looked);
        const { rows } = await sql<{ has: boolean }>`
          select ${schema}.search_tokens(${schema}.search_text(${text})) @> ${tokens}::text[] as has`.execute(
          app.db(),
        );
        expect(rows[0]?.has).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});

describe('people', () => {
  const peopleOf = async (q: string, person = ann) =>
    idsOf((await search('users', q, {}, person)).result.users);

  test('are found by ID and nickname, with a typo, and not by whom a block keeps away', async () => {
    expect(await peopleOf('小满')).toEqual([ben.id]);
    expect(await peopleOf('chand')).toEqual([ann.id]);
    expect(await peopleOf('Meera chan')).toEqual([ann.id]);
    expect(await peopleOf('Chandar')).toEqual([ann.id]);
    expect(await peopleOf(`@${ben.username}`)).toEqual([ben.id]);
    const zoe = await app.signUp();
    await app.db().insertInto('blocks').values({ user_id: zoe.id, block_id: ben.id }).execute();
    expect(await peopleOf('小满', zoe)).toEqual([]);
    expect(await peopleOf('小满')).toEqual([ben.id]);
  });

  test('come with who has exactly this ID first, then whom most follow; cancelled ones are gone', async () => {
    const [one, two, exact] = await Promise.all([
      app.signUp({ nickname: '雾里看花' }),
      app.signUp({ nickname: '雾里看山' }),
      app.signUp(),
    ]);
    await app.call({ method: 'PUT', url: `/social/api/authors/${two.id}/follow`, token: ann.access });
    await app
      .db()
      .updateTable('users')
      .set({ nickname: `雾里 ${two.username}x` })
      .where('id', '=', one.id)
      .execute();
    expect(await peopleOf('雾里')).toEqual([two.id, one.id]);
    await app.db().updateTable('users').set({ username: 'fogfog' }).where('id', '=', exact.id).execute();
    await app.db().updateTable('users').set({ nickname: 'fogfogger' }).where('id', '=', two.id).execute();
    const { users } = (await search('users', 'fogfog')).result;
    expect(idsOf(users)).toEqual([exact.id, two.id]);
    expect(users[1]).toMatchObject({ is_followed: 2, follows_me: false });
    await app.db().updateTable('users').set({ delete_at: new Date() }).where('id', '=', exact.id).execute();
    expect(await peopleOf('fogfog')).toEqual([two.id]);
  });
});

test('who has exactly this ID is found among more who match than are looked at', async () => {
  const exact = await app.signUp();
  const rename = (id: string) => app.db().updateTable('users').where('id', '=', id);
  await sql`insert into ${sql.raw(schemaName('aurora'))}.users (id, username, nickname, avatar, invite_code)
    select 'gull' || n, 'gull' || n, 'Somebody', '', 'gull' || n from generate_series(1, 400) n`.execute(
    app.db(),
  );
  // Written anew, it stands behind all of them.
  await rename(exact.id).set({ username: 'gull' }).execute();
  expect(idsOf((await search('users', 'GULL')).result.users)[0]).toBe(exact.id);
});

describe('hashtags', () => {
  const tagged = (name: string, query = '') =>
    get(`/social/api/hashtags/${encodeURIComponent(name)}/posts${query}`);
  const countOf = async (name: string) => (await tagged(name)).result.count;

  test('are counted with what everybody may see, whatever becomes of it', async () => {
    const id = await say('', { hashtags: ['夜跑', 'NightRun', 'nightrun'] });
    const other = await say('', { hashtags: ['夜跑'] });
    expect([await countOf('夜跑'), await countOf('NIGHTRUN'), await countOf('白跑')]).toEqual([2, 1, 0]);
    await change(id, { privacy: 'self' });
    expect(await countOf('夜跑')).toBe(1);
    await change(id, { privacy: 'everyone', hashtags: ['晨跑'] });
    expect([await countOf('夜跑'), await countOf('晨跑'), await countOf('nightrun')]).toEqual([1, 1, 0]);
    await change(other, { review: 'deleted' });
    expect(await countOf('夜跑')).toBe(0);
  });

  test('are suggested by how they begin, most used first, and hot ones without', async () => {
    for (const hashtags of [['奶茶'], ['奶茶'], ['奶酪']]) await say('', { hashtags });
    const old = await say('', { hashtags: ['去年的奶'], create_at: new Date('2020-01-01') });
    const list = async (query: string) => (await get(`/social/api/hashtags${query}`)).result.list;
    expect(await list('?q=奶')).toEqual([
      { name: '奶茶', count: 2 },
      { name: '奶酪', count: 1 },
    ]);
    expect((await search('hashtags', '#奶')).result.hashtags).toHaveLength(2);
    expect(await list('?q=%25')).toEqual([]);
    const hot = (await list('')).map(({ name }: { name: string }) => name);
    expect(hot).toContain('奶茶');
    expect(hot).not.toContain('去年的奶');
    expect(old).toBeDefined();
  });

  test('have a page, best first or newest first', async () => {
    const made = await Promise.all(Array.from({ length: 23 }, () => say('', { hashtags: ['海边'] })));
    const sorted = made.toSorted();
    await change(sorted[0] ?? '', { score: 9e6 });
    const best = (await tagged('海边')).result;
    expect(best).toMatchObject({ count: 23 });
    expect(best.list[0].id).toBe(sorted[0]);
    const newest = (await tagged('海边', '?order=newest')).result;
    expect(idsOf(newest.list)).toEqual(sorted.toReversed().slice(0, 20));
    const rest = (await tagged('海边', `?order=newest&next_id=${newest.next_id}`)).result;
    expect(idsOf(rest.list)).toEqual(sorted.toReversed().slice(20));
    expect(rest.next_id).toBeNull();
    expect((await tagged('海边', '?order=oldest')).error).toBe('api.validation');
  });

  test('that two people publish at once in another order are counted, and nobody waits for ever', async () => {
    const tags = ['一', '二', '三', '四', '五'];
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => say('', { hashtags: at % 2 ? tags : tags.toReversed() })),
    );
    expect(await countOf('三')).toBe(20);
  });
});

test('what somebody hides, a post or all of an author, is left out of what they find, and of what nobody else does', async () => {
  const reader = await app.signUp();
  const quiet = await app.signUp({ nickname: '听潮的人' });
  const hide = (path: string) =>
    app.call({ method: 'PUT', url: `/social/api/${path}/hide`, token: reader.access });
  const tags = { hashtags: ['听潮'] };
  const [kept, hidden] = [await say('退潮以后的滩涂', tags), await say('退潮以后的礁石', tags)];
  const theirs = await arrangePost(app.db(), quiet.id, { description: '退潮以后的贝壳', ...tags });
  const found = async (person: TestPerson) => ({
    posts: (await postsOf('退潮', person)).toSorted(),
    people: idsOf((await search('users', '听潮', {}, person)).result.users),
    tagged: idsOf((await get('/social/api/hashtags/听潮/posts?order=newest', person)).result.list).toSorted(),
  });
  const all = [kept, hidden, theirs].toSorted();
  expect(await found(reader)).toEqual({ posts: all, people: [quiet.id], tagged: all });
  await hide(`posts/${hidden}`);
  await hide(`authors/${quiet.id}`);
  expect(await found(reader)).toEqual({ posts: [kept], people: [], tagged: [kept] });
  expect(await found(ann)).toEqual({ posts: all, people: [quiet.id], tagged: all });
});

test('days that are counted no more go, and words that nobody has written any more', async () => {
  const [kept, gone] = [await say('Meadowlarks'), await say('Kingfishers')];
  await say('', { hashtags: ['晨雾'], create_at: new Date('2020-01-01') });
  await say('', { hashtags: ['晨雾'] });
  await change(gone, { review: 'deleted' });
  await app.services.search.removeUnused({ db: app.db() }, new AbortController().signal);
  const days = await app.db().selectFrom('hashtag_days').where('name', '=', '晨雾').select('count').execute();
  expect(days).toEqual([{ count: 1 }]);
  expect(await postsOf('meadowlarsk')).toEqual([kept]);
  const words = app.db().selectFrom('search_words').select('word');
  expect(await words.where('word', 'in', ['meadowlarks', 'kingfishers']).execute()).toEqual([
    { word: 'meadowlarks' },
  ]);
});

test('a search needs something to look for, one of three kinds, and a session or the quota of a guest', async () => {
  expect((await search('posts', ' ')).error).toBe('api.validation');
  expect((await search('posts', '#')).error).toBe('api.validation');
  expect((await search('songs', '茶山')).error).toBe('api.validation');
  expect((await search('posts', 'x'.repeat(61))).error).toBe('api.validation');
  expect((await get('/api/v1/search?type=posts&q=茶山')).status).toBe(200);
  expect((await getAsGuest('/api/v1/search?type=posts&q=茶山')).status).toBe(401);
  const guest = await getAsGuest('/api/v1/guest/search?type=users&q=小满');
  expect(guest.result.users).toMatchObject([{ id: ben.id }]);
});

test('a guest pays for each post that is found, and for finding none as for one', async () => {
  await Promise.all(Array.from({ length: 30 }, () => say('雨后的青石巷', { hashtags: ['青石巷'] })));
  const left = async (peer: string) => {
    // What is asked for below the quota is delivered whole.
    for (let asked = 0; ; asked += 1) {
      const { error } = await getAsGuest(`/api/v1/guest/search?type=users&q=没有${asked}`, 'aurora', peer);
      if (error === 'api.guest_quota') return asked;
      if (asked > 60) throw new Error('the quota does not end');
    }
  };
  await getAsGuest('/api/v1/guest/search?type=posts&q=青石', 'aurora', 'one');
  expect(await left('one')).toBe(30);
  await getAsGuest('/social/api/guest/hashtags/青石巷/posts', 'aurora', 'two');
  await getAsGuest('/social/api/guest/hashtags/没有/posts', 'aurora', 'two');
  await getAsGuest('/api/v1/guest/search?type=posts&q=没有人写', 'aurora', 'two');
  expect(await left('two')).toBe(28);
});
