import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Envelope } from '../../../infra/pubsub/pubsub.ts';
import type { TestPerson } from '../../../testing/test-app.ts';
import { insertFollow } from '../authors/follows.repository.ts';
import { arrangeFollow, arrangePerson, arrangePost } from '../social.testing.ts';
import { createFeeds } from './feeds.service.ts';
import { type Feeds, FOLLOW_FEED, startFeeds } from './feeds.testing.ts';

let feeds: Feeds;
let reader: TestPerson;
let author: string;
beforeAll(async () => {
  feeds = await startFeeds();
  ({ reader, author } = feeds);
});
beforeEach(() => feeds.clear());
afterAll(() => feeds.test.stop());

const db = () => feeds.test.db();
const tenant = () => feeds.test.tenant();
const scroll = (per_page = 30) => feeds.scroll(FOLLOW_FEED, { per_page });
const put = (path: string) =>
  feeds.test.call({ method: 'PUT', url: `/social/api/${path}`, token: reader.access });
/** A post that nobody handed out. */
const write = async (privacy = 'everyone') => {
  const id = await arrangePost(db(), author, { privacy });
  await db().deleteFrom('timelines').where('post_id', '=', id).execute();
  return id;
};

/** Publishes, and returns whom it told. */
const publish = async (id: string, privacy: 'everyone' | 'mutual' | 'followers' | 'self' = 'everyone') => {
  const told: Envelope[] = [];
  // Of the follows before it people are told in their own time.
  const stop = feeds.test.infra.pubsub.subscribe((envelope) => {
    if (envelope.event.event !== 'notification.new') told.push(envelope);
  });
  await createFeeds(feeds.test.infra).handOut(tenant(), { id, author_id: author, privacy });
  stop();
  expect(told.every(({ event }) => event.event === 'post.new' && event.data.post_id === id)).toBe(true);
  return told.flatMap(({ audience }) => ('users' in audience ? audience.users : []));
};

it('a published post is in the feeds of those who follow, and they are told; again is the same', async () => {
  await arrangeFollow(db(), reader.id, author);
  const id = await write();
  expect(await scroll()).toEqual([]);
  for (const _ of [1, 2]) expect(await publish(id)).toEqual([reader.id]);
  expect(await scroll()).toEqual([id]);
});

it('who may not see a post is not told, and sees it once its privacy is another', async () => {
  await arrangeFollow(db(), reader.id, author);
  const [mutual, self] = [await write('mutual'), await write('self')];
  expect([await publish(mutual, 'mutual'), await publish(self, 'self')]).toEqual([[], []]);
  expect(await scroll()).toEqual([]);
  await arrangeFollow(db(), author, reader.id);
  expect(await publish(mutual, 'mutual')).toEqual([reader.id]);
  await db().updateTable('posts').set({ privacy: 'everyone' }).where('id', '=', self).execute();
  expect(await scroll()).toEqual([self, mutual]);
});

it('what nobody published to the end is published by a job', async () => {
  await arrangeFollow(db(), reader.id, author);
  const id = await write();
  const { handOutLeft } = createFeeds(feeds.test.infra);
  const { signal } = new AbortController();
  await handOutLeft(tenant(), signal);
  expect(await scroll()).toEqual([]);
  await db()
    .updateTable('posts')
    .set({ create_at: new Date(Date.now() - 120_000) })
    .where('id', '=', id)
    .execute();
  await handOutLeft(tenant(), signal);
  expect(await scroll()).toEqual([id]);
});

it('following brings the last twenty posts, unfollowing takes them out', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 22; count += 1) ids.push(await arrangePost(db(), author));
  await put(`authors/${author}/follow`);
  await put(`authors/${author}/follow`);
  expect(await scroll(7)).toEqual(ids.toReversed().slice(0, 20));
  await put(`authors/${author}/unfollow`);
  await put(`authors/${author}/unfollow`);
  expect(await scroll()).toEqual([]);
  expect(await db().selectFrom('timelines').selectAll().execute()).toEqual([]);
});

it('posts of an author whom ten thousand follow are not handed out: they are found with the others', async () => {
  const other = await arrangePerson(db());
  await arrangeFollow(db(), reader.id, other);
  await insertFollow(db(), reader.id, author);
  const early = await write();
  await publish(early);
  await db().updateTable('follow_counts').set({ followers: 10_000 }).where('user_id', '=', author).execute();
  const late = await write();
  expect(await publish(late)).toEqual([reader.id]);
  expect(await db().selectFrom('timelines').selectAll().where('post_id', '=', late).execute()).toEqual([]);
  const theirs = await arrangePost(db(), other);
  expect(await scroll(1)).toEqual([theirs, late, early]);
  // The author stays looked for when some of them leave.
  await db().updateTable('follow_counts').set({ followers: 9 }).where('user_id', '=', author).execute();
  expect(await scroll()).toEqual([theirs, late, early]);
});

it('is read on behind a page of which nothing may be seen', async () => {
  await arrangeFollow(db(), reader.id, author);
  const first = await arrangePost(db(), author);
  for (let count = 0; count < 7; count += 1) await arrangePost(db(), author, { review: 'deleted' });
  expect(await scroll(1)).toEqual([first]);
  const newer = await arrangePost(db(), author);
  expect(await scroll(1)).toEqual([newer, first]);
});
