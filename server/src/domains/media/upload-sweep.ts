import type { Infra } from '../../infra/infra.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import { filesOf, keyOf } from './beside.ts';
import { deleteUpload, findDueUploads, postponeCheck, type UploadRow } from './media.repository.ts';
import { partKeys } from './parts.ts';

/** Until when files are needed by whoever shows them; a file that nobody needs is not in it. */
export type NeededUntil = (tenant: Tenant, filePaths: string[]) => Promise<Map<string, Date>>;

type DueUpload = Pick<UploadRow, 'file_path' | 'parts'>;

const BATCH = 100;
const DAY = 24 * 3_600_000;

/**
 * Removes chat files that nobody needs: those that no message took up within a day, and those whose last message has
 * expired. They go a day after that, so that what is sent on in the last minute is seen.
 */
export const createUploadSweep = ({ objects, log }: Pick<Infra, 'objects' | 'log'>) => {
  const remove = async (tenant: Tenant, { file_path: filePath, parts }: DueUpload) => {
    for (const part of partKeys(keyOf(tenant, filePath), parts ?? 0)) await objects.remove(part);
    // The row goes last: a sweep that is broken off finds it again. What stands beside it goes with it.
    for (const path of filesOf(filePath)) {
      const key = keyOf(tenant, path);
      for (const each of new Set([objects.arrivalOf(key), key])) await objects.remove(each);
      await deleteUpload(tenant.db, path);
    }
  };
  const check = async (tenant: Tenant, due: DueUpload, needed: Date | undefined) => {
    const checkAt = needed && new Date(needed.getTime() + DAY);
    if (!checkAt || checkAt.getTime() <= Date.now()) return remove(tenant, due);
    await postponeCheck(tenant.db, due.file_path, checkAt);
  };
  /** A file that cannot be removed today does not keep the others: it is due again in a day. */
  const checkOrPostpone = async (tenant: Tenant, due: DueUpload, needed: Date | undefined) => {
    try {
      await check(tenant, due, needed);
    } catch (err) {
      log.error({ brand: tenant.brand.id, err }, 'upload not removed');
      await postponeCheck(tenant.db, due.file_path, new Date(Date.now() + DAY));
    }
  };
  return async (tenant: Tenant, neededUntil: NeededUntil, signal?: AbortSignal): Promise<void> => {
    while (!signal?.aborted) {
      const due = await findDueUploads(tenant.db, BATCH);
      if (due.length === 0) return;
      const paths = due.map(({ file_path }) => file_path);
      const needed = await neededUntil(tenant, paths);
      for (const each of due) await checkOrPostpone(tenant, each, needed.get(each.file_path));
    }
  };
};
