import type { Infra } from '../../infra/infra.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import { deleteUpload, findDueUploads, postponeCheck } from './media.repository.ts';
import { posterOf } from './poster.ts';

/** Until when files are needed by whoever shows them; a file that nobody needs is not in it. */
export type NeededUntil = (tenant: Tenant, filePaths: string[]) => Promise<Map<string, Date>>;

const BATCH = 100;
const DAY = 24 * 3_600_000;

/**
 * Removes chat files that nobody needs: those that no message took up within a day, and those whose last message has
 * expired. They go a day after that, so that what is sent on in the last minute is seen.
 */
export const createUploadSweep = ({ objects, log }: Pick<Infra, 'objects' | 'log'>) => {
  const remove = async ({ brand, db }: Tenant, filePath: string) => {
    // The row goes last: a sweep that is broken off finds it again. A video takes its still with it.
    for (const path of new Set([posterOf(filePath), filePath])) {
      await objects.remove(`${brand.id}/${path}`);
      await deleteUpload(db, path);
    }
  };
  const check = async (tenant: Tenant, filePath: string, needed: Date | undefined) => {
    const checkAt = needed && new Date(needed.getTime() + DAY);
    if (!checkAt || checkAt.getTime() <= Date.now()) return remove(tenant, filePath);
    await postponeCheck(tenant.db, filePath, checkAt);
  };
  /** A file that cannot be removed today does not keep the others: it is due again in a day. */
  const checkOrPostpone = async (tenant: Tenant, filePath: string, needed: Date | undefined) => {
    try {
      await check(tenant, filePath, needed);
    } catch (err) {
      log.error({ brand: tenant.brand.id, err }, 'upload not removed');
      await postponeCheck(tenant.db, filePath, new Date(Date.now() + DAY));
    }
  };
  return async (tenant: Tenant, neededUntil: NeededUntil, signal?: AbortSignal): Promise<void> => {
    while (!signal?.aborted) {
      const due = (await findDueUploads(tenant.db, BATCH)).map(({ file_path }) => file_path);
      if (due.length === 0) return;
      const needed = await neededUntil(tenant, due);
      for (const filePath of due) await checkOrPostpone(tenant, filePath, needed.get(filePath));
    }
  };
};
