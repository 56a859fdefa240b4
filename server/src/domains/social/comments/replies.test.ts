import type { Comment } from '@livery/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { arrangePost } from '../social.testing.ts';

let app: TestApp;
let author: TestPerson;
let ann: TestPerson;
let ben: TestPerson;
let post: string;
beforeAll(async () => {
  app = await startTestApp();
  author = await app.signUp({ nickname: 'Author' });
  ann = await app.signUp({ nickname: 'Ann' });
  ben = await app.signUp({ nickname: 'Ben' });
});
beforeEach(async () => {
  post = await arrangePost(app.db(), author.id);
});
afterAll(() => app.stop());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const ask = ({ access }: TestPerson, method: Method, path: string, body?: unknown) =>
  app.call({ method, url: `/social/api/${path}`, token: access, ...(body !== undefined && { body }) });
let cids = 0;
const write = (person: TestPerson, path: string, fields: object = {}) => {
  cids += 1;
  return ask(person, 'POST', path, { text: 'hello', cid: `c${cids}`, ...fields });
};
const comment = async (person: TestPerson, fields?: object): Promise<Comment> =>
  (await write(person, `posts/${post}/comment`, fields)).result;
const reply = async (person: TestPerson, id: string, fields?: object): Promise<Comment> =>
  (await write(person, `comment/${id}`, fields)).result;
const list = async (person = ann): Promise<Comment[]> =>
  (await ask(person, 'GET', `posts/${post}/comment`)).result.list;
const repliesTo = async (id: string, person = ann): Promise<Comment[]> =>
  (await ask(person, 'GET', `comment/${id}/sub-comment`)).result.list;
const count = async () => (await ask(ann, 'GET', `posts/${post}`)).result.counts.comment;
const idsOf = (comments: { id: string }[]) => comments.map(({ id }) => id);
const block = (user_id: string, block_id: string) =>
  app.db().insertInto('blocks').values({ user_id, block_id }).execute();
const unblock = () => app.db().deleteFrom('blocks').execute();

test('what is done with a comment asks for a session, and for a comment that is there', async () => {
  const { id } = await comment(ann);
  for (const [method, path] of [
    ['GET', ''],
    ['POST', ''],
    ['DELETE', ''],
    ['PUT', '/like'],
    ['PUT', '/unlike'],
    ['PUT', '/pin'],
    ['PUT', '/unpin'],
  ] as const) {
    const body = method === 'POST' ? { text: 'x', cid: 'x' } : undefined;
    const url = `/social/api/comment/${id}${path}`;
    expect((await app.call({ method, url, ...(body && { body }) })).status).toBe(401);
    if (method !== 'DELETE')
      expect((await ask(ann, method, `comment/nothing${path}`, body)).error).toBe('api.post_not_exist');
  }
});

test('replies stand on one level; one to a reply says whom it is meant for', async () => {
  const top = await comment(ann);
  const first = await reply(ben, top.id);
  const second = await reply(author, first.id);
  expect(first).toMatchObject({ parent_id: top.id });
  expect(first).not.toHaveProperty('reply_to');
  expect(second).toMatchObject({ parent_id: top.id, reply_to: { id: ben.id, nickname: 'Ben' } });
  expect(idsOf(await repliesTo(top.id))).toEqual([first.id, second.id]);
  expect(await list()).toMatchObject([{ id: top.id, reply_count: 2 }]);
  expect(await count()).toBe(3);
  const one = await ask(ann, 'GET', `comment/${second.id}`);
  expect(one.result).toMatchObject({ comment: { id: second.id }, parent: { id: top.id } });
  const guest = await app.call({ url: `/social/api/guest/comment/${top.id}` });
  expect(guest.result).toMatchObject({ comment: { id: top.id, liked: false }, parent: null });
});

