import type { Post } from '@livery/contract';
import type { BodyOf } from '@livery/contract/calls';
import { ApiError, required } from '../../../infra/errors.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import type { MediaService } from '../../media/media.service.ts';
import { viewablePost } from '../posts/posts.service.ts';
import { presentPost } from '../social.present.ts';
import { deletePost, setPermissions } from './own-posts.repository.ts';
import { sentFiles } from './preparing.service.ts';

interface Dependencies {
  media: Pick<MediaService, 'spendPostFiles'>;
  /** Those who look at it in a conversation, once it is another one. */
  tellShared(tenant: Tenant, id: string): Promise<void>;
}

/** What authors do with their own posts; those of others are not there for it. */
export const createOwnPosts = ({ media, tellShared }: Dependencies) => {
  /** From now on it is nowhere; a job removes what is left of it. False unless it is theirs. */
  const removePost = ({ db }: Pick<Tenant, 'db'>, userId: string, id: string): Promise<boolean> =>
    db.transaction().execute(async (trx) => {
      const made = await deletePost(trx, { id, userId });
      if (made) await media.spendPostFiles(trx, sentFiles(made));
      return made !== undefined;
    });
  return {
    /** @throws api.post_not_exist */
    setPermissions: async (
      tenant: Tenant,
      { userId }: Caller,
      id: string,
      changes: BodyOf<'PUT /social/api/posts/:id/permissions'>,
    ): Promise<Post> => {
      required(await setPermissions(tenant.db, { id, userId }, changes), 'api.post_not_exist');
      if (changes.privacy !== undefined) await tellShared(tenant, id);
      return presentPost(userId)(await viewablePost(tenant, userId, id));
    },

    removePost,

    /** As `removePost`. @throws api.post_not_exist */
    deletePost: async (tenant: Tenant, { userId }: Caller, id: string): Promise<Record<never, never>> => {
      if (!(await removePost(tenant, userId, id))) throw new ApiError('api.post_not_exist');
      await tellShared(tenant, id);
      return {};
    },
  };
};
