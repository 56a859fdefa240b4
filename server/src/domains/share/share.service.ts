import type { BodyOf } from '@livery/contract/calls';
import { ApiError } from '../../infra/errors.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import type { GroupsService } from '../groups/groups.service.ts';
import type { MessagesService } from '../messages/messages.service.ts';
import type { SocialService } from '../social/social.service.ts';
import type { UsersService } from '../users/users.service.ts';

type Targets = BodyOf<'POST /api/v2/share/social/post/:id/send-message'>['targets'];
type PersonToShare = BodyOf<'POST /api/v2/share/social/author/:id/send-message'>;
type GroupToShare = BodyOf<'POST /api/v1/share/group'>;

interface Dependencies {
  users: Pick<UsersService, 'byId'>;
  social: Pick<SocialService, 'getPost' | 'noteShare'>;
  groups: Pick<GroupsService, 'shareCode' | 'sharedGroup'>;
  messages: Pick<MessagesService, 'sendCard'>;
}

/** Sends people, posts and groups into conversations as cards. */
export const createShareService = ({ users, social, groups, messages }: Dependencies) => ({
  sharedGroup: groups.sharedGroup,

  /** @throws as `shareCode` */
  shareGroup: async (tenant: Tenant, caller: Caller, { group_id, targets }: GroupToShare) => {
    const code = await groups.shareCode(tenant, caller, group_id);
    const card = { type: 'recommand', targetId: code } as const;
    const sent = targets ? await messages.sendCard(tenant, caller, card, targets) : { list: [] };
    return { code, ...sent };
  },

  /** @throws api.invalid_user_id, api.author_deleted */
  shareAuthor: async (
    tenant: Tenant,
    caller: Caller,
    id: string,
    { targets, type = 'share_social_author' }: PersonToShare,
  ) => {
    const author = await users.byId(tenant, id);
    if (!author) throw new ApiError('api.invalid_user_id');
    if (author.delete_at !== null) throw new ApiError('api.author_deleted');
    return messages.sendCard(tenant, caller, { type, targetId: id }, targets);
  },

  /** What the caller may see, they may share; each reader sees on the card what they may see. @throws as `getPost` */
  sharePost: async (tenant: Tenant, caller: Caller, id: string, targets: Targets) => {
    await social.getPost(tenant, caller, id);
    const sent = await messages.sendCard(
      tenant,
      caller,
      { type: 'share_social_post', targetId: id },
      targets,
    );
    await social.noteShare(tenant, caller, id);
    return sent;
  },
});

export type ShareService = ReturnType<typeof createShareService>;
