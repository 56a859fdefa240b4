import { FollowRelation } from '@livery/contract';
import { ApiError } from '../../../infra/errors.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import type { ContactsService } from '../../contacts/contacts.service.ts';
import type { UsersService } from '../../users/users.service.ts';
import { clearTimeline, fillTimeline } from '../feeds/timelines.repository.ts';
import { deleteFollow, findFollowed, insertFollow } from './follows.repository.ts';

interface Dependencies {
  users: Pick<UsersService, 'byId'>;
  contacts: Pick<ContactsService, 'blocksBetween' | 'holdBlocks'>;
}

export const createFollows = ({ users, contacts }: Dependencies) => ({
  /**
   * Who has blocked the caller is gone to them.
   * @throws api.invalid_user_id for oneself or nobody, api.author_deleted, api.forbidden for whom the caller has blocked
   */
  follow: async (
    tenant: Tenant,
    { userId }: Caller,
    authorId: string,
  ): Promise<{ is_followed: FollowRelation }> => {
    const author = authorId === userId ? undefined : await users.byId(tenant, authorId);
    if (!author) throw new ApiError('api.invalid_user_id');
    await tenant.db.transaction().execute(async (db) => {
      const inside = { ...tenant, db };
      // A block at the same moment ends following: it comes before this look, or after what is written.
      await contacts.holdBlocks(inside, userId, authorId);
      const blocks = await contacts.blocksBetween(inside, userId, authorId);
      if (author.delete_at || blocks.theirs) throw new ApiError('api.author_deleted');
      if (blocks.mine) throw new ApiError('api.forbidden');
      await insertFollow(db, userId, authorId);
    });
    // Afterwards: what is published meanwhile is handed out to them already.
    await fillTimeline(tenant.db, userId, authorId);
    return { is_followed: FollowRelation.FOLLOWING };
  },

  /** Those of these people whom somebody follows. */
  followedOf: async ({ db }: Tenant, userId: string, authorIds: readonly string[]): Promise<string[]> =>
    authorIds.length === 0 ? [] : findFollowed(db, userId, authorIds),

  /** Of a cancelled account too: one can always leave. @throws api.invalid_user_id for oneself */
  unfollow: async (
    { db }: Tenant,
    { userId }: Caller,
    authorId: string,
  ): Promise<{ is_followed: FollowRelation }> => {
    if (authorId === userId) throw new ApiError('api.invalid_user_id');
    await deleteFollow(db, userId, authorId);
    await clearTimeline(db, userId, authorId);
    return { is_followed: FollowRelation.NOT_FOLLOWING };
  },
});
