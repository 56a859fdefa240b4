import { ApiError, required } from '../../infra/errors.ts';
import { newId } from '../../infra/ids.ts';
import type { Infra } from '../../infra/infra.ts';
import { publicKey } from '../../infra/objects/keys.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import { keyOf } from './beside.ts';
import { findUpload, insertUpload, keepReportedFile, keepUploads } from './media.repository.ts';
import type { TakeArrival } from './taking.ts';
import { isOld } from './upload-age.ts';

interface Dependencies extends Pick<Infra, 'objects'> {
  takeArrival: TakeArrival;
}

/** Pictures that were sent with reports. They stay as long as those. */
export const createReportImages = ({ objects, takeArrival }: Dependencies) => {
  const take = async (tenant: Tenant, userId: string, filePath: string): Promise<void> => {
    const noted = await findUpload(tenant.db, filePath);
    const isTheirs = noted?.purpose === 'report' && noted.user_id === userId;
    if (!noted || !isTheirs || isOld(noted)) throw new ApiError('api.invalid_data');
    required((await takeArrival(tenant, noted))?.content_type ?? undefined, 'api.invalid_data');
  };
  return {
    /**
     * Looks into pictures that the person put there for a report, and that are in none yet.
     * @throws api.invalid_data where one did not arrive, is another's, or comes twice; what `takeArrival` throws
     */
    takeReportImages: async (tenant: Tenant, userId: string, filePaths: readonly string[]): Promise<void> => {
      if (new Set(filePaths).size < filePaths.length) throw new ApiError('api.invalid_data');
      for (const filePath of filePaths) await take(tenant, userId, filePath);
    },

    /** Keeps a public picture as it is now, by its path, until the report is stored or a day is over; `''` where none is there. */
    copyForReport: async (tenant: Tenant, userId: string, path: string): Promise<string> => {
      const object = path === '' ? undefined : await objects.get(publicKey(tenant.brand.id, path));
      if (!object) return '';
      const filePath = `reports/shown/${newId()}${path.slice(path.lastIndexOf('.'))}`;
      // Noted first: a copy that comes into no report is found by the sweep.
      await insertUpload(tenant.db, { filePath, userId, groupId: null, purpose: 'report' });
      await objects.put(keyOf(tenant, filePath), Buffer.concat(await object.read().toArray()));
      return filePath;
    },

    /** From now on they are in a report, and in no other. False where one was in one already. */
    keepReportImages: async (trx: Tenant['db'], filePaths: readonly string[]): Promise<boolean> =>
      filePaths.length === 0 || (await keepUploads(trx, filePaths)) === filePaths.length,

    /** The file of a message, with what stands beside it, stays for the report, though the message goes. It is no copy: videos are large. */
    keepReportedFile,
  };
};
