import { LIMITS } from '@livery/contract';
import { ApiError, required } from '../../infra/errors.ts';
import { newId } from '../../infra/ids.ts';
import type { Infra } from '../../infra/infra.ts';
import { IMAGE_TYPES } from '../../infra/objects/content-types.ts';
import type { PostTarget } from '../../infra/objects/object-store.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import { keyOf, posterOf } from './beside.ts';
import { insertUpload, type NewUpload } from './media.repository.ts';
import { findTools } from './preparing/tools.ts';
import type { UploadQuota } from './upload-quota.ts';
import { chatTypes, rulesOf } from './upload-rules.ts';

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

/** Seconds. */
const LIFETIME = LIMITS.uploadTimeout / 1000;

interface Dependencies extends Pick<Infra, 'objects'> {
  config: Pick<Infra['config'], 'mediaToolsDir'>;
  quota: UploadQuota;
}

/** Where files of conversations, reports and posts are sent. Paths (`file_path`) are keys without the brand. */
export const createChatTargets = ({ config, objects, quota }: Dependencies) => {
  const open = async (tenant: Tenant, upload: NewUpload): Promise<void> => {
    await quota.requireRoom();
    await quota.countTarget(tenant, upload.userId);
    await insertUpload(tenant.db, upload);
  };
  /** Where a file is sent, and under which rules. */
  const targetOf = (tenant: Tenant, filePath: string) => {
    const rules = { ...required(rulesOf(filePath), 'api.unsupported_type'), lifetime: LIFETIME };
    return [objects.arrivalOf(keyOf(tenant, filePath)), rules] as const;
  };
  /** What not every browser plays is taken where an MP4 is made of it. */
  const isTakenVideo = (extension: string): boolean =>
    extension === 'mp4' || (extension === 'mov' && findTools(config.mediaToolsDir) !== undefined);
  const postTo = async (tenant: Tenant, filePath: string): Promise<ChatUpload> => ({
    ...(await objects.signedPost(...targetOf(tenant, filePath))),
    file_path: filePath,
  });
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
      required(chatTypes(extension), 'api.unsupported_type');
      const filePath = `chat/${groupId}/${newId()}.${extension}`;
      await open(tenant, { filePath, userId: caller.userId, groupId, purpose: 'chat' });
      return postTo(tenant, filePath);
    },

    /** As `prepareChatUpload`, for one video and its still. @throws api.too_frequent, api.unavailable */
    prepareVideoUpload: async (tenant: Tenant, caller: Caller, groupId: string): Promise<VideoUpload> => {
      const filePath = `chat/${groupId}/${newId()}.mp4`;
      const upload = { userId: caller.userId, groupId };
      await open(tenant, { ...upload, filePath, purpose: 'chat' });
      await insertUpload(tenant.db, { ...upload, filePath: posterOf(filePath), purpose: 'poster' });
      return {
        url: await objects.signedPut(...targetOf(tenant, filePath)),
        file_path: filePath,
        poster: await postTo(tenant, posterOf(filePath)),
      };
    },

    /** As `prepareChatUpload`, for one picture of a report. @throws api.unsupported_type, api.too_frequent, api.unavailable */
    prepareReportImage: async (
      tenant: Tenant,
      { userId }: Caller,
      extension: string,
    ): Promise<ChatUpload> => {
      if (chatTypes(extension) !== IMAGE_TYPES) throw new ApiError('api.unsupported_type');
      const filePath = `reports/${userId}/${newId()}.${extension}`;
      await open(tenant, { filePath, userId, groupId: null, purpose: 'report' });
      return postTo(tenant, filePath);
    },

    /** As `prepareChatUpload`, for a picture or a video of a post. @throws api.unsupported_type, api.too_frequent, api.unavailable */
    preparePostUpload: async (
      tenant: Tenant,
      { userId }: Caller,
      { kind, extension }: { kind: 'image' | 'video'; extension: string },
    ): Promise<{ file_path: string; url: string; form_data?: Record<string, string> }> => {
      const fits = kind === 'video' ? isTakenVideo(extension) : chatTypes(extension) === IMAGE_TYPES;
      if (!fits) throw new ApiError('api.unsupported_type');
      const filePath = `posts/${userId}/${newId()}.${extension}`;
      await open(tenant, { filePath, userId, groupId: null, purpose: 'post' });
      if (kind === 'image') return postTo(tenant, filePath);
      return { file_path: filePath, url: await objects.signedPut(...targetOf(tenant, filePath)) };
    },

    /** Where the still of a video may be put, again. Whose it is, is the caller's to check. */
    preparePoster: (tenant: Tenant, filePath: string): Promise<ChatUpload> =>
      postTo(tenant, posterOf(filePath)),

    /** As `prepareChatUpload`, for one voice message. @throws api.too_frequent, api.unavailable */
    prepareVoiceUpload: async (tenant: Tenant, caller: Caller, groupId: string): Promise<ChatUpload> => {
      const filePath = `chat/${groupId}/${newId()}.mp3`;
      await open(tenant, { filePath, userId: caller.userId, groupId, purpose: 'chat' });
      return postTo(tenant, filePath);
    },
  };
};
