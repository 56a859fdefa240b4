import { FollowRelation, type Post } from '@livery/contract';
import { sql, type Updateable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bucketOf, keyedId, newId } from '../../../infra/ids.ts';
import { recordStatements } from '../../../testing/statements.ts';
import { ago, FEED, type Feeds, FOLLOW_FEED, GUEST_FEED, idsOf, startFeeds } from '../feeds/feeds.testing.ts';
import { presentPost } from '../social.present.ts';
import type { PostsTable } from '../social.tables.ts';
import { arrangeFollow, arrangePost } from '../social.testing.ts';
import { createKnownPosts } from './known-posts.ts';
import { POST_COLUMNS } from './post-columns.ts';
import { findPosts, type PostRow } from './posts.repository.ts';
import { writePosts } from './written-posts.ts';

let feeds: Feeds;
let author: string;
beforeAll(async () => {
  feeds = await startFeeds();
  ({ author } = feeds);
});
beforeEach(() => feeds.clear());
afterAll(() => feeds.test.stop());

const db = () => feeds.test.db();
type Page = [url: string, query?: Record<string, string>];
const list = async ([url, query]: Page = [FEED], token = feeds.reader.access): Promise<Post[]> =>
  (await feeds.read(url, query, token)).result.list;
const PAGES: Page[] = [[FEED], [FOLLOW_FEED], [FEED, { type: 'chart' }]];
const set = (id: string, changes: Updateable<PostsTable>) =>
  db().updateTable('posts').set(changes).where('id', '=', id).execute();
const planned = () => {
  const { planned: pool } = feeds.test.infra.database;
  if (!pool) throw new Error('no plans are kept');
  return pool;
};

const MEDIA = JSON.stringify([{ file: 'demo/a.webp', width: 4, height: 3, thumbhash: 'AA==' }]);

describe('a post that is known', () => {
  test('is read by what changes alone', async () => {
    const id = await arrangePost(db(), author, { description: 'once' });
    await list();
    const statements = await recordStatements(planned(), async () => {
      expect(await list()).toMatchObject([{ id, description: 'once' }]);
    });
    const reads = statements.filter(({ text }) => text.includes('"brand_aurora"."posts"'));
    expect(reads.filter(({ text }) => text.includes('"p"."description"'))).toEqual([]);
    expect(reads.length).toBeGreaterThan(0);
  });

  const changes: [string, Updateable<PostsTable>, Partial<Post>][] = [
    ['words', { description: 'after' }, { description: 'after' }],
    ['hashtags', { hashtags: ['after'] }, { hashtags: ['after'] }],
    ['place', { place: 'after' }, { place: 'after' }],
    ['media', { media: '[]' }, { media: [] }],
    [
      'permissions',
      { allow_save: false },
      { permissions: { allow_comment: true, allow_save: false, privacy: 'everyone' } },
    ],
    [
      'people whom it names',
      { mentions: '[{"id":"a","nickname":"A"}]' },
      { mentions: [{ id: 'a', nickname: 'A' }] },
    ],
    ['kind', { kind: 'video' }, { kind: 'video' }],
  ];
  test.each(changes)('is shown with its new %s', async (_, change, after) => {
    const id = await arrangePost(db(), author, { kind: 'images', media: MEDIA, description: 'before' });
    await arrangeFollow(db(), feeds.reader.id, author);
    const before = await list();
    expect(before).toHaveLength(1);
    expect(await list()).toEqual(before);
    await set(id, change);
    for (const page of PAGES) expect(await list(page)).toMatchObject([after]);
  });

  test.each<[string, (id: string) => Promise<unknown>]>([
    ['it was made private', (id) => set(id, { privacy: 'self' })],
    ['it is looked at again', (id) => set(id, { review: 'auditing' })],
    ['it was deleted', (id) => set(id, { review: 'deleted' })],
    ['its author left', () => leave(author)],
    ['its author blocked the reader', () => block(author, feeds.reader.id)],
    ['the reader blocked its author', () => block(feeds.reader.id, author)],
    [
      'the reader hid it',
      (id) => db().insertInto('hidden_posts').values({ user_id: feeds.reader.id, post_id: id }).execute(),
    ],
  ])('is gone from the next page once %s', async (_, change) => {
    const id = await arrangePost(db(), author);
    await arrangeFollow(db(), feeds.reader.id, author);
    for (const page of PAGES) expect(idsOf(await list(page))).toEqual([id]);
    await change(id);
    for (const page of PAGES) expect(await list(page)).toEqual([]);
    await db().updateTable('users').set({ delete_at: null }).where('id', '=', author).execute();
  });
  const leave = (id: string) =>
    db().updateTable('users').set({ delete_at: new Date() }).where('id', '=', id).execute();
  const block = (user_id: string, block_id: string) =>
    db().insertInto('blocks').values({ user_id, block_id }).execute();

  test('has its author’s new name and picture, and who left and came back is back', async () => {
    await arrangePost(db(), author);
    await list();
    await db()
      .updateTable('users')
      .set({ nickname: 'New', avatar: 'demo/p2.webp' })
      .where('id', '=', author)
      .execute();
    expect(await list()).toMatchObject([
      { author: { nickname: 'New', avatar: '/objects/public/demo/p2.webp' } },
    ]);
    await leave(author);
    expect(await list()).toEqual([]);
    await db().updateTable('users').set({ delete_at: null }).where('id', '=', author).execute();
    expect(await list()).toMatchObject([{ author: { nickname: 'New' } }]);
  });

  test('has the counts of now, and each reader’s own marks', async () => {
    const id = await arrangePost(db(), author);
    const other = await feeds.test.signUp();
    await Promise.all([list(), list([FEED], other.access)]);
    const put = (path: string) =>
      feeds.test.call({ method: 'PUT', url: `/social/api/${path}`, token: other.access });
    await put(`posts/${id}/like`);
    await put(`posts/${id}/collect`);
    await put(`authors/${author}/follow`);
    const counts = { like: 1, comment: 0, collect: 1, share: 0 };
    expect(await list([FEED], other.access)).toMatchObject([
      { liked: true, collected: true, author: { is_followed: FollowRelation.FOLLOWING }, counts },
    ]);
    expect(await list()).toMatchObject([
      { liked: false, collected: false, author: { is_followed: FollowRelation.NOT_FOLLOWING }, counts },
    ]);
  });

  test('tells its views, and why it was refused, to its author alone', async () => {
    const own = await arrangePost(db(), feeds.reader.id, { view_count: 7, review_reason: 'spam' });
    const other = await feeds.test.signUp();
    for (const token of [feeds.reader.access, other.access, feeds.reader.access]) {
      const [post] = await list([FEED], token);
      const isOwn = token === feeds.reader.access;
      expect(post?.id).toBe(own);
      expect(post?.counts.view).toBe(isOwn ? 7 : undefined);
      expect(post?.review_reason).toBe(isOwn ? 'spam' : undefined);
      expect(post?.author.is_followed).toBe(isOwn ? FollowRelation.SELF : FollowRelation.NOT_FOLLOWING);
    }
  });

  test('is another one in another brand, with the same id and the same versions', async () => {
    const stranger = await feeds.test.signUp({ brand: 'lotus' });
    const id = keyedId(bucketOf('twin'));
    const put = (schema: string, words: string) => [
      sql`insert into ${sql.id(schema, 'users')} (id, username, nickname, invite_code) values ('twin', 'twin', ${words}, 'twin')`,
      sql`insert into ${sql.id(schema, 'posts')} (id, author_id, kind, description, score) values (${id}, 'twin', 'text', ${words}, 1e9)`,
    ];
    const all = [...put('brand_aurora', 'of aurora'), ...put('brand_lotus', 'of lotus')];
    // One transaction writes both: the rows of one cannot be told from the other's by who wrote them.
    await db()
      .transaction()
      .execute(async (trx) => {
        for (const each of all) await each.execute(trx);
      });
    const there = async () =>
      (await feeds.test.call({ url: FEED, brand: 'lotus', token: stranger.access })).result.list[0];
    for (const _ of [1, 2]) {
      expect((await list())[0]).toMatchObject({
        description: 'of aurora',
        author: { nickname: 'of aurora' },
      });
      expect(await there()).toMatchObject({ description: 'of lotus', author: { nickname: 'of lotus' } });
    }
  });
});

