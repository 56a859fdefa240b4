import { expressionBuilder, sql } from 'kysely';
import { builtOnce } from '../../../infra/database/built-once.ts';
import type { TenantDb } from '../../../infra/database/database.ts';
import type { Tables } from '../../../infra/database/tables.ts';
import { isIn } from '../authors/authors.repository.ts';
import { isNotHidden } from '../posts/hidden.repository.ts';
import {
  type FeedPage,
  type Form,
  listable,
  pageForViewer,
  type RowOf,
  sizeFor,
} from '../posts/posts.repository.ts';

/** Which part of a feed: pictures alone, what the viewer has not seen of the best ones, or all that is not in that part. */
export type FeedPart = 'images' | 'all' | 'unseen' | 'rest';

/** What the viewer saw before `start` counts as seen; the best ones are those above `floor`. */
export interface Seen {
  start: Date;
  floor: number;
}

const NOTHING_SEEN: Seen = { start: new Date(0), floor: 0 };

interface FeedValues extends Seen {
  viewer: string;
  place: number;
  id: string;
}

/** So many posts above the floor are looked for among those that the viewer has seen. */
const LOOKED_AT = 1_000;

/** What the viewer had seen of the best posts before `start`: one look at both, however much they have seen. */
const seenOfBest = ({ viewer, start, floor }: FeedValues) => {
  const { selectFrom } = expressionBuilder<Tables>();
  const best = selectFrom('posts as best')
    .where('best.review', '=', 'approved')
    .where('best.privacy', '=', 'everyone')
    .where('best.score', '>', floor)
    .orderBy('best.score', 'desc')
    .limit(LOOKED_AT)
    .select('best.id');
  return selectFrom('post_views as v')
    .where('v.user_id', '=', viewer)
    .where('v.create_at', '<', start)
    .where('v.post_id', '=', sql<string>`any(array(${best}))`)
    .select('v.post_id');
};

interface FeedShape {
  part: FeedPart;
  isFirst: boolean;
  size: number;
  form: Form;
}

const pageByScore = builtOnce<FeedValues, RowOf<'changing'>, FeedShape>(
  (db, values, { part, isFirst, size, form }) => {
    const { viewer, place, id, floor } = values;
    const page = listable(db, viewer)
      .where('p.privacy', '=', 'everyone')
      .where(isNotHidden(viewer))
      .$if(part === 'images', (query) => query.where('p.kind', '=', 'images'))
      .$if(part === 'unseen', (query) =>
        query.where('p.score', '>', floor).where(({ not }) => not(isIn('p.id', seenOfBest(values)))),
      )
      .$if(part === 'rest', (query) =>
        query.where(({ eb, or }) => or([eb('p.score', '<=', floor), isIn('p.id', seenOfBest(values))])),
      )
      .$if(!isFirst, (query) =>
        query.where(({ eb, refTuple, tuple }) => eb(refTuple('p.score', 'p.id'), '<', tuple(place, id))),
      )
      .orderBy('p.score', 'desc')
      .orderBy('p.id', 'desc')
      .limit(size);
    return pageForViewer(db, viewer, page, form).orderBy('p.score', 'desc').orderBy('p.id', 'desc');
  },
);

/** Best first. Scores never fall, so nothing that was shown comes again below. */
export const listByScore = async <F extends Form>(
  db: TenantDb,
  { viewer, after, limit, part, seen = NOTHING_SEEN }: FeedPage & { part: FeedPart; seen?: Seen },
  form: F,
): Promise<RowOf<F>[]> => {
  const { place = 0, id = '' } = after ?? {};
  const shape = { part, isFirst: after === undefined, size: sizeFor(limit), form };
  const rows = await pageByScore(db, { viewer, place, id, ...seen }, shape);
  return rows.slice(0, limit) as RowOf<F>[];
};

/** The score below which so many posts stand above; 0 when there are fewer. */
export const findFloor = async (
  db: TenantDb,
  best: number,
  part: 'images' | 'all' = 'all',
): Promise<number> => {
  const row = await db
    .selectFrom('posts')
    .where('review', '=', 'approved')
    .where('privacy', '=', 'everyone')
    .$if(part === 'images', (query) => query.where('kind', '=', 'images'))
    .select('score')
    .orderBy('score', 'desc')
    .orderBy('id', 'desc')
    .offset(best)
    .limit(1)
    .executeTakeFirst();
  return row?.score ?? 0;
};
