import type { TenantDb } from '../../infra/database/database.ts';
import { bucketOf } from '../../infra/ids.ts';

/** Name and picture of groups; of those that are dissolved too. */
export const findBriefs = (
  db: TenantDb,
  ids: readonly string[],
): Promise<{ id: string; display_name: string; icon: string }[]> =>
  db
    .selectFrom('groups')
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('bucket', 'id'),
        'in',
        ids.map((id) => tuple(bucketOf(id), id)),
      ),
    )
    .select(['id', 'display_name', 'icon'])
    .execute();
