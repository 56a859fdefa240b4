import type { QueryOf, ResultOf } from '@livery/contract/calls';
import { hasLink } from '@livery/contract/links';
import { ApiError } from '../../../infra/errors.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import type { GroupsService } from '../../groups/groups.service.ts';
import { presentSeen } from '../message.present.ts';
import type { SeenRow } from '../seen.repository.ts';
import { findMedia } from './media.repository.ts';

const CALL = 'GET /api/v1/groups/:id/media';
const PAGE = 40;
/** What looks like a link is not always one: so often more is read for one page, which may be short then. */
const MOST_READS = 4;

const pageOf = (rows: readonly SeenRow[], cursor?: number): ResultOf<typeof CALL> => ({
  list: rows.map(presentSeen),
  next_id: cursor === undefined ? null : String(cursor),
});

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
    const isForward = direction === 'after';
    const list: SeenRow[] = [];
    let cursor = parseCursor(next_id) ?? (isForward ? 0 : undefined);
    for (let reads = 0; reads < MOST_READS; reads += 1) {
      const window = { groupId, userId: caller.userId, floor, limit: limit + 1 };
      const at = isForward ? { after: cursor } : { before: cursor };
      const rows = await findMedia(tenant.db, kind, { ...window, ...at });
      for (const row of rows) {
        if (list.length === limit) return pageOf(list, cursor);
        cursor = row.seq;
        if (kind !== 'link' || hasLink(row.text)) list.push(row);
      }
      if (rows.length <= limit) return pageOf(list);
    }
    return pageOf(list, cursor);
  },
});

/** @throws api.validation */
const parseCursor = (cursor: string | undefined): number | undefined => {
  if (cursor === undefined) return undefined;
  if (!/^\d{1,15}$/.test(cursor)) throw new ApiError('api.validation', { next_id: 'cursor' });
  return Number(cursor);
};
