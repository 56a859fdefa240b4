import { sql } from 'kysely';
import { builtOnce } from '../../../infra/database/built-once.ts';
import type { TenantDb } from '../../../infra/database/database.ts';
import { seesPrivacy } from '../authors/authors.repository.ts';
import type { After } from '../authors/people.repository.ts';
import {
  allPosts,
  forViewer,
  listable,
  type PostRow,
  postByKey,
  sizeFor,
  withAuthors,
} from './posts.repository.ts';

export interface WrittenPage {
  viewer: string;
  author: string;
  after: { id: string } | undefined;
  limit: number;
}

interface WrittenValues {
  viewer: string;
  author: string;
  before: string;
}

interface WrittenShape {
  isOwn: boolean;
  isFirst: boolean;
  size: number;
}

const writtenPage = builtOnce<WrittenValues, PostRow, WrittenShape>(
  (db, { viewer, author, before }, { isOwn, isFirst, size }) => {
    const theirs = allPosts(db).where('author_id', '=', author);
    const posts = isOwn
      ? withAuthors(db, theirs, author).where('p.review', '!=', 'deleted')
      : listable(db, viewer, theirs, author).where(seesPrivacy(viewer));
    const page = posts
      .$if(!isFirst, (query) => query.where('p.id', '<', before))
      .orderBy('p.id', 'desc')
      .limit(size);
    return forViewer(db, viewer, page).orderBy('p.id', 'desc');
  },
);

/** What an author has written, newest first: what the viewer may see of it, and for themselves all but what they deleted. */
export const listWritten = async (
  db: TenantDb,
  { viewer, author, after, limit }: WrittenPage,
): Promise<PostRow[]> => {
  const shape = { isOwn: viewer === author, isFirst: after === undefined, size: sizeFor(limit) };
  const rows = await writtenPage(db, { viewer, author, before: after?.id ?? '' }, shape);
  return rows.slice(0, limit);
};

export interface MarkedPage {
  viewer: string;
  person: string;
  after: After | undefined;
  limit: number;
}

const TABLES = { like: 'post_likes', collect: 'post_collects' } as const;
type Mark = keyof typeof TABLES;

export type MarkedPostRow = PostRow & { marked_at: Date };

const markedBy = (db: TenantDb, mark: Mark, { person, after }: MarkedPage) =>
  db
    .selectFrom(`${TABLES[mark]} as m`)
    .where('m.user_id', '=', person)
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('m.create_at', 'm.post_id'), '<', tuple(after?.time ?? new Date(0), after?.id ?? '')),
      ),
    )
    // One by one, the latest first: nothing is looked up beyond the page.
    .innerJoinLateral(postByKey('m.post_id'), (join) => join.onTrue())
    .selectAll('each')
    .select('m.create_at as marked_at');

/** What a person likes or has collected, the latest first: what the viewer may see of it. */
export const listMarked = async (db: TenantDb, mark: Mark, page: MarkedPage): Promise<MarkedPostRow[]> => {
  const latest = listable(db, page.viewer, markedBy(db, mark, page))
    .where(seesPrivacy(page.viewer))
    .orderBy(sql.ref('p.marked_at'), 'desc')
    .orderBy('p.id', 'desc')
    .limit(page.limit);
  const rows = await forViewer(db, page.viewer, latest)
    .orderBy(sql.ref('p.marked_at'), 'desc')
    .orderBy('p.id', 'desc')
    .execute();
  return rows as MarkedPostRow[];
};
