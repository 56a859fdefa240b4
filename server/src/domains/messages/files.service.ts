import { ApiError, demand } from '../../infra/errors.ts';
import type { StoredObject } from '../../infra/objects/object-store.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import type { GroupsService } from '../groups/groups.service.ts';
import type { ChatUpload, MediaService } from '../media/media.service.ts';
import { expiryOf } from './message.present.ts';
import { findMessage } from './messages.repository.ts';
import { carries } from './messages.rules.ts';

/** A file of a message, and the name to save it under. */
export interface ChatFile {
  object: StoredObject;
  filename: string | null;
}

interface Dependencies {
  groups: GroupsService;
  media: MediaService;
}

/** Files of conversations: for members, and only through their conversation. */
export const createFiles = ({ groups, media }: Dependencies) => ({
  /** Where to put a file of this conversation. @throws api.forbidden, api.not_found, api.unsupported_type */
  prepareUpload: async (
    tenant: Tenant,
    caller: Caller,
    groupId: string,
    extension: string,
  ): Promise<ChatUpload> => {
    await groups.authorise(tenant, caller, groupId);
    return media.prepareChatUpload(tenant, caller, groupId, extension);
  },

  /** Refuses a message of this type that names an object which is not the sender's own for this conversation. */
  claim: async (tenant: Tenant, caller: Caller, at: { groupId: string; type: string; filePath: string }) => {
    await groups.authorise(tenant, caller, at.groupId);
    const { groupId, filePath } = at;
    const file = await media.claimUpload(tenant.db, { filePath, userId: caller.userId, groupId });
    if (!carries(at.type, file.contentType)) throw new ApiError('api.unsupported_type');
  },

  /** The file of a message, for members. @throws api.forbidden, api.not_found, api.media_expired */
  openFile: async (tenant: Tenant, caller: Caller, groupId: string, messageId: string): Promise<ChatFile> => {
    const { floor_seq: floor } = await groups.authorise(tenant, caller, groupId);
    const at = { groupId, messageId, userId: caller.userId, floor };
    const row = demand(await findMessage(tenant.db, at), 'api.not_found');
    const expiry = expiryOf(row);
    if (expiry !== null && expiry.getTime() <= Date.now()) throw new ApiError('api.media_expired');
    const object = row.file_path === null ? undefined : await media.openChatFile(tenant, row.file_path);
    return { object: demand(object, 'api.not_found'), filename: row.filename };
  },
});

export type FilesService = ReturnType<typeof createFiles>;
