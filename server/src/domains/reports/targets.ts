import type { ReportKind } from '@livery/contract';
import { ApiError, required } from '../../infra/errors.ts';
import { pathOfPublicUrl } from '../../infra/objects/keys.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import type { GroupsService } from '../groups/groups.service.ts';
import type { MessagesService } from '../messages/messages.service.ts';
import type { SocialService } from '../social/social.service.ts';
import { presentPerson } from '../users/users.present.ts';
import type { UsersService } from '../users/users.service.ts';

/** What is reported, with what of it is to be seen now. */
export interface Target {
  kind: ReportKind;
  id: string;
  groupId: string | null;
  authorId: string | null;
  said: Record<string, unknown>;
  /** A public picture that its owner may replace: path under `<brand>/public/`. */
  picture?: string;
  /** A file of a conversation, which goes with its message. */
  file?: string | undefined;
}

interface Dependencies {
  users: Pick<UsersService, 'byId'>;
  groups: Pick<GroupsService, 'get'>;
  messages: Pick<MessagesService, 'requireUserMessage'>;
  social: Pick<SocialService, 'getPost'>;
}

/** Nobody reports what they may not see. */
export const createTargets = ({ users, groups, messages, social }: Dependencies) => ({
  /** @throws api.invalid_user_id for oneself and nobody */
  user: async (tenant: Tenant, { userId }: Caller, id: string): Promise<Target> => {
    const person = required(id === userId ? undefined : await users.byId(tenant, id), 'api.invalid_user_id');
    const said = presentPerson(person);
    return { kind: 'user', id, groupId: null, authorId: id, said, picture: person.avatar };
  },

  /** @throws api.forbidden, api.not_found */
  group: async (tenant: Tenant, caller: Caller, id: string): Promise<Target> => {
    const { display_name, icon, description, owner_id, partner } = await groups.get(tenant, caller, id);
    const said = { display_name, icon, description };
    const picture = pathOfPublicUrl(icon);
    return { kind: 'group', id, groupId: id, authorId: partner?.id ?? owner_id, said, picture };
  },

  /** @throws api.forbidden, api.not_found, api.invalid_msg_id */
  message: async (tenant: Tenant, caller: Caller, groupId: string, id: string): Promise<Target> => {
    await groups.get(tenant, caller, groupId);
    const { group_id, user_id, type, text, filename, file_path } = await messages.requireUserMessage(
      tenant,
      caller,
      id,
    );
    if (group_id !== groupId) throw new ApiError('api.invalid_msg_id');
    const said = { type, text, filename, file_path };
    return { kind: 'message', id, groupId, authorId: user_id, said, file: file_path ?? undefined };
  },

  /** @throws api.post_not_exist also for what is not to be seen */
  post: async (tenant: Tenant, caller: Caller, id: string): Promise<Target> => {
    const { author, kind, description, media } = await social.getPost(tenant, caller, id).catch(gone);
    const said = { kind, description, media: media.map(({ url }) => url) };
    return { kind: 'post', id, groupId: null, authorId: author.id, said };
  },
});

const gone = (error: unknown): never => {
  throw error instanceof ApiError ? new ApiError('api.post_not_exist') : error;
};
