import { LIMITS, type MessageMedia } from '@livery/contract';
import type { BodyOf } from '@livery/contract/calls';
import { ApiError, required } from '../../infra/errors.ts';
import type { StoredObject } from '../../infra/objects/object-store.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import type { Ability, GroupsService } from '../groups/groups.service.ts';
import type {
  ChatUpload,
  ClaimedFile,
  FilePart,
  MediaService,
  NeededUntil,
  VideoUpload,
} from '../media/media.service.ts';
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

type PartsOf = BodyOf<'POST /api/v1/files/groups/:id/upload_parts'>;

/** The file facts of a message. */
export interface CarriedFile {
  media: MessageMedia;
  /** Whole seconds, of film and sound. */
  duration: number | null;
}

/** Files of conversations: for members, and only through their conversation. */
export const createFiles = ({ groups, media }: Dependencies) => ({
  ...createTargets({ groups, media }),

  /**
   * What a message of this type carries under `filePath`.
   * @throws api.invalid_data for an object that is not the sender's own for this conversation, api.unsupported_type
   */
  claim: async (
    tenant: Tenant,
    caller: Caller,
    at: { groupId: string; type: string; filePath: string },
  ): Promise<CarriedFile> => {
    await groups.authorise(tenant, caller, at.groupId);
    const { groupId, filePath } = at;
    const file = await media.claimUpload(tenant, { filePath, userId: caller.userId, groupId });
    if (!carries(at.type, file.contentType)) throw new ApiError('api.unsupported_type');
    return carriedOf(file);
  },

  /** Removes files that no message needs any more. */
  sweepFiles: (tenant: Tenant, signal?: AbortSignal) => media.sweepUploads(tenant, neededUntil, signal),

  ...createReading({ groups, media }),
});

/** Where members put files: what the group does not permit them is refused before anything is sent. */
const createTargets = ({ groups, media }: Dependencies) => {
  const requireAbility = async (tenant: Tenant, caller: Caller, groupId: string, ...any: Ability[]) => {
    const abilities = await groups.abilities(tenant, caller, groupId);
    if (!any.some((ability) => abilities.includes(ability))) throw new ApiError('api.forbidden');
  };
  return {
    /** A picture or a document. @throws api.forbidden, api.not_found, api.unsupported_type, api.too_frequent */
    prepareUpload: async (
      tenant: Tenant,
      caller: Caller,
      groupId: string,
      extension: string,
    ): Promise<ChatUpload> => {
      await requireAbility(tenant, caller, groupId, 'image', 'file');
      return media.prepareChatUpload(tenant, caller, groupId, extension);
    },

    /** @throws api.forbidden, api.not_found, api.too_frequent */
    prepareVideoUpload: async (tenant: Tenant, caller: Caller, groupId: string): Promise<VideoUpload> => {
      await requireAbility(tenant, caller, groupId, 'video');
      return media.prepareVideoUpload(tenant, caller, groupId);
    },

    /** Where the missing parts of a long video go, and its still. @throws api.forbidden, api.not_found, api.invalid_data */
    prepareParts: async (
      tenant: Tenant,
      caller: Caller,
      groupId: string,
      { file_path: filePath, size }: PartsOf,
    ) => {
      await requireAbility(tenant, caller, groupId, 'video');
      const video = { filePath, size, groupId, userId: caller.userId };
      const missing = await media.prepareParts(tenant, video);
      return { ...missing, poster: await media.preparePoster(tenant, filePath) };
    },

    /** @throws as `prepareParts`, and what refuses a file */
    joinParts: async (
      tenant: Tenant,
      caller: Caller,
      groupId: string,
      { file_path: filePath, size }: PartsOf,
    ) => {
      await requireAbility(tenant, caller, groupId, 'video');
      return media.joinParts(tenant, { filePath, size, groupId, userId: caller.userId });
    },

    /** @throws api.forbidden, api.not_found, api.too_frequent */
    prepareVoiceUpload: async (tenant: Tenant, caller: Caller, groupId: string): Promise<ChatUpload> => {
      await requireAbility(tenant, caller, groupId, 'voice');
      return media.prepareVoiceUpload(tenant, caller, groupId);
    },
  };
};

/** Reading what messages carry. */
const createReading = ({ groups, media }: Dependencies) => {
  const find = async (tenant: Tenant, caller: Caller, groupId: string, messageId: string) => {
    const { floor_seq: floor } = await groups.authorise(tenant, caller, groupId);
    const at = { groupId, messageId, userId: caller.userId, floor };
    const row = required(await findMessage(tenant.db, at), 'api.not_found');
    const expiry = expiryOf(row);
    if (expiry !== null && expiry.getTime() <= Date.now()) throw new ApiError('api.media_expired');
    return { filePath: required(row.file_path, 'api.not_found'), filename: row.filename };
  };
  return {
    /** The file of a message, the still of its video, or a smaller drawing. @throws api.forbidden, api.not_found, api.media_expired */
    openFile: async (tenant: Tenant, caller: Caller, at: MessageFileKey): Promise<ChatFile> => {
      const { filePath, filename } = await find(tenant, caller, at.groupId, at.messageId);
      return { object: required(await media.openChatPart(tenant, filePath, at), 'api.not_found'), filename };
    },

    /** An address that plays the file of a message. @throws as `openFile` */
    linkToFile: async (tenant: Tenant, caller: Caller, groupId: string, messageId: string) => {
      const { filePath } = await find(tenant, caller, groupId, messageId);
      return { url: media.linkToChatFile(tenant, filePath) };
    },
  };
};

export interface MessageFileKey extends FilePart {
  groupId: string;
  messageId: string;
}

const carriedOf = ({ size, facts, poster }: ClaimedFile): CarriedFile => {
  const { seconds, ...seen } = facts;
  const { thumbhash } = poster ?? seen;
  const media = {
    size,
    ...seen,
    ...(thumbhash !== undefined && { thumbhash }),
    ...(poster && { poster: true }),
  };
  return { media, duration: seconds === undefined ? null : Math.max(1, Math.round(seconds)) };
};

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
