import { expressionBuilder, sql } from 'kysely';
import { builtOnce } from '../../../infra/database/built-once.ts';
import type { TenantDb } from '../../../infra/database/database.ts';
import type { Tables } from '../../../infra/database/tables.ts';
import { isFollowed, seesPrivacy } from '../authors/authors.repository.ts';
import { isNotHidden } from '../posts/hidden.repository.ts';
import {
  type ChangingRow,
  type Form,
  listable,
  pageForViewer,
  postByKey,
  type RowOf,
  sizeFor,
} from '../posts/posts.repository.ts';

export interface TimelinePart {
  viewer: string;
  /** Only what is older than this post. */
  before: string | undefined;
  limit: number;
}

interface TimelineValues {
  viewer: string;
  before: string;
}

interface TimelineShape {
  isFirst: boolean;
  size: number;
  form: Form;
}

/**
 * Ids of what may be in somebody's feed, newest first: what was handed out to them, and what the authors have written whose
 * posts are not handed out.
 */
const timelineOf = (db: TenantDb, { viewer, before }: TimelineValues, { isFirst, size }: TimelineShape) => {
  const wide = db
    .selectFrom('follows as wide')
    .innerJoin('follow_counts as counts', 'counts.user_id', 'wide.author_id')
    .where('counts.is_wide', '=', true)
    .where('wide.user_id', '=', viewer)
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('posts')
          .whereRef('author_id', '=', 'wide.author_id')
          .where('review', '=', 'approved')
          .$if(!isFirst, (query) => query.where('id', '<', before))
          .select('id')
          .orderBy('id', 'desc')
          .limit(size)
          .as('theirs'),
      (join) => join.onTrue(),
    )
    .select('theirs.id as post_id');
  const own = db
    .selectFrom('timelines')
    .where('user_id', '=', viewer)
    .$if(!isFirst, (query) => query.where('post_id', '<', before))
    .select('post_id')
    .orderBy('post_id', 'desc')
    .limit(size);
  return db
    .selectFrom(db.selectFrom(own.as('own')).select('post_id').union(wide).as('each'))
    .select('each.post_id')
    .orderBy('each.post_id', 'desc')
    .limit(size);
};

/** Of `posts as p`: its author is followed, and lets those who follow them see it. */
const isForFollower = (viewer: string) =>
  expressionBuilder<Tables>().and([isFollowed('p.author_id', viewer), seesPrivacy(viewer)]);

/** What was looked at; the rest of it is null unless it may be seen. */
type LookedRow = Omit<ChangingRow, 'id'> & { looked_id: string; id: string | null };

const postsOf = (db: TenantDb) =>
  db
    .selectFrom(sql<{ post_id: string }>`"looked"`.as('l'))
    .innerJoinLateral(postByKey('l.post_id'), (join) => join.onTrue())
    .selectAll('each');

const pageOfTimeline = builtOnce<TimelineValues, LookedRow, TimelineShape>((db, values, shape) => {
  const { viewer } = values;
  const page = listable(db, viewer, postsOf(db)).where(isForFollower(viewer)).where(isNotHidden(viewer));
  return db
    .with(
      (cte) => cte('looked').materialized(),
      () => timelineOf(db, values, shape),
    )
    .selectFrom('looked')
    .leftJoin(pageForViewer(db, viewer, page, shape.form).as('shown'), 'shown.id', 'looked.post_id')
    .selectAll('shown')
    .select('looked.post_id as looked_id')
    .orderBy('looked.post_id', 'desc')
    .$castTo<LookedRow>();
});

/** A part of somebody's timeline, newest first. */
export interface TimelinePage<Row> {
  /** All that was looked at. */
  looked: string[];
  /** What may be seen of it. */
  rows: Row[];
}

export const listTimeline = async <F extends Form>(
  db: TenantDb,
  { viewer, before, limit }: TimelinePart,
  form: F,
): Promise<TimelinePage<RowOf<F>>> => {
  const shape = { isFirst: before === undefined, size: sizeFor(limit), form };
  const looked = (await pageOfTimeline(db, { viewer, before: before ?? '' }, shape)).slice(0, limit);
  return {
    looked: looked.map(({ looked_id }) => looked_id),
    rows: looked.filter(({ id }) => id !== null) as unknown as RowOf<F>[],
  };
};
