import type { BodyOf } from '@livery/contract/calls';
import { ApiError } from '../../infra/errors.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import type { MessagesService } from '../messages/messages.service.ts';
import type { SocialService } from '../social/social.service.ts';
import type { UsersService } from '../users/users.service.ts';

type Targets = BodyOf<'POST /api/v2/share/social/post/:id/send-message'>['targets'];

interface Dependencies {
  users: Pick<UsersService, 'byId'>;
  social: Pick<SocialService, 'getPost'>;
  messages: Pick<MessagesService, 'sendCard'>;
}

/** Sends posts and authors into conversations as cards. */
export const createShareService = ({ users, social, messages }: Dependencies) => ({
  /** @throws api.invalid_user_id, api.author_deleted */
  shareAuthor: async (tenant: Tenant, caller: Caller, id: string, targets: Targets) => {
    const author = await users.byId(tenant, id);
    if (!author) throw new ApiError('api.invalid_user_id');
    if (author.delete_at !== null) throw new ApiError('api.author_deleted');
    return messages.sendCard(tenant, caller, { type: 'share_social_author', targetId: id }, targets);
  },

  /** What the caller may see, they may share; each reader sees on the card what they may see. @throws as `getPost` */
  sharePost: async (tenant: Tenant, caller: Caller, id: string, targets: Targets) => {
    await social.getPost(tenant, caller, id);
    return messages.sendCard(tenant, caller, { type: 'share_social_post', targetId: id }, targets);
  },
});

export type ShareService = ReturnType<typeof createShareService>;
