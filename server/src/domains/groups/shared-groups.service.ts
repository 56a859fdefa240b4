import type { QueryOf, ResultOf } from '@livery/contract/calls';
import { ApiError } from '../../infra/errors.ts';
import { publicUrl } from '../../infra/objects/keys.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import { findSharedGroups, type NamePosition } from './shared-groups.repository.ts';

const PAGE = 50;
const CALL = 'GET /api/v1/contacts/:id/groups';

/** The groups that the caller and another person are both in, by name. @throws api.validation for a cursor that is none */
export const groupsSharedWith = async (
  { db }: Tenant,
  { userId }: Caller,
  otherId: string,
  { next_id, limit = PAGE }: QueryOf<typeof CALL>,
): Promise<ResultOf<typeof CALL>> => {
  const rows = await findSharedGroups(db, [userId, otherId], limit + 1, readPosition(next_id));
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    list: page.map(({ id, display_name, icon, member_count }) => ({
      id,
      display_name,
      icon: publicUrl(icon),
      member_count,
    })),
    next_id: last ? Buffer.from(`${last.id} ${last.display_name}`).toString('base64url') : null,
  };
};

/** @throws api.validation */
const readPosition = (cursor: string | undefined): NamePosition | undefined => {
  if (cursor === undefined || cursor === '') return undefined;
  const [, id, name] = /^(\w{1,40}) (.*)$/s.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (id === undefined || name === undefined || name.includes('\0'))
    throw new ApiError('api.validation', { next_id: 'cursor' });
  return { id, name };
};
