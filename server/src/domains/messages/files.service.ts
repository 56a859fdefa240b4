import { LIMITS } from '@livery/contract';
import { ApiError, demand } from '../../infra/errors.ts';
import type { StoredObject } from '../../infra/objects/object-store.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import type { GroupsService } from '../groups/groups.service.ts';
import type { ChatUpload, MediaService, NeededUntil } from '../media/media.service.ts';
import { findFileUses } from './files.repository.ts';
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

  /** Removes files that no message needs any more. */
  sweepFiles: (tenant: Tenant, signal?: AbortSignal) => media.sweepUploads(tenant, neededUntil, signal),

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

const CHECK_AGAIN = 30 * 24 * 3_600_000;

/** What does not expire is needed as long as its message is there. */
const neededUntil: NeededUntil = async ({ db }, filePaths) =>
  new Map(
    (await findFileUses(db, filePaths)).map(({ file_path, is_kept, newest }) => [
      file_path,
      new Date(is_kept ? Date.now() + CHECK_AGAIN : newest.getTime() + LIMITS.mediaExpiry),
    ]),
  );

export type FilesService = ReturnType<typeof createFiles>;
