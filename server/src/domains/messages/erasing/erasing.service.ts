import type { Tenant } from '../../../infra/tenancy.ts';
import type { GroupsService } from '../../groups/groups.service.ts';
import type { MediaService } from '../../media/media.service.ts';
import { eraseMessages, eraseSearchBlocks } from './erasing.repository.ts';

interface Dependencies {
  groups: Pick<GroupsService, 'eraseDissolved'>;
  media: Pick<MediaService, 'checkSoon'>;
}

/** So many messages a transaction. */
const BATCH = 100;

/** Removes what was said in groups that were dissolved. What operators were told of it (reports) stays. */
export const createErasing = ({ groups, media }: Dependencies) => {
  /** The files go with the next sweep, unless a message elsewhere carries them. */
  const eraseBatch = (tenant: Tenant, groupId: string): Promise<number> =>
    tenant.db.transaction().execute(async (trx) => {
      const { count, filePaths } = await eraseMessages(trx, groupId, BATCH);
      for (const path of filePaths) await media.checkSoon({ db: trx }, path);
      return count;
    });

  const erase = async (tenant: Tenant, groupId: string, signal?: AbortSignal): Promise<void> => {
    while ((await eraseBatch(tenant, groupId)) === BATCH) signal?.throwIfAborted();
    await eraseSearchBlocks(tenant.db, groupId);
  };

  return {
    eraseDissolved: (tenant: Tenant, signal?: AbortSignal): Promise<void> =>
      groups.eraseDissolved(tenant, (id) => erase(tenant, id, signal), signal),
  };
};
