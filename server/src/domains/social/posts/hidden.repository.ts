import { LIMITS } from '@livery/contract';
import { expressionBuilder, sql } from 'kysely';
import type { TenantDb } from '../../../infra/database/database.ts';
import type { Tables } from '../../../infra/database/tables.ts';
import { isIn } from '../authors/authors.repository.ts';

/** The latest stay, so many: all are read with each page of posts. */
export const hidePost = async (db: TenantDb, user_id: string, post_id: string): Promise<void> => {
  await db
    .insertInto('hidden_posts')
    .values({ user_id, post_id })
    .onConflict((conflict) => conflict.columns(['user_id', 'post_id']).doNothing())
    .execute();
  await db
    .deleteFrom('hidden_posts')
    .where('user_id', '=', user_id)
    .where(({ eb, fn, selectFrom }) => {
      const oldest = selectFrom('hidden_posts')
        .where('user_id', '=', user_id)
        .orderBy('create_at', 'desc')
        .orderBy('post_id', 'desc')
        .offset(LIMITS.hiddenPosts)
        .select('post_id');
      return eb('post_id', '=', fn.any(sql<string[]>`array(${oldest})`));
    })
    .execute();
};

export const unhidePost = async (db: TenantDb, userId: string, postId: string): Promise<void> => {
  await db.deleteFrom('hidden_posts').where('user_id', '=', userId).where('post_id', '=', postId).execute();
};

export const hideAuthor = async (db: TenantDb, user_id: string, author_id: string): Promise<void> => {
  await db
    .insertInto('hidden_authors')
    .values({ user_id, author_id })
    .onConflict((conflict) => conflict.columns(['user_id', 'author_id']).doNothing())
    .execute();
};

export const unhideAuthor = async (db: TenantDb, userId: string, authorId: string): Promise<void> => {
  await db
    .deleteFrom('hidden_authors')
    .where('user_id', '=', userId)
    .where('author_id', '=', authorId)
    .execute();
};

/** Of `posts as p`: the viewer has hidden neither it nor its author. Both lists are short, and read once. */
export const isNotHidden = (viewer: string) => {
  const { and, not, selectFrom } = expressionBuilder<Tables>();
  const posts = selectFrom('hidden_posts as hp').where('hp.user_id', '=', viewer).select('hp.post_id');
  const authors = selectFrom('hidden_authors as ha').where('ha.user_id', '=', viewer).select('ha.author_id');
  return and([not(isIn('p.id', posts)), not(isIn('p.author_id', authors))]);
};
