import type { Comment } from '@livery/contract';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bucketIn, keyedId, newId } from '../../../infra/ids.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import type { CommentsTable } from '../social.tables.ts';
import { arrangePerson, arrangePost } from '../social.testing.ts';

let test: TestApp;
let reader: TestPerson;
let author: string;
beforeAll(async () => {
  test = await startTestApp();
  reader = await test.signUp();
  author = await arrangePerson(test.db());
});
afterAll(() => test.stop());

const post = (id: string, body: unknown, token: string | undefined = reader.access) =>
  test.call({ method: 'POST', url: `/social/api/posts/${id}/comment`, body, ...(token && { token }) });
const list = (id: string, query = '') =>
  test.call({ url: `/social/api/posts/${id}/comment${query}`, token: reader.access });
const countOf = async (id: string) =>
  (await test.call({ url: `/social/api/posts/${id}`, token: reader.access })).result.counts.comment;
const arrangeComment = async (post_id: string, changes: Partial<Insertable<CommentsTable>> = {}) => {
  const id = keyedId(bucketIn(post_id));
  await test
    .db()
    .insertInto('comments')
    .values({ bucket: bucketIn(id), id, post_id, author_id: author, text: 'x', cid: id, ...changes })
    .execute();
  return id;
};

it('a comment with a block word is refused by the word', async () => {
  const id = await arrangePost(test.db(), author);
  const value = JSON.stringify({ words: ['casino'] });
  await test.db().insertInto('settings').values({ key: 'block_words', value }).execute();
  const refused = await post(id, { text: 'Casino!', cid: 'blocked' });
  await test.db().deleteFrom('settings').where('key', '=', 'block_words').execute();
  expect([refused.error, refused.raw.json().params]).toEqual(['api.block_word', { word: 'casino' }]);
  expect(await countOf(id)).toBe(0);
});

describe('posting a comment', () => {
  it('asks for a session', async () => {
    const id = await arrangePost(test.db(), author);
    expect(await post(id, { text: 'hello', cid: 'c' }, '')).toMatchObject({ status: 401 });
  });

  it('is refused where the author or the state of the post does not allow it', async () => {
    const [closed, hidden] = [
      await arrangePost(test.db(), author, { allow_comment: false }),
      await arrangePost(test.db(), author, { privacy: 'self' }),
    ];
    const comment = { text: 'hello', cid: 'refused' };
    expect(await post(closed, comment)).toMatchObject({ status: 403, error: 'api.comment_not_allowed' });
    expect(await post(hidden, comment)).toMatchObject({ status: 403, error: 'api.view_permission_denied' });
    expect(await post(newId(), comment)).toMatchObject({ status: 404, error: 'api.post_not_exist' });
    expect(await countOf(closed)).toBe(0);
  });

  it.each([
    [{ text: 'see https://example.com', cid: 'a' }, 'api.comment_has_hyperlink'],
    [{ text: '看 example.com/x', cid: 'a' }, 'api.comment_has_hyperlink'],
    [{ text: '   ', cid: 'a' }, 'api.validation'],
    [{ text: '极'.repeat(301), cid: 'a' }, 'api.validation'],
    [{ text: 'x'.repeat(5_000), cid: 'a' }, 'api.validation'],
    [{ text: 'hello', cid: 'a b' }, 'api.validation'],
    [{ text: 'hello' }, 'api.validation'],
    [{ text: 7, cid: {} }, 'api.validation'],
    [[], 'api.validation'],
  ])('refuses %j', async (body, error) => {
    const id = await arrangePost(test.db(), author);
    expect(await post(id, body)).toMatchObject({ status: 400, error });
    expect(await countOf(id)).toBe(0);
  });

  it.each([
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    "'; drop table comments; --",
    '极'.repeat(300),
    '👨‍👩‍👧‍👦 \u202Eright to left',
    '{{7*7}} %s',
  ])('keeps %j as the text it is', async (text) => {
    const id = await arrangePost(test.db(), author);
    const { status, result } = await post(id, { text, cid: newId() });
    expect([status, result?.text]).toEqual([200, text]);
    const guests = await test.call({ url: `/social/api/guest/posts/${id}/comment` });
    expect(guests.result.list[0]).toMatchObject({ text, author: { id: reader.id, is_followed: 3 } });
    expect(guests.raw.headers['content-type']).toContain('application/json');
  });

  it('with the same cid is one comment: one after the other, and all at once', async () => {
    const id = await arrangePost(test.db(), author);
    const first = await post(id, { text: 'one', cid: 'same' });
    expect((await post(id, { text: 'two', cid: 'same' })).result).toEqual(first.result);
    const parallel = await Promise.all(
      Array.from({ length: 10 }, () => post(id, { text: 'at once', cid: 'parallel' })),
    );
    expect(new Set(parallel.map(({ result }) => result.id)).size).toBe(1);
    expect(await countOf(id)).toBe(2);
    expect((await list(id)).result.list).toHaveLength(2);
  });

  it('with the cid of a comment on another post is invalid, also at once', async () => {
    const posts = [await arrangePost(test.db(), author), await arrangePost(test.db(), author)] as const;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => post(posts[n % 2] ?? '', { text: 'x', cid: 'moved' })),
    );
    expect(new Set(answers.map(({ error }) => error))).toEqual(new Set([undefined, 'api.invalid_data']));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect((await countOf(posts[0])) + (await countOf(posts[1]))).toBe(1);
  });

  it('by many at once counts them all', async () => {
    const id = await arrangePost(test.db(), author);
    await Promise.all(Array.from({ length: 30 }, (_, n) => post(id, { text: `n ${n}`, cid: `many-${n}` })));
    expect(await countOf(id)).toBe(30);
  });
});

