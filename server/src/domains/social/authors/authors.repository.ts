import { type Expression, expressionBuilder, sql } from 'kysely';
import type { Tables } from '../../../infra/database/tables.ts';

/** Where a query's row names its author. */
export type AuthorColumn = 'p.author_id' | 'c.author_id' | 'u.id';

/** The author's profile, from `users as u`. */
export const AUTHOR_FIELDS = ['u.nickname', 'u.username', 'u.avatar', 'u.avatar_thumbnail'] as const;

/** Whether a column is one of what a query finds, which does not depend on the row: it is run once a statement. */
export const isIn = (column: string, found: Expression<unknown>) => {
  const eb = expressionBuilder<Tables>();
  return eb(sql.ref<string>(column), '=', sql<string>`any(array(${found}))`).$castTo<boolean>();
};

/** As `isIn`, of what may be thousands: they are hashed, not gone through for each row. */
export const isAmong = (column: string, found: Expression<unknown>) => {
  const eb = expressionBuilder<Tables>();
  return eb(sql.ref<string>(column), 'in', found as Expression<string>).$castTo<boolean>();
};

/** Whether the viewer follows the author. */
export const isFollowed = (author: AuthorColumn, viewer: string) => {
  const eb = expressionBuilder<Tables>();
  return eb
    .exists(
      eb
        .selectFrom('follows as f')
        .select('f.author_id')
        .where('f.author_id', '=', sql.ref<string>(author))
        .where('f.user_id', '=', viewer),
    )
    .$castTo<boolean>();
};

/** Whether the author follows the viewer. */
export const followsBack = (author: AuthorColumn, viewer: string) => {
  const eb = expressionBuilder<Tables>();
  return eb
    .exists(
      eb
        .selectFrom('follows as back')
        .select('back.author_id')
        .where('back.user_id', '=', sql.ref<string>(author))
        .where('back.author_id', '=', viewer),
    )
    .$castTo<boolean>();
};

/** Whether the viewer may see a post of this author (product.md section 3): their own ones always. */
export const seesPrivacy = (viewer: string) => {
  const { and, eb, or } = expressionBuilder<Tables>();
  const privacy = sql.ref<string>('p.privacy');
  const followed = isFollowed('p.author_id', viewer);
  return or([
    eb(privacy, '=', 'everyone'),
    eb(sql.ref<string>('p.author_id'), '=', viewer),
    and([eb(privacy, '=', 'followers'), followed]),
    and([eb(privacy, '=', 'mutual'), followed, followsBack('p.author_id', viewer)]),
  ]);
};

const hasBlocked = (blocker: ReturnType<typeof sql<string>>, blocked: ReturnType<typeof sql<string>>) => {
  const eb = expressionBuilder<Tables>();
  return eb.exists(
    eb
      .selectFrom('blocks as x')
      .select('x.block_id')
      .where('x.user_id', '=', blocker)
      .where('x.block_id', '=', blocked),
  );
};

/** Whether the author has blocked the viewer: to them nothing of the author is there. */
export const blocksViewer = (author: AuthorColumn, viewer: string) =>
  hasBlocked(sql.ref(author), sql`${viewer}`).$castTo<boolean>();

/** Whether the viewer has blocked the author. */
export const blockedByViewer = (author: AuthorColumn, viewer: string) =>
  hasBlocked(sql`${viewer}`, sql.ref(author)).$castTo<boolean>();

/**
 * False where either has blocked the other: lists leave these out. Both sets are read once, not for each row: a person has
 * blocked five hundred at most, and of those who have blocked them some hundred stand in a block.
 */
export const isNotBlocked = (author: AuthorColumn, viewer: string) => {
  const { and, not, selectFrom } = expressionBuilder<Tables>();
  const mine = selectFrom('blocks as mine').where('mine.user_id', '=', viewer).select('mine.block_id');
  const theirs = selectFrom('blocks as theirs')
    .where('theirs.block_id', '=', viewer)
    .select('theirs.user_id');
  return and([not(isIn(author, mine)), not(isIn(author, theirs))]);
};
