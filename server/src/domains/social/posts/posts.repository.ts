import { type AliasableExpression, type InferResult, sql } from 'kysely';
import type { Cursor } from '../../../infra/cursor.ts';
import { builtOnce } from '../../../infra/database/built-once.ts';
import type { TenantDb } from '../../../infra/database/database.ts';
import { bucketIn } from '../../../infra/ids.ts';
import {
  AUTHOR_FIELDS,
  blockedByViewer,
  blocksViewer,
  isIn,
  isNotBlocked,
} from '../authors/authors.repository.ts';
import { freshness } from '../feeds/rank.repository.ts';
import { isNotHidden } from './hidden.repository.ts';

/** How much a post moves people, apart from its age. */
export const engagement = sql<number>`score - ${freshness}`;

export const allPosts = (db: TenantDb) =>
  db.selectFrom('posts').selectAll().select(engagement.as('engagement'));

/** Posts before anything is looked up for them. */
export type SomePosts = AliasableExpression<InferResult<ReturnType<typeof allPosts>>[number]>;

/** Posts with their authors; of one author alone, who is then looked up once. */
export const withAuthors = (db: TenantDb, posts: SomePosts = allPosts(db), author?: string) =>
  db
    .selectFrom(posts.as('p'))
    // One by one, in the order of the posts: a page looks up its own authors and no others.
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('users')
          .where('id', '=', author ?? sql.ref<string>('p.author_id'))
          .select(['nickname', 'username', 'avatar', 'avatar_thumbnail', 'delete_at'])
          .limit(1)
          .as('u'),
      (join) => join.onTrue(),
    )
    .selectAll('p')
    .select([...AUTHOR_FIELDS, 'u.delete_at as author_delete_at']);

/** What a list may show: approved posts of living accounts, without a block between author and viewer. */
export const listable = (db: TenantDb, viewer: string, posts?: SomePosts, author?: string) =>
  withAuthors(db, posts, author)
    .where('p.review', '=', 'approved')
    .where('u.delete_at', 'is', null)
    .where(isNotBlocked('p.author_id', viewer));

/** The posts of one page. */
type Page = ReturnType<typeof withAuthors>;

const OF_PAGE = sql<string>`any(array(select "id" from "page"))`;
const BY_PAGE = sql<string>`any(array(select "author_id" from "page"))`;

/** A page of posts with what they are to the viewer: each kind is read once, as a set (docs/decisions/0073). In no order. */
export const forViewer = (db: TenantDb, viewer: string, page: Page) =>
  db
    .with(
      (cte) => cte('page').materialized(),
      () => page,
    )
    .selectFrom('page as p')
    .selectAll('p')
    .select(({ selectFrom }) => [
      isIn(
        'p.id',
        selectFrom('post_likes as l')
          .where('l.user_id', '=', viewer)
          .where('l.post_id', '=', OF_PAGE)
          .select('l.post_id'),
      ).as('liked'),
      isIn(
        'p.id',
        selectFrom('post_collects as c')
          .where('c.user_id', '=', viewer)
          .where('c.post_id', '=', OF_PAGE)
          .select('c.post_id'),
      ).as('collected'),
      isIn(
        'p.author_id',
        selectFrom('follows as f').where('f.user_id', '=', viewer).select('f.author_id'),
      ).as('followed'),
      isIn(
        'p.author_id',
        selectFrom('follows as back')
          .where('back.author_id', '=', viewer)
          .where('back.user_id', '=', BY_PAGE)
          .select('back.user_id'),
      ).as('follows_viewer'),
    ]);

export type PostRow = InferResult<ReturnType<typeof forViewer>>[number];

export interface FeedPage {
  viewer: string;
  after: Cursor | undefined;
  limit: number;
}

interface ByIds {
  ids: readonly string[];
  /** Of these ids. They change nothing of what is found: without them PostgreSQL may go through the whole key of all posts. */
  buckets: readonly string[];
}
const byIds = (ids: readonly string[]): ByIds => ({ ids, buckets: ids.map(bucketIn) });

/** Of `posts as p`: one of these. */
const isOneOf = ({ ids, buckets }: ByIds) =>
  sql<boolean>`p.id = any(${ids}::text[]) and p.bucket = any(${buckets}::text[])`;

const listByIds = builtOnce<ByIds & { viewer: string }, PostRow>((db, { viewer, ids, buckets }) =>
  forViewer(db, viewer, listable(db, viewer).where(isOneOf({ ids, buckets })).where(isNotHidden(viewer))),
);

/** Of these posts those that the viewer's feeds may show, in no order; their privacy is not looked at. */
export const listListable = async (
  db: TenantDb,
  viewer: string,
  ids: readonly string[],
): Promise<PostRow[]> => (ids.length === 0 ? [] : listByIds(db, { viewer, ...byIds(ids) }));

/** As lists show them, and whether one of author and viewer has blocked the other: lists have none of these. */
const viewed = (db: TenantDb, viewer: string, page: Page) =>
  forViewer(db, viewer, page).select([
    blocksViewer('p.author_id', viewer).as('blocks_viewer'),
    blockedByViewer('p.author_id', viewer).as('blocked_by_viewer'),
  ]);

export type ViewedPostRow = InferResult<ReturnType<typeof viewed>>[number];

/** Whatever its state: the policy looks at it. */
export const findPost = (db: TenantDb, viewer: string, id: string): Promise<ViewedPostRow | undefined> =>
  viewed(
    db,
    viewer,
    withAuthors(db).where('p.bucket', '=', bucketIn(id)).where('p.id', '=', id),
  ).executeTakeFirst();

const several = (db: TenantDb, ids: readonly string[]) => withAuthors(db).where(isOneOf(byIds(ids)));

/** Of several, in no order; those that are not there are left out. */
export const findPosts = (db: TenantDb, viewer: string, ids: readonly string[]): Promise<ViewedPostRow[]> =>
  viewed(db, viewer, several(db, ids)).execute();

/** As `findPosts`, without what the viewer has hidden. */
export const findUnhiddenPosts = (
  db: TenantDb,
  viewer: string,
  ids: readonly string[],
): Promise<ViewedPostRow[]> => viewed(db, viewer, several(db, ids).where(isNotHidden(viewer))).execute();
