import { ApiError, required } from '../../infra/errors.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import type { FileFacts } from './examining/facts.ts';
import { findUpload } from './media.repository.ts';
import type { TakeArrival } from './taking.ts';
import { isOld } from './upload-age.ts';

export interface OwnUpload {
  filePath: string;
  contentType: string;
  facts: FileFacts;
}

export type TakeOwn = ReturnType<typeof createOwnUploads>;

/**
 * Looks into files that a person put there for one purpose, and that served it not yet; in the order of their paths.
 * @throws api.invalid_data where one did not arrive, is another's, or comes twice; what `takeArrival` throws
 */
export const createOwnUploads = (takeArrival: TakeArrival) => {
  const take = async (
    tenant: Tenant,
    { userId, purpose }: { userId: string; purpose: 'report' | 'post' },
    filePath: string,
  ): Promise<OwnUpload> => {
    const noted = await findUpload(tenant.db, filePath);
    const isTheirs = noted?.purpose === purpose && noted.user_id === userId;
    if (!noted || !isTheirs || isOld(noted)) throw new ApiError('api.invalid_data');
    const taken = required(await takeArrival(tenant, noted), 'api.invalid_data');
    const contentType = required(taken.content_type, 'api.invalid_data');
    return { filePath, contentType, facts: taken.facts ?? {} };
  };
  return async (
    tenant: Tenant,
    whose: { userId: string; purpose: 'report' | 'post' },
    filePaths: readonly string[],
  ): Promise<OwnUpload[]> => {
    if (new Set(filePaths).size < filePaths.length) throw new ApiError('api.invalid_data');
    const taken: OwnUpload[] = [];
    for (const filePath of filePaths) taken.push(await take(tenant, whose, filePath));
    return taken;
  };
};
