import { LIMITS } from '@livery/contract';
import { ApiError, required } from '../../infra/errors.ts';
import type { Infra } from '../../infra/infra.ts';
import { OCTETS } from '../../infra/objects/content-types.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import { keyOf } from './beside.ts';
import { findUpload, noteParts, type UploadRow } from './media.repository.ts';
import { bytesOfPart, partKeys, partsIn } from './parts.ts';
import type { TakeArrival } from './taking.ts';
import { isOld } from './upload-age.ts';
import type { UploadQuota } from './upload-quota.ts';
import { isVideoPath } from './upload-rules.ts';

export interface VideoParts {
  filePath: string;
  userId: string;
  /** The conversation that it is for; null: a post. */
  groupId: string | null;
  /** Bytes of the whole. */
  size: number;
}

export interface MissingParts {
  part_size: number;
  missing: { number: number; url: string }[];
}

/** Seconds: a slow line takes its time, and each address takes one part, once. */
const LIFETIME = 6 * 3600;

interface Dependencies extends Pick<Infra, 'objects'> {
  quota: UploadQuota;
  takeArrival: TakeArrival;
}

/** Long videos, which come in parts so that a cut costs one of them. */
export const createPartUploads = ({ objects, quota, takeArrival }: Dependencies) => {
  /** @throws api.invalid_data unless it is theirs, for this group, a video, and not too old to be posted */
  const requireOwn = async (
    { db }: Tenant,
    { filePath, userId, groupId }: VideoParts,
  ): Promise<UploadRow> => {
    const upload = required(await findUpload(db, filePath), 'api.invalid_data');
    const isTheirs = upload.user_id === userId && upload.group_id === groupId;
    if (!isTheirs || !isVideoPath(filePath) || isOld(upload)) throw new ApiError('api.invalid_data');
    return upload;
  };

  /** Parts that have arrived are as long as they have to be: each is taken whole or not at all. */
  const missingOf = async (key: string, size: number): Promise<MissingParts['missing']> => {
    const all = await Promise.all(
      partKeys(key, partsIn(size)).map(async (part, index) => {
        const number = index + 1;
        const maxBytes = bytesOfPart(size, number);
        if ((await objects.get(part))?.size === maxBytes) return [];
        const rules = { maxBytes, isExact: true, contentTypes: [OCTETS], lifetime: LIFETIME };
        return [{ number, url: await objects.signedPut(part, rules) }];
      }),
    );
    return all.flat();
  };

  return {
    /** Where the parts go that have not arrived. @throws api.invalid_data, api.unavailable */
    prepareParts: async (tenant: Tenant, video: VideoParts): Promise<MissingParts> => {
      const upload = await requireOwn(tenant, video);
      const { filePath, size } = video;
      if (upload.content_type !== null) return { part_size: LIMITS.videoPart, missing: [] };
      await quota.requireRoom();
      const parts = partsIn(size);
      required(await noteParts(tenant.db, filePath, parts), 'api.invalid_data');
      return {
        part_size: LIMITS.videoPart,
        missing: await missingOf(keyOf(tenant, filePath), size),
      };
    },

    /**
     * Makes one video of its parts; a repeat returns the same.
     * @throws api.invalid_data while one is missing, what `takeArrival` throws
     */
    joinParts: async (tenant: Tenant, video: VideoParts): Promise<{ file_path: string; size: number }> => {
      const upload = await requireOwn(tenant, video);
      const key = keyOf(tenant, video.filePath);
      const isWhole = upload.content_type !== null || (await missingOf(key, video.size)).length === 0;
      // Parts go once their video has been taken: it may be that just now.
      const taken = await (isWhole ? takeArrival(tenant, upload) : findUpload(tenant.db, video.filePath));
      return { file_path: video.filePath, size: required(taken?.size, 'api.invalid_data') };
    },
  };
};
