import { ApiError } from '../../infra/errors.ts';
import type { Infra } from '../../infra/infra.ts';
import type { StoredObject } from '../../infra/objects/object-store.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import { createChatFiles } from './chat-files.ts';
import { createChatTargets } from './chat-targets.ts';
import { createOwnUploads } from './own-uploads.ts';
import { createPartUploads } from './part-uploads.ts';
import { createPostFiles } from './post-files.ts';
import { createPreparing } from './preparing/preparing.ts';
import { createPublicFiles } from './public-files.ts';
import { createReceiving } from './receiving.ts';
import { createReportImages } from './report-images.ts';
import { createTaking } from './taking.ts';
import { createUploadQuota } from './upload-quota.ts';
import { createUploadSweep } from './upload-sweep.ts';

export type { ClaimedFile, FilePart } from './chat-files.ts';
export type { ChatUpload, VideoUpload } from './chat-targets.ts';
export type { OwnUpload } from './own-uploads.ts';
export type { ReadyMedium, SentMedium } from './preparing/medium.ts';
export { MediumRefused } from './preparing/refused.ts';
export type { NeededUntil } from './upload-sweep.ts';
export type MediaService = ReturnType<typeof createMediaService>;

/** Objects as the domains use them. Paths (`file_path`) are keys without the brand. */
export const createMediaService = (infra: Pick<Infra, 'config' | 'jobs' | 'log' | 'objects'>) => {
  const { jobs, objects } = infra;
  const quota = createUploadQuota(infra);
  const takeArrival = createTaking({ objects, quota });
  const takeOwn = createOwnUploads(takeArrival);
  const chatFiles = createChatFiles({ objects, takeArrival });
  return {
    ...chatFiles,
    ...createChatTargets({ config: infra.config, objects, quota }),
    ...createPublicFiles({ jobs, objects, quota }),
    ...createPartUploads({ objects, quota, takeArrival }),
    ...createReceiving({ objects, quota }),
    ...createReportImages({ objects, takeOwn }),
    ...createPostFiles(takeOwn),
    ...createPreparing({ config: infra.config, objects, quota }),
    sweepUploads: createUploadSweep(infra),

    /** @throws api.forbidden unless this brand signed the address and it has not expired */
    openSigned: async (
      tenant: Tenant,
      path: string,
      query: { e?: unknown; s?: unknown },
    ): Promise<StoredObject | undefined> => {
      if (!objects.verifyUrl(tenant.brand.id, path, query)) throw new ApiError('api.forbidden');
      // A chat file is what its content is, whatever its name says.
      return (await chatFiles.openChatFile(tenant, path)) ?? objects.get(`${tenant.brand.id}/${path}`);
    },
  };
};