test('a reply with the same cid is one reply; with that of another comment it is refused', async () => {
  const [top, other] = [await comment(ann), await comment(ann)];
  const answers = await Promise.all(Array.from({ length: 6 }, () => reply(ben, top.id, { cid: 'again' })));
  expect(new Set(idsOf(answers)).size).toBe(1);
  expect((await write(ben, `comment/${other.id}`, { cid: 'again' })).error).toBe('api.invalid_data');
  expect((await write(ben, `posts/${post}/comment`, { cid: 'again' })).error).toBe('api.invalid_data');
  expect(await count()).toBe(3);
  await ask(ben, 'DELETE', `comment/${answers[0]?.id}`);
  expect((await write(ben, `comment/${top.id}`, { cid: 'again' })).error).toBe('api.post_not_exist');
  expect((await write(ben, `comment/${top.id}`, { text: 'see example.com' })).error).toBe(
    'api.comment_has_hyperlink',
  );
});

test('a like is counted once, is shown to who gave it, and taken back once', async () => {
  const { id } = await comment(ann);
  for (const _ of [1, 2])
    expect((await ask(ben, 'PUT', `comment/${id}/like`)).result).toEqual({ like_count: 1, liked: true });
  expect((await list(ben))[0]).toMatchObject({ like_count: 1, liked: true });
  expect((await list(ann))[0]).toMatchObject({ like_count: 1, liked: false });
  for (const _ of [1, 2])
    expect((await ask(ben, 'PUT', `comment/${id}/unlike`)).result).toEqual({ like_count: 0, liked: false });
});

test('a like is taken back by who cannot see the post any more', async () => {
  const { id } = await comment(ann);
  await ask(ben, 'PUT', `comment/${id}/like`);
  const posts = app.db().updateTable('posts').where('id', '=', post);
  await posts.set({ privacy: 'self' }).execute();
  expect((await ask(ben, 'PUT', `comment/${id}/unlike`)).result).toEqual({ like_count: 0, liked: false });
  for (const verb of ['like', 'unlike'])
    expect((await ask(ben, 'PUT', `comment/${id}/${verb}`)).error).toBe('api.view_permission_denied');
  await posts.set({ privacy: 'everyone' }).execute();
});

test('one’s own comment is deleted, any by the author of the post, with replies and likes; counts are exact', async () => {
  const [top, other] = [await comment(ann), await comment(ben)];
  const replies = [await reply(ben, top.id), await reply(author, top.id)];
  await ask(ben, 'PUT', `comment/${replies[0]?.id}/like`);
  expect((await ask(ben, 'DELETE', `comment/${top.id}`)).error).toBe('api.forbidden');
  for (const _ of [1, 2]) expect((await ask(ben, 'DELETE', `comment/${replies[0]?.id}`)).status).toBe(200);
  expect((await list())[0]).toMatchObject({ id: other.id });
  expect((await list())[1]).toMatchObject({ id: top.id, reply_count: 1 });
  expect(await count()).toBe(3);
  const both = [ask(ann, 'DELETE', `comment/${top.id}`), ask(author, 'DELETE', `comment/${replies[1]?.id}`)];
  for (const { status } of await Promise.all(both)) expect(status).toBe(200);
  expect(idsOf(await list())).toEqual([other.id]);
  expect(await count()).toBe(1);
  expect((await ask(ann, 'GET', `comment/${replies[1]?.id}`)).error).toBe('api.post_not_exist');
  await ask(author, 'DELETE', `comment/${other.id}`);
  expect(await count()).toBe(0);
});

test('the author puts one comment on top: it comes first, once, before those with more likes', async () => {
  const made = [await comment(ann), await comment(ben), await comment(ann)] as const;
  await ask(ben, 'PUT', `comment/${made[2].id}/like`);
  const below = await reply(ben, made[0].id);
  expect((await ask(ann, 'PUT', `comment/${made[0].id}/pin`)).error).toBe('api.forbidden');
  expect((await ask(author, 'PUT', `comment/${below.id}/pin`)).error).toBe('api.invalid_data');
  await Promise.all(made.map(({ id }) => ask(author, 'PUT', `comment/${id}/pin`)));
  expect((await list()).filter(({ pinned }) => pinned)).toHaveLength(1);
  await ask(author, 'PUT', `comment/${made[0].id}/pin`);
  const pages: Comment[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const { result } = await ask(ann, 'GET', `posts/${post}/comment?limit=1${next && `&next_id=${next}`}`);
    pages.push(...result.list);
    next = result.next_id;
  }
  expect(idsOf(pages)).toEqual([made[0].id, made[2].id, made[1].id]);
  expect(pages.map(({ pinned }) => pinned)).toEqual([true, undefined, undefined]);
  for (const _ of [1, 2]) await ask(author, 'PUT', `comment/${made[0].id}/unpin`);
  expect(idsOf(await list())).toEqual([made[2].id, made[1].id, made[0].id]);
});

