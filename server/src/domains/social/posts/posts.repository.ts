import { type AliasableExpression, expressionBuilder, type InferResult, sql } from 'kysely';
import type { Cursor } from '../../../infra/cursor.ts';
import type { TenantDb } from '../../../infra/database/database.ts';
import type { Tables } from '../../../infra/database/tables.ts';
import { bucketIn } from '../../../infra/ids.ts';
import {
  AUTHOR_FIELDS,
  blockedByViewer,
  blocksViewer,
  isAmong,
  isIn,
  isNotBlocked,
} from '../authors/authors.repository.ts';
import { freshness } from '../feeds/rank.repository.ts';
import { isNotHidden } from './hidden.repository.ts';
import { POST_COLUMNS } from './post-columns.ts';

/** How much a post moves people, apart from its age. */
export const engagement = sql<number>`score - ${freshness}`;

export const allPosts = (db: TenantDb) => db.selectFrom('posts').select(POST_COLUMNS);

/** Posts before anything is looked up for them. */
export type SomePosts = AliasableExpression<InferResult<ReturnType<typeof allPosts>>[number]>;

/** As `each`, the post whose id a query has found in this column: one by one, nothing else is looked through. */
export const postByKey = (column: string) =>
  expressionBuilder<Tables>()
    .selectFrom('posts')
    .where('bucket', '=', sql<string>`substr(${sql.ref(column)}, 12, 3)`)
    .where('id', '=', sql.ref<string>(column))
    .select(POST_COLUMNS)
    .limit(1)
    .as('each');

/** Changes with each write of an author's row. */
const AUTHOR_VERSION = sql<string>`xmin`.as('author_version');

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
          .select(['nickname', 'username', 'avatar', 'avatar_thumbnail', 'delete_at', AUTHOR_VERSION])
          .limit(1)
          .as('u'),
      (join) => join.onTrue(),
    )
    .selectAll('p')
    .select([...AUTHOR_FIELDS, 'u.delete_at as author_delete_at', 'u.author_version']);

/** What a list may show: approved posts of living accounts, without a block between author and viewer. */
export const listable = (db: TenantDb, viewer: string, posts?: SomePosts, author?: string) =>
  withAuthors(db, posts, author)
    .where('p.review', '=', 'approved')
    .where('u.delete_at', 'is', null)
    .where(isNotBlocked('p.author_id', viewer));

/** The posts of one page. */
export type Page = ReturnType<typeof withAuthors>;
type WholeRow = InferResult<Page>[number];

/** What each page reads of a post, though the rest of it is known: what changes by itself, and by what the rest is known. */
const CHANGING = [
  ...(['p.id', 'p.author_id', 'p.version', 'p.score'] as const),
  ...(['p.like_count', 'p.comment_count', 'p.collect_count', 'p.share_count', 'p.view_count'] as const),
  'u.author_version',
] as const;

type Changing =
  | 'id'
  | 'author_id'
  | 'version'
  | 'author_version'
  | 'score'
  | `${'like' | 'comment' | 'collect' | 'share' | 'view'}_count`;

interface Marks {
  liked: boolean;
  collected: boolean;
  followed: boolean;
}

export type PostRow = WholeRow & Marks;
export type ChangingRow = Pick<WholeRow, Changing> & Marks;

/** How much of its posts a page reads: all, or what changes while the rest is known (docs/decisions/0080). */
export type Form = 'whole' | 'changing';
export type RowOf<F extends Form> = F extends 'whole' ? PostRow : ChangingRow;

const OF_PAGE = sql<string>`any(array(select "id" from "page"))`;
const BY_PAGE = sql<string>`any(array(select "author_id" from "page"))`;

/** Of `page as p`: the viewer has marked it so. */
const isMarked = (table: 'post_likes' | 'post_collects', viewer: string) => {
  const marks = expressionBuilder<Tables>()
    .selectFrom(`${table} as m`)
    .where('m.user_id', '=', viewer)
    .where('m.post_id', '=', OF_PAGE)
    .select('m.post_id');
  return isIn('p.id', marks);
};

/** Of `page as p`: what the posts are to the viewer. Each kind is read once, as a set (docs/decisions/0073). */
const marksFor = (viewer: string) => {
  const { selectFrom } = expressionBuilder<Tables>();
  return [
    isMarked('post_likes', viewer).as('liked'),
    isMarked('post_collects', viewer).as('collected'),
    isAmong(
      'p.author_id',
      selectFrom('follows as f').where('f.user_id', '=', viewer).select('f.author_id'),
    ).as('followed'),
  ] as const;
};

/** A page of posts with what they are to the viewer. In no order. */
export const forViewer = (db: TenantDb, viewer: string, page: Page) =>
  db
    .with(
      (cte) => cte('page').materialized(),
      () => page,
    )
    .selectFrom('page as p')
    .selectAll('p')
    .select(marksFor(viewer));

/** As `forViewer`, in a form; `extra` is what else the page has found of each post. */
export const pageForViewer = (
  db: TenantDb,
  viewer: string,
  page: Page,
  form: Form,
  extra: readonly string[] = [],
) => {
  const found = extra.map((name) => sql.ref(`p.${name}`).as(name));
  const narrow = () => page.clearSelect().select([...CHANGING, ...found]) as unknown as Page;
  return forViewer(db, viewer, form === 'whole' ? page : narrow());
};

/** As many rows as statements are built for: few texts, whatever size of a page is asked for. */
const SIZES = [11, 31];

/** The least of them that has room for so many. @throws RangeError for more than a page and one */
export const sizeFor = (rows: number): number => {
  const size = SIZES.find((each) => each >= rows);
  if (size === undefined) throw new RangeError(`${rows} rows are more than a page`);
  return size;
};

export interface FeedPage {
  viewer: string;
  after: Cursor | undefined;
  limit: number;
}

/** Of `posts as p`: one of these. Without their buckets PostgreSQL may go through the whole key of all posts instead. */
const isOneOf = (ids: readonly string[]) =>
  sql<boolean>`p.id = any(${ids}::text[]) and p.bucket = any(${ids.map(bucketIn)}::text[])`;

/** Whether the author follows the viewer, of `page as p`. */
const followsViewer = (viewer: string) => {
  const { selectFrom } = expressionBuilder<Tables>();
  return isIn(
    'p.author_id',
    selectFrom('follows as back')
      .where('back.author_id', '=', viewer)
      .where('back.user_id', '=', BY_PAGE)
      .select('back.user_id'),
  );
};

/** As lists show them, and whether one of author and viewer has blocked the other: lists have none of these. */
const viewed = (db: TenantDb, viewer: string, page: Page) =>
  forViewer(db, viewer, page).select([
    followsViewer(viewer).as('follows_viewer'),
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

const several = (db: TenantDb, ids: readonly string[]) => withAuthors(db).where(isOneOf(ids));

/** Of several, in no order; those that are not there are left out. */
export const findPosts = (db: TenantDb, viewer: string, ids: readonly string[]): Promise<ViewedPostRow[]> =>
  viewed(db, viewer, several(db, ids)).execute();

/** As `findPosts`, without what the viewer has hidden. */
export const findUnhiddenPosts = (
  db: TenantDb,
  viewer: string,
  ids: readonly string[],
): Promise<ViewedPostRow[]> => viewed(db, viewer, several(db, ids).where(isNotHidden(viewer))).execute();
