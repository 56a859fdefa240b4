import { required } from '../../infra/errors.ts';
import type { Infra } from '../../infra/infra.ts';
import { createQueue } from '../../infra/queue.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import { keyOf } from './beside.ts';
import { lookInto } from './looking-into.ts';
import { markUploaded, type UploadRow } from './media.repository.ts';
import { partKeys } from './parts.ts';
import type { UploadQuota } from './upload-quota.ts';
import { rulesOf } from './upload-rules.ts';

/** Each is read from the store once, written to the disk, and kept. */
const inTurn = createQueue('taken files', { atOnce: 4, waiting: 200 });

/** Looks into files that nobody has looked into on their way: those sent straight to the store, and those in parts. */
export const createTaking = ({ objects, quota }: Pick<Infra, 'objects'> & { quota: UploadQuota }) => {
  /**
   * The upload as it is once its file has been looked into; undefined when it has not arrived. A file that was taken already
   * is not looked at again.
   * @throws api.too_large, api.unsupported_type, api.validation, api.too_frequent, api.unavailable
   */
  const takeArrival = async (tenant: Tenant, upload: UploadRow): Promise<UploadRow | undefined> => {
    if (upload.content_type !== null) return upload;
    const { file_path: filePath, user_id: userId } = upload;
    const key = keyOf(tenant, filePath);
    const arrival = objects.arrivalOf(key);
    const isElsewhere = arrival !== key;
    if (!isElsewhere && upload.parts === null) return undefined;
    const arrivals = upload.parts === null ? [arrival] : partKeys(key, upload.parts);
    await quota.requireRoom();
    const { finish, facts } = lookInto(key);
    const rules = required(rulesOf(filePath), 'api.unsupported_type');
    let taken: UploadRow | undefined;
    await inTurn(() =>
      objects.take(key, arrivals, {
        ...rules,
        finish,
        admit: async (size) => {
          // What came through this server was counted on its way.
          if (isElsewhere) await quota.countBytes(tenant, userId, size);
        },
        note: async ({ contentType, size }) => {
          taken = { ...upload, content_type: contentType, size, facts: facts() };
          await markUploaded(tenant.db, filePath, { contentType, size, facts: facts() });
        },
      }),
    );
    return taken;
  };
  return { takeArrival };
};