test('each column of a post raises its version, or is read by each page, or is shown by none', async () => {
  const { rows } = await sql<{ name: string; raises: boolean }>`
    select a.attname as name, a.attnum = any (t.tgattr::int2[]) as raises
      from pg_trigger t join pg_attribute a on a.attrelid = t.tgrelid and a.attnum > 0 and not a.attisdropped
      where t.tgname = 'posts_version' and t.tgrelid = 'brand_aurora.posts'::regclass
  `.execute(db());
  const rest = rows.filter(({ raises }) => !raises).map(({ name }) => name);
  const shown: readonly string[] = POST_COLUMNS;
  expect(rest.filter((name) => shown.includes(name)).toSorted()).toEqual(
    // Made of the id; read by each page.
    [
      'bucket',
      'collect_count',
      'comment_count',
      'like_count',
      'score',
      'share_count',
      'version',
      'view_count',
    ],
  );
});

describe('what is written', () => {
  const rows = async (): Promise<PostRow[]> => {
    const ids = await Promise.all([
      arrangePost(db(), author, {
        ...{
          kind: 'images',
          media: MEDIA,
          description: '"},{\\u0000"is_followed":3,"liked":true 🎈',
          place: '</script>',
        },
        ...{ hashtags: ['a"b', '极光'], mentions: JSON.stringify([{ id: 'x', nickname: '"' }]) },
        ...{ like_count: 3, view_count: 9, review_reason: '"why"' },
      }),
      arrangePost(db(), author, { create_at: ago(3), privacy: 'mutual' }),
    ]);
    return findPosts(db(), feeds.reader.id, ids);
  };

  test('says what is presented, to whomever', async () => {
    const tenant = { brand: { id: 'aurora' }, db: db() } as never;
    const whole = await rows();
    const charted = whole.map((row, at) => ({
      ...row,
      ...(at === 0 && { chart: { rank: 1, change: null, heat: 5 } }),
    }));
    for (const most of [100, 1e6]) {
      const readKnown = createKnownPosts(most);
      for (const _ of [1, 2]) {
        const known = await readKnown(tenant, async () => charted as never);
        for (const viewer of [feeds.reader.id, author, newId()]) {
          expect(JSON.parse(writePosts(viewer, known, 'next').text)).toEqual({
            list: JSON.parse(JSON.stringify(charted.map(presentPost(viewer)))),
            next_id: 'next',
          });
        }
      }
    }
  });

  test('is the same as what a guest gets, but for what they are to it', async () => {
    await arrangePost(db(), author, { kind: 'images', media: MEDIA, description: 'x' });
    expect(await list()).toEqual((await feeds.read(GUEST_FEED)).result.list);
  });
});
