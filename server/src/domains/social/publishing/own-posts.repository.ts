import type { BodyOf } from '@livery/contract/calls';
import { sql } from 'kysely';
import type { TenantDb } from '../../../infra/database/database.ts';
import { bucketIn } from '../../../infra/ids.ts';
import type { StoredMedia } from '../social.tables.ts';

interface OwnPost {
  id: string;
  userId: string;
}

const ownPosts = (trx: TenantDb, { id, userId }: OwnPost) =>
  trx
    .updateTable('posts')
    .where('bucket', '=', bucketIn(id))
    .where('id', '=', id)
    .where('author_id', '=', userId);

/** False unless it is theirs, and there. */
export const setPermissions = async (
  db: TenantDb,
  post: OwnPost,
  changes: BodyOf<'PUT /social/api/posts/:id/permissions'>,
): Promise<boolean> => {
  const { numUpdatedRows } = await ownPosts(db, post)
    .where('review', '<>', 'deleted')
    // Without a change it is only looked at.
    .set((eb) => ({ allow_comment: eb.ref('allow_comment'), ...changes }))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/** What it was made of; undefined unless it is theirs. A repeat changes nothing. */
export const deletePost = async (trx: TenantDb, post: OwnPost): Promise<StoredMedia[] | undefined> => {
  const row = await ownPosts(trx, post)
    .set({
      review: 'deleted',
      erase_at: sql<Date>`case review when 'deleted' then erase_at else now() end`,
    })
    .returning('media')
    .executeTakeFirst();
  return row?.media;
};
