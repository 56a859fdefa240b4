import { randomUUID } from 'node:crypto';
import type { RealtimeEvent } from '@livery/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { talking } from '../messages/talk.testing.ts';
import { createPostOperators } from '../social/publishing/operators.ts';
import { arrangePost } from '../social/social.testing.ts';
import { notifying } from './notifications.testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { ask, group, people } = talking(() => app);
const { call, handOut, listOf, newOf, put, viewAll } = notifying(() => app);

const scene = async () => {
  const [ann, ben, cas] = (await people('Ann', 'Ben', 'Cas')) as [TestPerson, TestPerson, TestPerson];
  const post = await arrangePost(app.db(), ann.id, { description: 'Tea at seven' });
  return { ann, ben, cas, post };
};
const like = (person: TestPerson, post: string) => put(person, `/social/api/posts/${post}/like`);
const unlike = (person: TestPerson, post: string) => put(person, `/social/api/posts/${post}/unlike`);
const tenant = () => app.tenant();
const namesOf = (people: { id: string }[]) => people.map(({ id }) => id);

test('the list, its count and its mark need a session', async () => {
  for (const url of ['/api/v1/notification/list', '/api/v1/notification/new-count'])
    expect((await app.call({ url })).status).toBe(401);
  expect((await app.call({ method: 'POST', url: '/api/v1/notification/view-all' })).status).toBe(401);
});

test('likes of one post are told together: the latest first, each person once, not oneself', async () => {
  const { ann, ben, cas, post } = await scene();
  await like(ben, post);
  await like(cas, post);
  await like(cas, post);
  await like(ann, post);
  const [row, ...rest] = await listOf(ann);
  expect(rest).toEqual([]);
  expect(row).toMatchObject({
    ...{ kind: 'like_post', unread: true, count: 2, text: '' },
    post: { id: post, cover: null, text: 'Tea at seven' },
  });
  expect(namesOf(row?.people ?? [])).toEqual([cas.id, ben.id]);
  expect(await listOf(ben)).toEqual([]);
});

test('what was taken back is told to nobody; what was told falls, and is not told again', async () => {
  const { ann, ben, cas, post } = await scene();
  await like(ben, post);
  await unlike(ben, post);
  expect(await listOf(ann)).toEqual([]);
  await like(ben, post);
  await like(cas, post);
  expect(await newOf(ann)).toBe(1);
  await unlike(cas, post);
  expect(await listOf(ann)).toMatchObject([{ count: 1, people: [{ id: ben.id }] }]);
  await viewAll(ann);
  await unlike(ben, post);
  expect(await listOf(ann)).toEqual([]);
  await like(ben, post);
  expect(await listOf(ann)).toMatchObject([{ count: 1, unread: false }]);
  expect(await newOf(ann)).toBe(0);
  const zoe = await app.signUp();
  await like(zoe, post);
  expect(await newOf(ann)).toBe(1);
});

test('follows and collections are told, and fall with what undoes them', async () => {
  const { ann, ben, cas, post } = await scene();
  await put(ben, `/social/api/authors/${ann.id}/follow`);
  await put(cas, `/social/api/authors/${ann.id}/follow`);
  await put(cas, `/social/api/posts/${post}/collect`);
  expect(await listOf(ann)).toMatchObject([
    { kind: 'collect', count: 1 },
    { kind: 'follow', count: 2, people: [{ id: cas.id }, { id: ben.id }], is_followed: 3 },
  ]);
  await put(ann, `/social/api/authors/${cas.id}/follow`);
  expect((await listOf(ann))[1]).toMatchObject({ kind: 'follow', is_followed: 2 });
  await put(ben, `/social/api/authors/${ann.id}/unfollow`);
  await put(cas, `/social/api/posts/${post}/uncollect`);
  expect(await listOf(ann)).toMatchObject([{ kind: 'follow', count: 1, people: [{ id: cas.id }] }]);
});

test('nothing is told of people between whom a block stands, neither before nor after', async () => {
  const { ann, ben, cas, post } = await scene();
  await like(ben, post);
  await like(cas, post);
  expect(await listOf(ann)).toMatchObject([{ count: 2 }]);
  await ask(ann, 'POST', '/api/v1/users/blocks', { block_id: ben.id });
  expect(await listOf(ann)).toMatchObject([{ count: 1, people: [{ id: cas.id }] }]);
  // A like of before the block that is handed out after it.
  await app
    .db()
    .insertInto('outbox')
    .values({
      ...{ kind: 'collect', receiver_id: ann.id, actor_id: ben.id, subject: post, item: ben.id },
      ...{ post_id: post, comment_id: null, group_id: null },
    })
    .execute();
  expect(await listOf(ann)).toHaveLength(1);
});

