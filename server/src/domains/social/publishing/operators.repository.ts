import type { TenantDb } from '../../../infra/database/database.ts';
import { bucketIn } from '../../../infra/ids.ts';
import type { StoredMedia } from '../social.tables.ts';
import type { ReviewedPost } from './publishing.repository.ts';

export interface PostToReview {
  id: string;
  author_id: string;
  username: string;
  kind: string;
  description: string;
  media: StoredMedia[];
  create_at: Date;
}

/** Posts that wait for an operator, the longest waiting first. */
export const findPostsToReview = (db: TenantDb, limit: number): Promise<PostToReview[]> =>
  db
    .selectFrom('posts')
    .innerJoin('users', 'users.id', 'posts.author_id')
    .select(['posts.id', 'author_id', 'username', 'kind', 'description', 'media', 'posts.create_at'])
    .where('review', '=', 'auditing')
    .orderBy('posts.create_at')
    .limit(limit)
    .execute();

/** How many of them wait; of more than `most`, `most`. */
export const countPostsToReview = async (db: TenantDb, most: number): Promise<number> => {
  const waiting = db
    .selectFrom('posts')
    .select('id')
    .where('review', '=', 'auditing')
    .limit(most)
    .as('waiting');
  const { count } = await db
    .selectFrom(waiting)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Whatever its state. */
export const findReviewedPost = (
  db: TenantDb,
  id: string,
): Promise<(ReviewedPost & { media: StoredMedia[] }) | undefined> =>
  db
    .selectFrom('posts')
    .select(['id', 'author_id', 'privacy', 'review', 'review_reason', 'media'])
    .where('bucket', '=', bucketIn(id))
    .where('id', '=', id)
    .$castTo<ReviewedPost & { media: StoredMedia[] }>()
    .executeTakeFirst();
