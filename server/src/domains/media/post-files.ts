import { ApiError } from '../../infra/errors.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import { keepUploads, spendUploads } from './media.repository.ts';
import type { OwnUpload, TakeOwn } from './own-uploads.ts';

/** What people publish, as they sent it: nobody sees that, but what is made of it. */
export const createPostFiles = (takeOwn: TakeOwn) => ({
  /** Looks into what the person put there for a post, and what is in none yet. @throws as `TakeOwn` */
  takePostFiles: (tenant: Tenant, userId: string, filePaths: readonly string[]): Promise<OwnUpload[]> =>
    takeOwn(tenant, { userId, purpose: 'post' }, filePaths),

  /** From now on they are in a post, and in no other. @throws api.invalid_data where one was in one already */
  keepPostFiles: async (trx: Tenant['db'], filePaths: readonly string[]): Promise<void> => {
    const kept = filePaths.length === 0 ? 0 : await keepUploads(trx, 'post', filePaths);
    if (kept < filePaths.length) throw new ApiError('api.invalid_data');
  },

  /** The post shows what was made of them. */
  spendPostFiles: async (trx: Tenant['db'], filePaths: readonly string[]): Promise<void> => {
    if (filePaths.length > 0) await spendUploads(trx, filePaths);
  },
});
