import { type AliasableExpression, type InferResult, sql } from 'kysely';
import type { Cursor } from '../../../infra/cursor.ts';
import type { TenantDb } from '../../../infra/database/database.ts';
import { bucketIn } from '../../../infra/ids.ts';
import {
  AUTHOR_FIELDS,
  blockedByViewer,
  blocksViewer,
  followsBack,
  isFollowed,
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

/** Posts with their authors and what they are to the viewer: one statement a page. */
export const selectPosts = (db: TenantDb, viewer: string, posts: SomePosts = allPosts(db)) =>
  db
    .selectFrom(posts.as('p'))
    // One by one, in the order of the posts: a page looks up its own authors and no others.
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('users')
          .whereRef('id', '=', 'p.author_id')
          .select(['nickname', 'username', 'avatar', 'avatar_thumbnail', 'delete_at'])
          .limit(1)
          .as('u'),
      (join) => join.onTrue(),
    )
    .selectAll('p')
    .select([...AUTHOR_FIELDS, 'u.delete_at as author_delete_at'])
    .select((eb) => [
      eb
        .exists(
          eb
            .selectFrom('post_likes as l')
            .select('l.post_id')
            .whereRef('l.bucket', '=', 'p.bucket')
            .whereRef('l.post_id', '=', 'p.id')
            .where('l.user_id', '=', viewer),
        )
        .$castTo<boolean>()
        .as('liked'),
      eb
        .exists(
          eb
            .selectFrom('post_collects as c')
            .select('c.post_id')
            .whereRef('c.bucket', '=', 'p.bucket')
            .whereRef('c.post_id', '=', 'p.id')
            .where('c.user_id', '=', viewer),
        )
        .$castTo<boolean>()
        .as('collected'),
      isFollowed('p.author_id', viewer).as('followed'),
      followsBack('p.author_id', viewer).as('follows_viewer'),
    ]);

export type PostRow = InferResult<ReturnType<typeof selectPosts>>[number];

/** What a list may show: approved posts of living accounts, without a block between author and viewer. */
export const listable = (db: TenantDb, viewer: string, posts?: SomePosts) =>
  selectPosts(db, viewer, posts)
    .where('p.review', '=', 'approved')
    .where('u.delete_at', 'is', null)
    .where(isNotBlocked('p.author_id', viewer));

export interface FeedPage {
  viewer: string;
  after: Cursor | undefined;
  limit: number;
}

/** As lists show them, and whether one of author and viewer has blocked the other: lists have none of these. */
const selectViewed = (db: TenantDb, viewer: string) =>
  selectPosts(db, viewer).select([
    blocksViewer('p.author_id', viewer).as('blocks_viewer'),
    blockedByViewer('p.author_id', viewer).as('blocked_by_viewer'),
  ]);

export type ViewedPostRow = InferResult<ReturnType<typeof selectViewed>>[number];

/** Whatever its state: the policy looks at it. */
export const findPost = (db: TenantDb, viewer: string, id: string): Promise<ViewedPostRow | undefined> =>
  selectViewed(db, viewer).where('p.bucket', '=', bucketIn(id)).where('p.id', '=', id).executeTakeFirst();

const selectSeveral = (db: TenantDb, viewer: string, ids: readonly string[]) =>
  selectViewed(db, viewer).where(({ eb, refTuple, tuple }) =>
    eb(
      refTuple('p.bucket', 'p.id'),
      'in',
      ids.map((id) => tuple(bucketIn(id), id)),
    ),
  );

/** Of several, in no order; those that are not there are left out. */
export const findPosts = (db: TenantDb, viewer: string, ids: readonly string[]): Promise<ViewedPostRow[]> =>
  selectSeveral(db, viewer, ids).execute();

/** As `findPosts`, without what the viewer has hidden. */
export const findUnhiddenPosts = (
  db: TenantDb,
  viewer: string,
  ids: readonly string[],
): Promise<ViewedPostRow[]> => selectSeveral(db, viewer, ids).where(isNotHidden(viewer)).execute();
