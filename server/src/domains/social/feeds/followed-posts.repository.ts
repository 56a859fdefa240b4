import { sql } from 'kysely';
import { builtOnce } from '../../../infra/database/built-once.ts';
import type { TenantDb } from '../../../infra/database/database.ts';
import { followsBack, isFollowed } from '../authors/authors.repository.ts';
import { isNotHidden } from '../posts/hidden.repository.ts';
import { engagement, listable, type PostRow } from '../posts/posts.repository.ts';
import { type TimelinePart, timelineOf } from './timelines.repository.ts';

interface Values {
  viewer: string;
  before: string;
  limit: number;
}

const postsOf = (db: TenantDb, part: Values, isFirst: boolean) =>
  db
    .selectFrom(timelineOf(db, part, isFirst).as('t'))
    // One by one: a page looks up its own posts and no others.
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('posts')
          .selectAll('posts')
          .select(engagement.as('engagement'))
          .where('bucket', '=', sql<string>`substr(t.post_id, 12, 3)`)
          .whereRef('id', '=', 't.post_id')
          .limit(1)
          .as('each'),
      (join) => join.onTrue(),
    )
    .selectAll('each');

const page = builtOnce<Values, PostRow, { isFirst: boolean }>((db, values, { isFirst }) =>
  listable(db, values.viewer, postsOf(db, values, isFirst))
    .where(isFollowed('p.author_id', values.viewer))
    .where(isNotHidden(values.viewer))
    .where(({ or, and, eb }) =>
      or([
        eb('p.privacy', 'in', ['everyone', 'followers']),
        and([eb('p.privacy', '=', 'mutual'), followsBack('p.author_id', values.viewer)]),
      ]),
    )
    .orderBy('p.id', 'desc'),
);

/** Of the next `limit` posts of somebody's timeline those that they may see, newest first: maybe fewer, maybe none. */
export const listFollowed = (db: TenantDb, { viewer, before, limit }: TimelinePart): Promise<PostRow[]> =>
  page(db, { viewer, before: before ?? '', limit }, { isFirst: before === undefined });
