import type { Post } from '@livery/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { arrangePerson, arrangePost } from '../social.testing.ts';
import { ago, FEED, type Feeds, GUEST_FEED, idsOf, startFeeds } from './feeds.testing.ts';

let feeds: Feeds;
beforeAll(async () => {
  feeds = await startFeeds();
});
beforeEach(() => feeds.clear());
afterAll(() => feeds.test.stop());

const view = (id: string) =>
  feeds.test.call({ method: 'POST', url: `/social/api/posts/${id}/view`, token: feeds.reader.access });
/** Posts of several people, the best first. */
const arrange = async (count: number) => {
  const authors = await Promise.all([1, 2, 3].map(() => arrangePerson(feeds.test.db())));
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1)
    ids.push(await arrangePost(feeds.test.db(), authors[n % 3] ?? '', { create_at: ago(n) }));
  return ids;
};

test('what was seen comes last, for who saw it', async () => {
  const ids = await arrange(9);
  for (const id of [ids[0], ids[4]]) await view(id ?? '');
  const unseen = ids.filter((_, n) => n !== 0 && n !== 4);
  expect(new Set((await feeds.scroll(FEED, { per_page: 7 })).slice(0, 7))).toEqual(new Set(unseen));
  expect((await feeds.scroll(FEED, {})).toSorted()).toEqual(ids.toSorted());
  expect(await feeds.scroll(GUEST_FEED, {})).toEqual(ids);
});

test.each([1, 2, 5])('what is seen while one scrolls does not come again (%i a page)', async (per_page) => {
  const ids = await arrange(11);
  await view(ids[2] ?? '');
  const shown: string[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const { result } = await feeds.read(FEED, { per_page, ...(next && { next_id: next }) });
    for (const { id } of result.list as Post[]) await view(id);
    shown.push(...idsOf(result.list));
    await arrangePost(feeds.test.db(), feeds.author);
    next = result.next_id;
  }
  expect(shown.toSorted()).toEqual(ids.toSorted());
  expect(shown.at(-1)).toBe(ids[2]);
});

test('no author comes twice in a row, over the ends of pages too', async () => {
  const db = feeds.test.db();
  const authors = await Promise.all([1, 2, 3, 4].map(() => arrangePerson(db)));
  for (let n = 0; n < 24; n += 1)
    await arrangePost(db, authors[Math.floor(n / 2) % 4] ?? '', { create_at: ago(n) });
  for (const url of [FEED, GUEST_FEED]) {
    const shown: string[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const { result } = await feeds.read(url, { per_page: 8, ...(next && { next_id: next }) });
      shown.push(...(result.list as Post[]).map(({ author }) => author.id));
      next = result.next_id;
    }
    expect(shown).toHaveLength(24);
    expect(shown.filter((id, at) => shown[at - 1] === id)).toEqual([]);
  }
});

test('the chart tells how much people have done with a post', async () => {
  await arrangePost(feeds.test.db(), feeds.author, { like_count: 30, comment_count: 2, collect_count: 1 });
  const { result } = await feeds.read(FEED, { type: 'chart' });
  expect(result.list[0].chart).toMatchObject({ rank: 1, heat: 38 });
});
