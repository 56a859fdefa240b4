import { holdingLock } from '../../infra/database/advisory-lock.ts';
import { required } from '../../infra/errors.ts';
import type { Infra } from '../../infra/infra.ts';
import { createJoined } from '../../infra/joined.ts';
import { createQueue } from '../../infra/queue.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import { keyOf } from './beside.ts';
import { lookInto } from './looking-into.ts';
import { findUpload, markUploaded, type UploadRow } from './media.repository.ts';
import { partKeys } from './parts.ts';
import type { UploadQuota } from './upload-quota.ts';
import { rulesOf } from './upload-rules.ts';

/** Each is read from the store once, written to the disk, and kept. */
const inTurn = createQueue('taken files', { atOnce: 4, waiting: 200 });

/**
 * Looks into files that nobody has looked into on their way: those sent straight to the store, and those in parts. Each once,
 * however many ask for it at once: in this process they share one look, other processes wait for its end.
 */
export const createTaking = ({ objects, quota }: Pick<Infra, 'objects'> & { quota: UploadQuota }) => {
  const joined = createJoined<UploadRow | undefined>();

  /** Where its file lies, if it was to be looked into at all. */
  const arrivalsOf = (key: string, { parts }: UploadRow): string[] => {
    if (parts !== null) return partKeys(key, parts);
    return isElsewhere(key) ? [objects.arrivalOf(key)] : [];
  };
  const isElsewhere = (key: string): boolean => objects.arrivalOf(key) !== key;

  const take = async (tenant: Tenant, upload: UploadRow): Promise<UploadRow | undefined> => {
    const { file_path: filePath, user_id: userId } = upload;
    const key = keyOf(tenant, filePath);
    const { finish, facts } = lookInto(key);
    let taken: UploadRow | undefined;
    await objects.take(key, arrivalsOf(key, upload), {
      ...required(rulesOf(filePath), 'api.unsupported_type'),
      finish,
      admit: async (size) => {
        // What came through this server was counted on its way.
        if (isElsewhere(key)) await quota.countBytes(tenant, userId, size);
      },
      note: async ({ contentType, size }) => {
        taken = { ...upload, content_type: contentType, size, facts: facts() };
        await markUploaded(tenant.db, filePath, { contentType, size, facts: facts() });
      },
    });
    return taken;
  };

  /** Whoever held the lock before may have taken it. */
  const takeUntaken = (tenant: Tenant, filePath: string): Promise<UploadRow | undefined> =>
    holdingLock(tenant.db, keyOf(tenant, filePath), async (db) => {
      const upload = await findUpload(db, filePath);
      return upload?.content_type === null ? take({ ...tenant, db }, upload) : upload;
    });

  /**
   * The upload as it is once its file has been looked into; undefined when it has not arrived. A file that was taken already
   * is not looked at again.
   * @throws api.too_large, api.unsupported_type, api.validation, api.too_frequent, api.unavailable
   */
  return async (tenant: Tenant, upload: UploadRow): Promise<UploadRow | undefined> => {
    if (upload.content_type !== null) return upload;
    const { file_path: filePath } = upload;
    const key = keyOf(tenant, filePath);
    if (arrivalsOf(key, upload).length === 0) return undefined;
    await quota.requireRoom();
    return joined(key, () => inTurn(() => takeUntaken(tenant, filePath)));
  };
};

export type TakeArrival = ReturnType<typeof createTaking>;
