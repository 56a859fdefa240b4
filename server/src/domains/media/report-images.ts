import { newId } from '../../infra/ids.ts';
import type { Infra } from '../../infra/infra.ts';
import { publicKey } from '../../infra/objects/keys.ts';
import type { StoredObject } from '../../infra/objects/object-store.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import { keyOf } from './beside.ts';
import { insertUpload, keepReportedFile, keepUploads } from './media.repository.ts';
import type { TakeOwn } from './own-uploads.ts';

interface Dependencies extends Pick<Infra, 'objects'> {
  takeOwn: TakeOwn;
}

/** Pictures that were sent with reports. They stay as long as those. */
export const createReportImages = ({ objects, takeOwn }: Dependencies) => ({
  /** Looks into pictures that the person put there for a report, and that are in none yet. @throws as `TakeOwn` */
  takeReportImages: async (tenant: Tenant, userId: string, filePaths: readonly string[]): Promise<void> => {
    await takeOwn(tenant, { userId, purpose: 'report' }, filePaths);
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

  /** A file that reports keep, or what they show where that is public. Who may read it is the caller's to check. */
  openEvidence: async ({ brand }: Tenant, path: string): Promise<StoredObject | undefined> =>
    path.startsWith('reports/')
      ? objects.get(keyOf({ brand }, path))
      : ((await objects.get(publicKey(brand.id, path))) ?? objects.get(keyOf({ brand }, `reports/${path}`))),

  /** From now on they are in a report, and in no other. False where one was in one already. */
  keepReportImages: async (trx: Tenant['db'], filePaths: readonly string[]): Promise<boolean> =>
    filePaths.length === 0 || (await keepUploads(trx, 'report', filePaths)) === filePaths.length,

  /** The file of a message, with what stands beside it, stays for the report, though the message goes. It is no copy: videos are large. */
  keepReportedFile,
});