describe('reading comments', () => {
  it('asks for what reading the post asks for', async () => {
    const hidden = await arrangePost(test.db(), author, { privacy: 'self' });
    expect((await test.call({ url: `/social/api/posts/${hidden}/comment` })).status).toBe(401);
    expect((await list(hidden)).error).toBe('api.view_permission_denied');
    const asGuest = await test.call({ url: `/social/api/guest/posts/${hidden}/comment` });
    expect(asGuest.error).toBe('api.view_permission_denied');
    expect((await list(newId())).error).toBe('api.post_not_exist');
    expect((await list(hidden, '?limit=51')).error).toBe('api.validation');
    expect((await list(hidden, '?next_id=nonsense')).error).toBe('api.validation');
  });

  it('goes best first, page by page, each once', async () => {
    const id = await arrangePost(test.db(), author);
    const likes = [0, 5, 2, 2, 9, 0, 5];
    const made: { id: string; like_count: number }[] = [];
    for (const like_count of likes) {
      made.push({ id: await arrangeComment(id, { like_count }), like_count });
    }
    const order = made.sort((a, b) => b.like_count - a.like_count || (a.id < b.id ? 1 : -1));
    const seen: string[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const { result } = await list(id, `?limit=2${next && `&next_id=${next}`}`);
      seen.push(...result.list.map((comment: Comment) => comment.id));
      next = result.next_id;
    }
    expect(seen).toEqual(order.map((comment) => comment.id));
  });

  it('leaves out cancelled accounts, whom I blocked and who have blocked me', async () => {
    const id = await arrangePost(test.db(), author);
    const [gone, blocked, blocker] = [
      await arrangePerson(test.db(), { delete_at: new Date() }),
      await arrangePerson(test.db()),
      await arrangePerson(test.db()),
    ];
    await test
      .db()
      .insertInto('blocks')
      .values([
        { user_id: reader.id, block_id: blocked },
        { user_id: blocker, block_id: reader.id },
      ])
      .execute();
    await arrangeComment(id, { author_id: gone });
    const blockers = await arrangeComment(id, { author_id: blocker });
    const theirs = await arrangeComment(id, { author_id: blocked });
    const shown = await arrangeComment(id);
    const idsOf = (comments: Comment[]) => comments.map((comment) => comment.id);
    expect(idsOf((await list(id)).result.list)).toEqual([shown]);
    const guests = await test.call({ url: `/social/api/guest/posts/${id}/comment` });
    expect(idsOf(guests.result.list)).toEqual([shown, theirs, blockers]);
  });
});

describe('reading replies', () => {
  const replies = (comment: string, query = '') =>
    test.call({ url: `/social/api/comment/${comment}/sub-comment${query}`, token: reader.access });
  const guestReplies = (comment: string) =>
    test.call({ url: `/social/api/guest/comment/${comment}/sub-comment` });

  it('asks for what reading the post asks for', async () => {
    const hidden = await arrangePost(test.db(), author, { privacy: 'self' });
    const comment = await arrangeComment(hidden);
    expect((await test.call({ url: `/social/api/comment/${comment}/sub-comment` })).status).toBe(401);
    expect((await replies(comment)).error).toBe('api.view_permission_denied');
    expect((await guestReplies(comment)).error).toBe('api.view_permission_denied');
    expect((await replies(newId())).error).toBe('api.post_not_exist');
    expect((await replies(comment, '?next_id=nonsense')).error).toBe('api.validation');
  });

  it('goes oldest first, page by page, without the replies to others', async () => {
    const id = await arrangePost(test.db(), author);
    const [parent_id, other] = [await arrangeComment(id), await arrangeComment(id)];
    await arrangeComment(id, { parent_id: other });
    const first = await arrangeComment(id, { parent_id });
    const second = await arrangeComment(id, { parent_id, like_count: 9 });
    const page = (await replies(parent_id, '?limit=1')).result;
    expect(page.list).toMatchObject([{ id: first, parent_id }]);
    const rest = (await replies(parent_id, `?limit=1&next_id=${page.next_id}`)).result;
    expect(rest).toMatchObject({ list: [{ id: second }], next_id: null });
    expect((await guestReplies(parent_id)).result.list).toHaveLength(2);
  });

  it('leaves out cancelled accounts, and people whom I blocked', async () => {
    const id = await arrangePost(test.db(), author);
    const parent_id = await arrangeComment(id);
    const gone = await arrangePerson(test.db(), { delete_at: new Date() });
    const blocked = await arrangePerson(test.db());
    await test.db().insertInto('blocks').values({ user_id: reader.id, block_id: blocked }).execute();
    await arrangeComment(id, { parent_id, author_id: gone });
    const theirs = await arrangeComment(id, { parent_id, author_id: blocked });
    expect((await replies(parent_id)).result.list).toEqual([]);
    expect((await guestReplies(parent_id)).result.list).toMatchObject([{ id: theirs }]);
  });
});
