import { sql } from 'kysely';
import { schemaName, type TenantDb } from '../../../infra/database/database.ts';

/** Posts whose buckets begin with a prefix, behind one of them. */
export interface ListedPart {
  /** Up to three hexadecimal digits. */
  prefix: string;
  after: Pick<ListedPost, 'bucket' | 'id'> | undefined;
  limit: number;
}

export interface ListedPost {
  bucket: string;
  id: string;
  create_at: Date;
}

/** What search engines are told of: approved, for everyone, of living accounts; in the order of the key. */
export const listPublicPosts = (
  db: TenantDb,
  { prefix, after, limit }: ListedPart,
): Promise<ListedPost[]> => {
  const { bucket, id } = after ?? { bucket: prefix.padEnd(3, '0'), id: '' };
  return db
    .selectFrom('posts as p')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('users')
          .whereRef('id', '=', 'p.author_id')
          .where('delete_at', 'is', null)
          .select('id')
          .limit(1)
          .as('u'),
      (join) => join.onTrue(),
    )
    .where(({ eb, refTuple, tuple }) => eb(refTuple('p.bucket', 'p.id'), '>', tuple(bucket, id)))
    .where('p.bucket', '<=', prefix.padEnd(3, 'f'))
    .where('p.review', '=', 'approved')
    .where('p.privacy', '=', 'everyone')
    .select(['p.bucket', 'p.id', 'p.create_at'])
    .orderBy('p.bucket')
    .orderBy('p.id')
    .limit(limit)
    .execute();
};

/** How many posts a brand has, as the database last estimated it: nothing is counted. */
export const estimatePosts = async (db: TenantDb, brandId: string): Promise<number> => {
  const name = `${schemaName(brandId)}.posts`;
  const { rows } = await sql<{ count: number }>`
    select greatest(reltuples, 0)::float8 as count from pg_class where oid = to_regclass(${name})
  `.execute(db);
  return rows[0]?.count ?? 0;
};
