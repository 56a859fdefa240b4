import { FILE_EXTENSIONS, LIMITS } from '@livery/contract';
import { ApiError, demand } from '../../infra/errors.ts';
import { newId } from '../../infra/ids.ts';
import type { Infra } from '../../infra/infra.ts';
import { IMAGE_TYPES, typeOfExtension } from '../../infra/objects/content-types.ts';
import type { PostTarget, StoredObject } from '../../infra/objects/object-store.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import { findUpload, insertUpload } from './media.repository.ts';

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

const UPLOAD_LIFETIME = LIMITS.uploadTimeout / 1000;

/** Files that are sent in conversations. Paths (`file_path`) are keys without the brand. */
export const createChatFiles = ({ objects }: Pick<Infra, 'objects'>) => ({
  /**
   * Where `caller` may put one chat image or file (product.md section 7). Membership is the caller's to check.
   * @throws api.unsupported_type
   */
  prepareChatUpload: async (
    tenant: Tenant,
    caller: Caller,
    groupId: string,
    extension: string,
  ): Promise<ChatUpload> => {
    const contentTypes = demand(chatTypes(extension), 'api.unsupported_type');
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
    if (!upload || !isTheirs || upload.content_type === null) throw new ApiError('api.invalid_data');
    return { contentType: upload.content_type, size: upload.size ?? 0 };
  },

  /** A chat file with the content type that its bytes have. Who may read it is the caller's to check. */
  openChatFile: async (tenant: Tenant, filePath: string): Promise<StoredObject | undefined> => {
    if (!filePath.startsWith('chat/')) return undefined;
    const object = await objects.get(`${tenant.brand.id}/${filePath}`);
    const upload = object && (await findUpload(tenant.db, filePath));
    return object && { ...object, contentType: upload?.content_type ?? object.contentType };
  },
});
/** A picture may be any kind of picture whatever its name says; a file must be what its name says. */
const chatTypes = (extension: string): readonly string[] | undefined => {
  const type = typeOfExtension(extension);
  if (type === undefined) return undefined;
  if (type.startsWith('image/')) return IMAGE_TYPES;
  return FILE_EXTENSIONS.some((known) => known === extension) ? [type] : undefined;
};
