import type { Post } from '@livery/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeCursor } from '../../../infra/cursor.ts';
import { createServices } from '../../../services.ts';
import { arrangePost } from '../social.testing.ts';
import { ago, FEED, type Feeds, GUEST_FEED, idsOf, startFeeds } from './feeds.testing.ts';
import { raisedScore } from './rank.repository.ts';

let test: Feeds['test'];
let author: Feeds['author'];
let read: Feeds['read'];
let scroll: Feeds['scroll'];
let clear: Feeds['clear'];
beforeAll(async () => {
  ({ test, author, read, scroll, clear } = await startFeeds());
});
beforeEach(() => clear());
afterAll(() => test.stop());

describe('gallery and chart', () => {
  it('the gallery has pictures alone', async () => {
    await arrangePost(test.db(), author, { kind: 'video' });
    await arrangePost(test.db(), author, { kind: 'text' });
    const picture = await arrangePost(test.db(), author, { kind: 'images' });
    expect(await scroll(FEED, { type: 'gallery' })).toEqual([picture]);
  });

  const chart = async (range: '24h' | '7d') => {
    const { result } = await read(GUEST_FEED, { type: 'chart', range });
    return (result.list as Post[]).map(({ id, chart: place }) => [id, place?.rank, place?.change]);
  };

  it('the chart of the day looks back 24 hours, the chart of the week seven days', async () => {
    const db = test.db();
    await arrangePost(db, author, { like_count: 999, create_at: ago(24 * 7 + 1) });
    const week = await arrangePost(db, author, { like_count: 99, create_at: ago(25) });
    const day = await arrangePost(db, author, { like_count: 9, create_at: ago(23) });
    expect(await scroll(FEED, { type: 'chart', range: '24h' })).toEqual([day]);
    expect(await scroll(FEED, { type: 'chart' })).toEqual([day]);
    expect(await scroll(FEED, { type: 'chart', range: '7d' })).toEqual([week, day]);
  });

  it('its posts have a place, and how far they moved since places were noted', async () => {
    const db = test.db();
    const first = await arrangePost(db, author, { like_count: 30 });
    const second = await arrangePost(db, author, { like_count: 20 });
    expect(await chart('24h')).toEqual([
      [first, 1, 0],
      [second, 2, 0],
    ]);
    await noteChart('24h');
    await db
      .updateTable('posts')
      .set({ like_count: 60, score: raisedScore({ likes: 40 }) })
      .where('id', '=', second)
      .execute();
    const third = await arrangePost(db, author, { like_count: 1 });
    expect(await chart('24h')).toEqual([
      [second, 1, 1],
      [first, 2, -1],
      [third, 3, null],
    ]);
    expect((await chart('7d'))[0]).toEqual([second, 1, 0]);
    await noteChart('24h');
    await db.deleteFrom('posts').where('id', '=', first).execute();
    await noteChart('24h');
    const noted = await db.selectFrom('chart_ranks').selectAll().orderBy('rank').execute();
    expect(noted).toEqual([
      { range: '24h', post_id: second, rank: 1 },
      { range: '24h', post_id: third, rank: 2 },
    ]);
    expect((await read(FEED)).result.list[0]).not.toHaveProperty('chart');
  });

  const noteChart = (range: '24h' | '7d') =>
    createServices(test.infra).social.noteChart({ db: test.db() }, range);

  it('whoever reads on reads the chart that they began: none is missing and none comes twice', async () => {
    const db = test.db();
    const likes = (id: string, like_count: number) =>
      db
        .updateTable('posts')
        .set({ like_count, score: raisedScore({ likes: like_count }) })
        .where('id', '=', id)
        .execute();
    const ids: string[] = [];
    for (const like_count of [50, 40, 30, 20, 10]) ids.push(await arrangePost(db, author, { like_count }));
    const [first = '', , , , last = ''] = ids;
    const moves = async () => {
      await likes(last, 9999);
      await likes(first, 0);
    };
    expect(await scroll(FEED, { type: 'chart', per_page: 2 }, moves)).toEqual(ids);
  });

  it('a chart that nobody remembers goes on at the same place of the one of now', async () => {
    const ids: string[] = [];
    for (const like_count of [30, 20, 10]) ids.push(await arrangePost(test.db(), author, { like_count }));
    const from = async (place: number) =>
      idsOf(
        (await read(FEED, { type: 'chart', next_id: writeCursor({ place, id: 'forgotten' }) })).result.list,
      );
    expect(await from(1)).toEqual(ids.slice(1));
    expect(await from(2.5)).toEqual(ids.slice(2));
    expect(await from(-1e300)).toEqual(ids);
    expect(await from(1e300)).toEqual([]);
  });

  it('the chart has the fifty that moved people most', async () => {
    const db = test.db();
    await arrangePost(db, author, { like_count: 1_000_000, create_at: ago(24 * 7 + 1) });
    const ids: string[] = [];
    for (let likes = 1; likes <= 55; likes += 1) {
      ids.push(await arrangePost(db, author, { like_count: likes, create_at: ago(likes) }));
    }
    const best = ids.reverse().slice(0, 50);
    expect(await scroll(FEED, { type: 'chart', range: '7d', per_page: 7 })).toEqual(best);
    expect(await scroll(GUEST_FEED, { type: 'chart', range: '7d' })).toEqual(best);
  });
});