test('mentions are of people who are there and whom no block keeps away', async () => {
  const far = await app.signUp({ nickname: 'Far' });
  await block(far.id, ann.id);
  const { mentions } = await comment(ann, { mentions: [ben.id, far.id, 'nobody', ann.id, ben.id] });
  expect(mentions).toEqual([{ id: ben.id, nickname: 'Ben' }]);
  await unblock();
  expect(await comment(ann)).not.toHaveProperty('mentions');
});

test.each(['who has blocked the other', 'whom the other has blocked'])(
  'a comment of somebody %s is not there, nor what stands below it',
  async (side) => {
    const top = await comment(ann);
    const below = await reply(author, top.id);
    await (side.startsWith('who has') ? block(ann.id, ben.id) : block(ben.id, ann.id));
    expect(await list(ben)).toEqual([]);
    for (const [method, path] of [
      ['GET', `comment/${top.id}`],
      ['GET', `comment/${below.id}`],
      ['GET', `comment/${top.id}/sub-comment`],
      ['PUT', `comment/${top.id}/like`],
    ] as const)
      expect((await ask(ben, method, path)).error).toBe('api.post_not_exist');
    expect((await write(ben, `comment/${top.id}`)).error).toBe('api.post_not_exist');
    expect(idsOf(await list(ann))).toEqual([top.id]);
    await unblock();
  },
);

test('nobody comments on a post that is closed at the same moment', async () => {
  const closing = app
    .db()
    .transaction()
    .execute(async (trx) => {
      await trx.updateTable('posts').set({ privacy: 'self' }).where('id', '=', post).execute();
      const late = write(ann, `posts/${post}/comment`);
      // It has looked at the post as it was, and waits for who changes it.
      await app.call({ url: `/social/api/posts/${post}`, token: author.access });
      return { late };
    });
  const { late } = await closing;
  expect((await late).error).toBe('api.view_permission_denied');
  const { result } = await ask(author, 'GET', `posts/${post}`);
  expect(result.counts.comment).toBe(0);
});

test('counts are what is there, whatever is done in whatever order', async () => {
  const people = () => [author, ann, ben] as const;
  const step = fc.record({
    what: fc.constantFrom('comment', 'reply', 'like', 'unlike', 'delete'),
    who: fc.nat({ max: 2 }),
    at: fc.nat({ max: 30 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { maxLength: 4 }), { maxLength: 6 }), async (rounds) => {
      post = await arrangePost(app.db(), author.id);
      const made: string[] = [];
      for (const round of rounds) {
        const done = round.map(async ({ what, who, at }) => {
          const person = people()[who] as TestPerson;
          const id = made.length === 0 ? undefined : made[at % made.length];
          if (what === 'comment') return (await comment(person)).id;
          if (id === undefined) return undefined;
          if (what === 'reply') return (await reply(person, id))?.id;
          if (what === 'delete') await ask(person, 'DELETE', `comment/${id}`);
          else await ask(person, 'PUT', `comment/${id}/${what}`);
          return undefined;
        });
        made.push(...(await Promise.all(done)).filter((id) => id !== undefined));
      }
      const rows = await app.db().selectFrom('comments').selectAll().where('post_id', '=', post).execute();
      const likes = await app.db().selectFrom('comment_likes').selectAll().execute();
      expect((await ask(author, 'GET', `posts/${post}`)).result.counts.comment).toBe(rows.length);
      for (const row of rows) {
        expect(row.reply_count).toBe(rows.filter(({ parent_id }) => parent_id === row.id).length);
        expect(row.like_count).toBe(likes.filter(({ comment_id }) => comment_id === row.id).length);
      }
    }),
    { numRuns: 8 },
  );
});
