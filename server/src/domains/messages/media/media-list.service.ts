import type { QueryOf, ResultOf } from '@livery/contract/calls';
import { ApiError } from '../../../infra/errors.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import type { GroupsService } from '../../groups/groups.service.ts';
import { presentSeen } from '../message.present.ts';
import { findMedia } from './media.repository.ts';

const CALL = 'GET /api/v1/groups/:id/media';
const PAGE = 40;

/** What was shared in a conversation, as far as one reader may see it. */
export const createMediaList = ({ groups }: { groups: Pick<GroupsService, 'authorise'> }) => ({
  /** @throws api.forbidden, api.not_found, api.validation */
  media: async (
    tenant: Tenant,
    caller: Caller,
    groupId: string,
    { kind, direction = 'before', next_id, limit = PAGE }: QueryOf<typeof CALL>,
  ): Promise<ResultOf<typeof CALL>> => {
    const { floor_seq: floor } = await groups.authorise(tenant, caller, groupId);
    const seq = parseCursor(next_id);
    const rows = await findMedia(tenant.db, kind, {
      groupId,
      userId: caller.userId,
      floor,
      limit: limit + 1,
      ...(direction === 'before' ? { before: seq } : { after: seq ?? 0 }),
    });
    const list = rows.slice(0, limit).map(presentSeen);
    return { list, next_id: rows.length > limit ? String(list.at(-1)?.seq) : null };
  },
});

/** @throws api.validation */
const parseCursor = (cursor: string | undefined): number | undefined => {
  if (cursor === undefined) return undefined;
  if (!/^\d{1,15}$/.test(cursor)) throw new ApiError('api.validation', { next_id: 'cursor' });
  return Number(cursor);
};
