import { type AliasableExpression, type InferResult, sql } from 'kysely';
import type { TenantDb } from '../../../infra/database/database.ts';
import { bucketIn } from '../../../infra/ids.ts';
import { AUTHOR_FIELDS, followsBack, isFollowed, isNotBlocked } from './authors.repository.ts';

/** After this row, exclusive. */
export interface After {
  time: Date;
  id: string;
}

export interface PeoplePage {
  viewer: string;
  after: After | undefined;
  limit: number;
}

/** Who, and since when. */
type Named = AliasableExpression<{ other: string; since: Date }>;

/** People as the viewer sees them, the latest first; none of cancelled or blocked accounts. */
const selectPeople = (db: TenantDb, rows: Named, { viewer, after, limit }: PeoplePage) =>
  db
    .selectFrom(rows.as('each'))
    .innerJoin('users as u', 'u.id', 'each.other')
    .where('u.delete_at', 'is', null)
    .where(isNotBlocked('u.id', viewer))
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('each.since', 'each.other'), '<', tuple(after?.time ?? new Date(0), after?.id ?? '')),
      ),
    )
    .select(['u.id as author_id', 'each.since', ...AUTHOR_FIELDS])
    .select([isFollowed('u.id', viewer).as('followed'), followsBack('u.id', viewer).as('follows_viewer')])
    .orderBy('each.since', 'desc')
    .orderBy('each.other', 'desc')
    .limit(limit);

export type PersonEntryRow = InferResult<ReturnType<typeof selectPeople>>[number];

/** People who are searched are the latest so many. */
const SEARCHED = 5_000;

export interface SearchedPage extends PeoplePage {
  /** A part of nickname or ID; '' for all. */
  q: string;
}

const follows = (db: TenantDb, side: 'followers' | 'followings', id: string) => {
  const [own, other] =
    side === 'followers' ? (['author_id', 'user_id'] as const) : (['user_id', 'author_id'] as const);
  return db
    .selectFrom('follows as r')
    .where(`r.${own}`, '=', id)
    .select([`r.${other} as other`, 'r.create_at as since']);
};

/** Who follows somebody, or whom they follow. */
export const listFollows = (
  db: TenantDb,
  side: 'followers' | 'followings',
  id: string,
  { q, ...page }: SearchedPage,
): Promise<PersonEntryRow[]> => {
  const rows = follows(db, side, id);
  if (q === '') return selectPeople(db, rows, page).execute();
  const latest = rows.orderBy('since', 'desc').orderBy('other', 'desc').limit(SEARCHED);
  const part = q.toLowerCase();
  return selectPeople(db, latest, page)
    .where(sql<boolean>`strpos(lower(u.nickname), ${part}) > 0 or strpos(lower(u.username), ${part}) > 0`)
    .execute();
};

export const listLikers = (db: TenantDb, postId: string, page: PeoplePage): Promise<PersonEntryRow[]> =>
  selectPeople(
    db,
    db
      .selectFrom('post_likes as r')
      .where('r.bucket', '=', bucketIn(postId))
      .where('r.post_id', '=', postId)
      .select(['r.user_id as other', 'r.create_at as since']),
    page,
  ).execute();

export const listViewers = (db: TenantDb, postId: string, page: PeoplePage): Promise<PersonEntryRow[]> =>
  selectPeople(
    db,
    db
      .selectFrom('post_views as r')
      .where('r.bucket', '=', bucketIn(postId))
      .where('r.post_id', '=', postId)
      .select(['r.user_id as other', 'r.view_at as since']),
    page,
  ).execute();

/** Authors whose posts somebody's feeds leave out. */
export const listHiddenAuthors = (db: TenantDb, page: PeoplePage): Promise<PersonEntryRow[]> =>
  selectPeople(
    db,
    db
      .selectFrom('hidden_authors as r')
      .where('r.user_id', '=', page.viewer)
      .select(['r.author_id as other', 'r.create_at as since']),
    page,
  ).execute();