test('what happens in groups is told to whom it was done', async () => {
  const { ann, ben, cas } = await scene();
  const id = await group(ann, ben);
  await ask(ann, 'POST', `/api/v1/groups/${id}/members`, { member_ids: [cas.id] });
  const shown = { id, name: 'Tea at seven', icon: '' };
  expect(await listOf(cas)).toMatchObject([
    { kind: 'group_invite', group: shown, people: [{ id: ann.id }], count: 1 },
  ]);
  expect(await listOf(ben)).toMatchObject([{ kind: 'group_invite', group: shown }]);
  await ask(ann, 'POST', `/api/v1/groups/${id}/admins`, { user_id: ben.id, permissions: [] });
  await ask(ann, 'PUT', `/api/v1/groups/${id}/admins/${ben.id}`, { permissions: ['delete_message'] });
  expect(await listOf(ben)).toMatchObject([{ kind: 'group_role', text: 'admin' }, { kind: 'group_invite' }]);
  await ask(ann, 'DELETE', `/api/v1/groups/${id}/admins/${ben.id}`);
  expect(await listOf(ben)).toMatchObject([{ kind: 'group_role', text: 'member' }, {}]);
  await ask(ann, 'DELETE', `/api/v1/groups/${id}/members/${cas.id}`);
  expect((await listOf(cas))[0]).toMatchObject({ kind: 'group_removed', group: shown });
  await ask(ben, 'DELETE', `/api/v1/groups/${id}/members/${ben.id}`);
  expect((await listOf(ben))[0]).toMatchObject({ kind: 'group_role' });
});

test('a row goes with the post that it is about, and with the last person of it', async () => {
  const { ann, ben, post } = await scene();
  await like(ben, post);
  await app.db().updateTable('posts').set({ review: 'deleted' }).where('id', '=', post).execute();
  expect(await listOf(ann)).toEqual([]);
  expect(await newOf(ann)).toBe(0);
  await put(ben, `/social/api/authors/${ann.id}/follow`);
  expect(await listOf(ann)).toHaveLength(1);
  await app.db().updateTable('users').set({ delete_at: new Date() }).where('id', '=', ben.id).execute();
  expect(await listOf(ann)).toEqual([]);
});

test('what somebody said who is gone is shown no more, nor are they counted: what another said before stands there', async () => {
  const { ann, ben, cas, post } = await scene();
  for (const [person, text] of [
    [ben, 'The first'],
    [cas, 'The second'],
    [cas, 'The third'],
  ] as const)
    await call(person, 'POST', `/social/api/posts/${post}/comment`, {
      text,
      mentions: [],
      cid: randomUUID(),
    });
  expect(await listOf(ann)).toMatchObject([{ kind: 'comment', count: 2, text: 'The third' }]);
  await app.db().updateTable('users').set({ delete_at: new Date() }).where('id', '=', cas.id).execute();
  const [row, ...rest] = await listOf(ann);
  expect(rest).toEqual([]);
  expect(row).toMatchObject({ count: 1, text: 'The first', comment: { text: 'The first' } });
  expect(namesOf(row?.people ?? [])).toEqual([ben.id]);
});

test('a page may be asked for of any size, has a hundred rows at most, and goes on', async () => {
  const { ann, ben } = await scene();
  const posts = await Promise.all(Array.from({ length: 103 }, () => arrangePost(app.db(), ann.id)));
  const rows = posts.map((post) => ({
    ...({ kind: 'like_post', receiver_id: ann.id, actor_id: ben.id, subject: post, item: ben.id } as const),
    ...{ post_id: post, comment_id: null, group_id: null },
  }));
  await app.db().insertInto('outbox').values(rows).execute();
  await handOut();
  const first = (await call(ann, 'GET', '/api/v1/notification/list?page=9999')).result;
  expect(first.list).toHaveLength(100);
  const next = (await call(ann, 'GET', `/api/v1/notification/list?page=9999&next_id=${first.next_id}`))
    .result;
  const shown = [...first.list, ...next.list].map(({ post }) => post.id);
  expect(shown).toEqual(posts.toReversed());
  expect(next.next_id).toBeNull();
  expect((await call(ann, 'GET', '/api/v1/notification/list?page=0')).error).toBe('api.validation');
  expect((await call(ann, 'GET', '/api/v1/notification/list?page=10000')).error).toBe('api.validation');
  expect((await call(ann, 'GET', '/api/v1/notification/list?next_id=x')).error).toBe('api.validation');
});

test('what is new arrives live with its count, and what was seen on every device', async () => {
  const { ann, ben, post } = await scene();
  await handOut();
  const events: RealtimeEvent[] = [];
  const stop = app.infra.pubsub.subscribe(({ audience, event }) => {
    const isMine = 'users' in audience && audience.users.includes(ann.id);
    if (isMine && event.event === 'notification.new') events.push(event);
  });
  await like(ben, post);
  await expect.poll(() => events.length).toBe(1);
  expect(events[0]).toMatchObject({ data: { count: 1, notification: { kind: 'like_post', count: 1 } } });
  await viewAll(ann);
  await viewAll(ann);
  expect(events.slice(1)).toEqual([{ event: 'notification.new', data: { count: 0 } }]);
  stop();
});

