import type { PictureSize } from '@livery/contract';
import { ApiError, required } from '../../infra/errors.ts';
import type { Infra } from '../../infra/infra.ts';
import type { StoredObject } from '../../infra/objects/object-store.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import { keyOf, posterOf, sizedOf } from './beside.ts';
import type { FileFacts } from './examining/facts.ts';
import { findUpload, postponeCheck, type UploadRow } from './media.repository.ts';
import type { TakeArrival } from './taking.ts';
import { isOld } from './upload-age.ts';

export interface Claim {
  filePath: string;
  userId: string;
  groupId: string;
}

/** What is asked for of a chat file: all of it, unless said. */
export interface FilePart {
  part?: 'poster' | undefined;
  size?: PictureSize | undefined;
}

export interface ClaimedFile {
  contentType: string;
  /** Bytes. */
  size: number;
  facts: FileFacts;
  /** What the still of a video is, if one was put there. */
  poster?: FileFacts;
}

/** Seconds. */
const LINK_LIFETIME = 3600;

interface Dependencies extends Pick<Infra, 'objects'> {
  takeArrival: TakeArrival;
}

/** Files that were sent in conversations. Paths (`file_path`) are keys without the brand. */
export const createChatFiles = ({ objects, takeArrival }: Dependencies) => {
  /** A chat file with the content type that its bytes have. Who may read it is the caller's to check. */
  const openChatFile = async (tenant: Tenant, filePath: string): Promise<StoredObject | undefined> => {
    if (!filePath.startsWith('chat/')) return undefined;
    const object = await objects.get(keyOf(tenant, filePath));
    const upload = object && (await findUpload(tenant.db, filePath));
    return object && { ...object, contentType: upload?.content_type ?? object.contentType };
  };
  /** The still of a video, if one came. A clip without it is worth sending too. */
  const arrivedPoster = async (tenant: Tenant, filePath: string): Promise<UploadRow | undefined> => {
    const poster = await findUpload(tenant.db, posterOf(filePath));
    const taken = poster && (await takeArrival(tenant, poster).catch(refusedPicture));
    return taken?.content_type === null ? undefined : taken;
  };
  return {
    /**
     * What an uploaded object is, for the person who put it there for this group.
     * @throws api.invalid_data when nothing arrived there, or it is somebody else's; what `takeArrival` throws
     */
    claimUpload: async (tenant: Tenant, { filePath, userId, groupId }: Claim): Promise<ClaimedFile> => {
      const noted = await findUpload(tenant.db, filePath);
      const isTheirs = noted?.user_id === userId && noted.group_id === groupId;
      if (!noted || !isTheirs || isOld(noted)) throw new ApiError('api.invalid_data');
      const upload = required(await takeArrival(tenant, noted), 'api.invalid_data');
      const contentType = required(upload.content_type, 'api.invalid_data');
      const { size, facts } = upload;
      const poster = contentType === 'video/mp4' && (await arrivedPoster(tenant, filePath));
      return {
        contentType,
        size: size ?? 0,
        facts: facts ?? {},
        ...(poster && { poster: poster.facts ?? {} }),
      };
    },

    /** Has a file looked at by the next sweep: a message that carried it is gone. */
    checkSoon: ({ db }: Pick<Tenant, 'db'>, filePath: string): Promise<void> =>
      postponeCheck(db, filePath, new Date()),

    openChatFile,

    /**
     * A chat file, the still of a video, or a smaller drawing of either; what has none is opened as it is. Who may read it is
     * the caller's to check.
     */
    openChatPart: async (
      tenant: Tenant,
      filePath: string,
      { part, size }: FilePart,
    ): Promise<StoredObject | undefined> => {
      const whole = part === 'poster' ? posterOf(filePath) : filePath;
      const smaller = size && (await objects.get(keyOf(tenant, sizedOf(whole, size))));
      return smaller ?? openChatFile(tenant, whole);
    },

    /** An address that reads a chat file for an hour. Who may have it is the caller's to check. */
    linkToChatFile: (tenant: Tenant, filePath: string): string =>
      objects.signedUrl(keyOf(tenant, filePath), LINK_LIFETIME),
  };
};

const refusedPicture = (error: unknown): undefined => {
  if (!(error instanceof ApiError)) throw error;
};
