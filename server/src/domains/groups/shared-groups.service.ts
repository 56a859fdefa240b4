import type { QueryOf, ResultOf } from '@livery/contract/calls';
import { pageOf, readCursor } from '../../infra/cursor.ts';
import { publicUrl } from '../../infra/objects/keys.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import { findSharedGroups } from './shared-groups.repository.ts';

const PAGE = 50;
const CALL = 'GET /api/v1/contacts/:id/groups';

/** The groups that the caller and another person are both in, by name. @throws api.validation for a cursor that is none */
export const groupsSharedWith = async (
  { db }: Tenant,
  { userId }: Caller,
  otherId: string,
  { next_id, limit = PAGE }: QueryOf<typeof CALL>,
): Promise<ResultOf<typeof CALL>> => {
  const rows = await findSharedGroups(db, [userId, otherId], limit + 1, readCursor(next_id)?.id);
  return pageOf(
    rows,
    limit,
    ({ id }) => ({ place: 0, id }),
    ({ icon, ...group }) => ({ ...group, icon: publicUrl(icon) }),
  );
};
