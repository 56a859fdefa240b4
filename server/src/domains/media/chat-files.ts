import { FILE_EXTENSIONS, LIMITS } from '@livery/contract';
import { ApiError, required } from '../../infra/errors.ts';
import { newId } from '../../infra/ids.ts';
import type { Infra } from '../../infra/infra.ts';
import { IMAGE_TYPES, typeOfExtension } from '../../infra/objects/content-types.ts';
import type { PostRules, PostTarget, StoredObject } from '../../infra/objects/object-store.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import type { FileFacts } from './examining/facts.ts';
import { findUpload, insertUpload, type NewUpload, postponeCheck } from './media.repository.ts';
import { posterOf } from './poster.ts';
import type { UploadQuota } from './upload-quota.ts';

export interface ChatUpload extends PostTarget {
  /** Names the object in `POST /api/v1/messages`. */
  file_path: string;
}

export interface VideoUpload {
  /** Where a `PUT` as `video/mp4` goes. */
  url: string;
  file_path: string;
  /** Where its still may be put. */
  poster: ChatUpload;
}

export interface Claim {
  filePath: string;
  userId: string;
  groupId: string;
}

export interface ClaimedFile {
  contentType: string;
  /** Bytes. */
  size: number;
  facts: FileFacts;
  /** What the still of a video is, if one was put there. */
  poster?: FileFacts;
}

const CLAIM_WITHIN = 23 * 3_600_000;
/** Seconds. */
const LINK_LIFETIME = 3600;
const UPLOAD_LIFETIME = LIMITS.uploadTimeout / 1000;

const keyOf = ({ brand }: Tenant, filePath: string): string => `${brand.id}/${filePath}`;

/** Files that are sent in conversations. Paths (`file_path`) are keys without the brand. */
export const createChatFiles = ({ objects, quota }: Pick<Infra, 'objects'> & { quota: UploadQuota }) => {
  const open = async (tenant: Tenant, upload: NewUpload): Promise<void> => {
    await quota.requireRoom();
    await quota.countTarget(tenant, upload.userId);
    await insertUpload(tenant.db, upload);
  };
  const postTo = (tenant: Tenant, filePath: string, rules: Omit<PostRules, 'lifetime'>): ChatUpload => ({
    ...objects.signedPost(keyOf(tenant, filePath), { ...rules, lifetime: UPLOAD_LIFETIME }),
    file_path: filePath,
  });
  /** A chat file with the content type that its bytes have. Who may read it is the caller's to check. */
  const openChatFile = async (tenant: Tenant, filePath: string): Promise<StoredObject | undefined> => {
    if (!filePath.startsWith('chat/')) return undefined;
    const object = await objects.get(keyOf(tenant, filePath));
    const upload = object && (await findUpload(tenant.db, filePath));
    return object && { ...object, contentType: upload?.content_type ?? object.contentType };
  };
  return {
    /**
     * Where `caller` may put one chat image or file (product.md section 7). Membership is the caller's to check.
     * @throws api.unsupported_type, api.too_frequent, api.unavailable
     */
    prepareChatUpload: async (
      tenant: Tenant,
      caller: Caller,
      groupId: string,
      extension: string,
    ): Promise<ChatUpload> => {
      const contentTypes = required(chatTypes(extension), 'api.unsupported_type');
      const filePath = `chat/${groupId}/${newId()}.${extension}`;
      await open(tenant, { filePath, userId: caller.userId, groupId, purpose: 'chat' });
      return postTo(tenant, filePath, { maxBytes: LIMITS.chatFile, contentTypes });
    },

    /** As `prepareChatUpload`, for one video and its still. @throws api.too_frequent, api.unavailable */
    prepareVideoUpload: async (tenant: Tenant, caller: Caller, groupId: string): Promise<VideoUpload> => {
      const filePath = `chat/${groupId}/${newId()}.mp4`;
      const upload = { userId: caller.userId, groupId };
      await open(tenant, { ...upload, filePath, purpose: 'chat' });
      await insertUpload(tenant.db, { ...upload, filePath: posterOf(filePath), purpose: 'poster' });
      const rules = { maxBytes: LIMITS.videoFile, contentTypes: ['video/mp4'], lifetime: UPLOAD_LIFETIME };
      return {
        url: objects.signedPut(keyOf(tenant, filePath), rules),
        file_path: filePath,
        poster: postTo(tenant, posterOf(filePath), { maxBytes: LIMITS.chatFile, contentTypes: IMAGE_TYPES }),
      };
    },

    /** As `prepareChatUpload`, for one voice message. @throws api.too_frequent, api.unavailable */
    prepareVoiceUpload: async (tenant: Tenant, caller: Caller, groupId: string): Promise<ChatUpload> => {
      const filePath = `chat/${groupId}/${newId()}.mp3`;
      await open(tenant, { filePath, userId: caller.userId, groupId, purpose: 'chat' });
      return postTo(tenant, filePath, { maxBytes: LIMITS.voiceFile, contentTypes: ['audio/mpeg'] });
    },

    /**
     * What an uploaded object is, for the person who put it there for this group.
     * @throws api.invalid_data when nothing arrived there, or it is somebody else's
     */
    claimUpload: async (db: Tenant['db'], { filePath, userId, groupId }: Claim): Promise<ClaimedFile> => {
      const upload = await findUpload(db, filePath);
      const isTheirs = upload?.user_id === userId && upload.group_id === groupId;
      if (!upload || !isTheirs || upload.content_type === null || isOld(upload)) {
        throw new ApiError('api.invalid_data');
      }
      const { content_type: contentType, size, facts } = upload;
      const poster = contentType === 'video/mp4' ? await findUpload(db, posterOf(filePath)) : undefined;
      const hasArrived = poster && poster.content_type !== null;
      return {
        contentType,
        size: size ?? 0,
        facts: facts ?? {},
        ...(hasArrived && { poster: poster.facts ?? {} }),
      };
    },

    /** Has a file looked at by the next sweep: a message that carried it is gone. */
    checkSoon: ({ db }: Pick<Tenant, 'db'>, filePath: string): Promise<void> =>
      postponeCheck(db, filePath, new Date()),

    openChatFile,

    /** The still of a video. Who may read it is the caller's to check. */
    openPoster: (tenant: Tenant, filePath: string): Promise<StoredObject | undefined> =>
      openChatFile(tenant, posterOf(filePath)),

    /** An address that reads a chat file for an hour. Who may have it is the caller's to check. */
    linkToChatFile: (tenant: Tenant, filePath: string): string =>
      objects.signedUrl(keyOf(tenant, filePath), LINK_LIFETIME),
  };
};

/** What nobody took up is removed after a day: too late to begin with. */
const isOld = ({ create_at }: { create_at: Date }): boolean =>
  Date.now() - create_at.getTime() > CLAIM_WITHIN;

/** A picture may be any kind of picture whatever its name says; a file must be what its name says. */
const chatTypes = (extension: string): readonly string[] | undefined => {
  const type = typeOfExtension(extension);
  if (type === undefined) return undefined;
  if (type.startsWith('image/')) return IMAGE_TYPES;
  return FILE_EXTENSIONS.some((known) => known === extension) ? [type] : undefined;
};
