import { FILE_EXTENSIONS, LIMITS } from '@livery/contract';
import { ApiError, demand } from '../../infra/errors.ts';
import { newId } from '../../infra/ids.ts';
import type { Infra } from '../../infra/infra.ts';
import { IMAGE_TYPES, typeOfExtension } from '../../infra/objects/content-types.ts';
import type { PostTarget, StoredObject } from '../../infra/objects/object-store.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import { findUpload, insertUpload, postponeCheck } from './media.repository.ts';
import type { UploadQuota } from './upload-quota.ts';

export interface ChatUpload extends PostTarget {
  /** Names the object in `POST /api/v1/messages`. */
  file_path: string;
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
}

const CLAIM_WITHIN = 23 * 3_600_000;
const UPLOAD_LIFETIME = LIMITS.uploadTimeout / 1000;

/** Files that are sent in conversations. Paths (`file_path`) are keys without the brand. */
export const createChatFiles = ({ objects, quota }: Pick<Infra, 'objects'> & { quota: UploadQuota }) => ({
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
    const contentTypes = demand(chatTypes(extension), 'api.unsupported_type');
    await quota.demandRoom();
    await quota.countTarget(tenant, caller.userId);
    const filePath = `chat/${groupId}/${newId()}.${extension}`;
    await insertUpload(tenant.db, { filePath, userId: caller.userId, groupId });
    const target = objects.signedPost(`${tenant.brand.id}/${filePath}`, {
      maxBytes: LIMITS.chatFile,
      contentTypes,
      lifetime: UPLOAD_LIFETIME,
    });
    return { ...target, file_path: filePath };
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
    return { contentType: upload.content_type, size: upload.size ?? 0 };
  },

  /** Has a file looked at by the next sweep: a message that carried it is gone. */
  checkSoon: ({ db }: Pick<Tenant, 'db'>, filePath: string): Promise<void> =>
    postponeCheck(db, filePath, new Date()),

  /** A chat file with the content type that its bytes have. Who may read it is the caller's to check. */
  openChatFile: async (tenant: Tenant, filePath: string): Promise<StoredObject | undefined> => {
    if (!filePath.startsWith('chat/')) return undefined;
    const object = await objects.get(`${tenant.brand.id}/${filePath}`);
    const upload = object && (await findUpload(tenant.db, filePath));
    return object && { ...object, contentType: upload?.content_type ?? object.contentType };
  },
});

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
