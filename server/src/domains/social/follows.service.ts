import { FollowRelation } from '@livery/contract';
import { ApiError } from '../../infra/errors.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import type { UsersService } from '../users/users.service.ts';
import { deleteFollow, insertFollow } from './follows.repository.ts';

export const createFollows = ({ users }: { users: UsersService }) => ({
  /** @throws api.invalid_user_id for oneself or nobody, api.author_deleted */
  follow: async (
    tenant: Tenant,
    { userId }: Caller,
    authorId: string,
  ): Promise<{ is_followed: FollowRelation }> => {
    const author = authorId === userId ? undefined : await users.byId(tenant, authorId);
    if (!author) throw new ApiError('api.invalid_user_id');
    if (author.delete_at) throw new ApiError('api.author_deleted');
    await insertFollow(tenant.db, userId, authorId);
    return { is_followed: FollowRelation.FOLLOWING };
  },

  /** Of a cancelled account too: one can always leave. @throws api.invalid_user_id for oneself */
  unfollow: async (
    { db }: Tenant,
    { userId }: Caller,
    authorId: string,
  ): Promise<{ is_followed: FollowRelation }> => {
    if (authorId === userId) throw new ApiError('api.invalid_user_id');
    await deleteFollow(db, userId, authorId);
    return { is_followed: FollowRelation.NOT_FOLLOWING };
  },
});