test('what is told of many things by one person goes with them in parts, and counts stay right', async () => {
  const { ann, ben, cas } = await scene();
  const posts = await Promise.all(Array.from({ length: 250 }, () => arrangePost(app.db(), ann.id)));
  const told = (actor: TestPerson, some: string[]) =>
    some.map((post) => ({
      ...({
        kind: 'like_post',
        receiver_id: ann.id,
        actor_id: actor.id,
        subject: post,
        item: actor.id,
      } as const),
      ...{ post_id: post, comment_id: null, group_id: null },
    }));
  await app
    .db()
    .insertInto('outbox')
    .values([...told(ben, posts), ...told(cas, posts.slice(0, 3))])
    .execute();
  await handOut();
  await app.services.notifications.erasePerson(tenant(), { id: ben.id }, new AbortController().signal);
  const list = await listOf(ann, '?page=100');
  expect(list.map(({ count, people }) => [count, namesOf(people)])).toEqual(Array(3).fill([1, [cas.id]]));
});

test('two who hand out at once hand out each of it once', async () => {
  const { ann, post } = await scene();
  const fans = await Promise.all(Array.from({ length: 12 }, () => app.signUp()));
  await Promise.all(fans.map((fan) => like(fan, post)));
  await Promise.all([handOut(), handOut(), handOut()]);
  expect(await listOf(ann)).toMatchObject([{ count: 12 }]);
});

test('what is older than ninety days is forgotten; a closed account leaves nothing', async () => {
  const { ann, ben, cas, post } = await scene();
  await like(ben, post);
  await like(cas, post);
  await put(ben, `/social/api/authors/${ann.id}/follow`);
  await handOut();
  const old = new Date(Date.now() - 91 * 24 * 3_600_000);
  await app.db().updateTable('notifications').set({ create_at: old }).where('kind', '=', 'follow').execute();
  await app.services.notifications.removeOld({ db: app.db() }, new AbortController().signal);
  expect(await listOf(ann)).toMatchObject([{ kind: 'like_post', count: 2 }]);
  const erase = ({ id }: TestPerson) =>
    app.services.notifications.erasePerson(tenant(), { id }, new AbortController().signal);
  await erase(ben);
  expect(await listOf(ann)).toMatchObject([{ kind: 'like_post', count: 1 }]);
  await erase(ann);
  expect(await listOf(ann)).toEqual([]);
});

test('comments and replies are told once to each person, likes of them too; deleted, nothing of them is', async () => {
  const { ann, ben, cas, post } = await scene();
  const write = async (person: TestPerson, url: string, text: string, mentions: string[] = []) =>
    (await call(person, 'POST', url, { text, mentions, cid: randomUUID() })).result.id;
  const first = await write(ben, `/social/api/posts/${post}/comment`, 'Lovely', [ann.id, cas.id]);
  const reply = await write(ann, `/social/api/comment/${first}`, 'Thank you');
  await put(cas, `/social/api/comment/${first}/like`);
  expect(await listOf(ann)).toMatchObject([
    { kind: 'comment', count: 1, comment: { id: first, text: 'Lovely' }, people: [{ id: ben.id }] },
  ]);
  expect(await listOf(cas)).toMatchObject([{ kind: 'mention', comment: { id: first }, text: 'Lovely' }]);
  expect(await listOf(ben)).toMatchObject([
    { kind: 'like_comment', comment: { id: first, text: 'Lovely' }, people: [{ id: cas.id }] },
    { kind: 'reply', comment: { id: reply }, text: 'Thank you' },
  ]);
  await put(cas, `/social/api/comment/${first}/unlike`);
  expect(await listOf(ben)).toMatchObject([{ kind: 'reply' }]);
  await call(ben, 'DELETE', `/social/api/comment/${first}`);
  for (const person of [ann, ben, cas]) expect(await listOf(person)).toEqual([]);
});

test('who is called in a post is told when others see it; its author, what became of it where somebody looked', async () => {
  const [ann, ben] = (await people('Ann', 'Ben')) as [TestPerson, TestPerson];
  await app.db().insertInto('settings').values({ key: 'post_review', value: '{"mode":"hold"}' }).execute();
  const draft = {
    kind: 'text',
    description: 'Come over',
    hashtags: [],
    place: '',
    media: [],
    privacy: 'everyone',
  };
  const published = await call(ann, 'POST', '/social/api/posts', {
    ...draft,
    ...{ allow_comment: true, allow_save: true, mentions: [ben.id], cid: randomUUID() },
  });
  const { id } = published.result;
  expect(await listOf(ben)).toEqual([]);
  const { approvePost, rejectPost } = createPostOperators({
    jobs: { ...app.infra.jobs, enqueue: async () => undefined },
  });
  const by = { operator: 'op', reason: '' };
  await approvePost(tenant(), id, by);
  expect(await listOf(ben)).toMatchObject([{ kind: 'mention', text: 'Come over', post: { id } }]);
  expect(await listOf(ann)).toMatchObject([{ kind: 'post_review', text: '', people: [], count: 1 }]);
  await rejectPost(tenant(), id, { ...by, reason: 'Not here' });
  expect(await listOf(ben)).toEqual([]);
  expect((await listOf(ann))[0]).toMatchObject({ kind: 'post_review', text: 'Not here' });
  await app.db().deleteFrom('settings').where('key', '=', 'post_review').execute();
});
