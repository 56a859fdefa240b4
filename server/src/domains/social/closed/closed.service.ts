import { Type } from 'typebox';
import type { Infra } from '../../../infra/infra.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import { deleteFollow } from '../authors/follows.repository.ts';
import { deleteComment, holdPost, unlikeComment } from '../comments/comment-writes.repository.ts';
import { clearTimeline } from '../feeds/timelines.repository.ts';
import { removeMark } from '../posts/marks.repository.ts';
import type { createOwnPosts } from '../publishing/own-posts.service.ts';
import {
  eraseFollowCounts,
  eraseOwnRows,
  listCommentsOf,
  listFollowsOf,
  listLikedComments,
  listMarksOf,
  listPostsOf,
  OWN_ROWS,
} from './closed.repository.ts';

/** Work of the queue: an account is gone, and what it did among posts goes after it. */
export const ERASE_PERSON = { name: 'social.erase-person', payload: Type.Object({ id: Type.String() }) };

/** So many are looked for at once, and rows removed by a statement. */
const SOME = 100;
const ROWS = 5_000;

interface Dependencies extends Pick<Infra, 'jobs'> {
  ownPosts: Pick<ReturnType<typeof createOwnPosts>, 'removePost'>;
}

/** Takes out what there is, some at a time, each in a transaction of its own: nobody waits for all of it. */
const takeOut = async <T>(
  signal: AbortSignal,
  find: (most: number) => Promise<T[]>,
  remove: (one: T) => Promise<unknown>,
): Promise<void> => {
  for (let found = SOME; found === SOME; ) {
    const some = await find(SOME);
    for (const one of some) {
      signal.throwIfAborted();
      await remove(one);
    }
    found = some.length;
  }
};

/**
 * What is left of people whose accounts are erased: posts, comments (with their replies, as whenever one is deleted), marks
 * and follows go as if they had been taken back, so that all counts stay those of the rows.
 */
export const createClosed = ({ jobs, ownPosts }: Dependencies) => {
  const removeComment = ({ db }: Tenant, comment: Parameters<typeof deleteComment>[1]): Promise<void> =>
    db.transaction().execute(async (trx) => {
      await holdPost(trx, comment.post_id);
      await deleteComment(trx, comment);
    });

  const removeFollow = async ({ db }: Tenant, user: string, author: string): Promise<void> => {
    await deleteFollow(db, user, author);
    await clearTimeline(db, user, author);
  };

  return {
    /** In the transaction that erases the account. */
    erase: ({ brand, db }: Tenant, userId: string): Promise<void> =>
      jobs.enqueue(db, brand.id, ERASE_PERSON, { id: userId }),

    /** May run again: takes up where it was broken off. */
    erasePerson: async (tenant: Tenant, { id }: { id: string }, signal: AbortSignal): Promise<void> => {
      const { db } = tenant;
      await takeOut(
        signal,
        (most) => listPostsOf(db, id, most),
        (post) => ownPosts.removePost(tenant, id, post),
      );
      await takeOut(
        signal,
        (most) => listCommentsOf(db, id, most),
        (comment) => removeComment(tenant, comment),
      );
      await takeOut(
        signal,
        (most) => listLikedComments(db, id, most),
        (comment) => unlikeComment(db, comment, id),
      );
      for (const mark of ['like', 'collect'] as const)
        await takeOut(
          signal,
          (most) => listMarksOf(db, mark, id, most),
          (post) => removeMark(db, mark, post, id),
        );
      await takeOut(
        signal,
        (most) => listFollowsOf(db, id, most),
        ({ user_id, author_id }) => removeFollow(tenant, user_id, author_id),
      );
      for (const table of OWN_ROWS)
        for (let erased = ROWS; erased === ROWS && !signal.aborted; )
          erased = await eraseOwnRows(db, table, id, ROWS);
      await eraseFollowCounts(db, id);
    },
  };
};
