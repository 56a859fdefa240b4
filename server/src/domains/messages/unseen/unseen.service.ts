import { LIMITS } from '@livery/contract';
import type { ResultOf } from '@livery/contract/calls';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import type { GroupsService } from '../../groups/groups.service.ts';
import {
  findUnseenMentions,
  findUnseenReactions,
  forgetUnseenOfLeavers,
  markReactionsSeen,
  type UnseenPlace,
} from './unseen.repository.ts';

/** So many messages are looked at in one statement. */
const STEP = 1000;

/** What was meant for a person and has not come before their eyes. */
export const createUnseen = ({ groups }: { groups: Pick<GroupsService, 'authorise'> }) => ({
  /** @throws api.forbidden, api.not_found */
  unseen: async (
    tenant: Tenant,
    caller: Caller,
    groupId: string,
  ): Promise<ResultOf<'GET /api/v1/groups/:id/unseen'>> => {
    const { floor_seq: floor } = await groups.authorise(tenant, caller, groupId);
    const reader = { groupId, userId: caller.userId, floor, limit: LIMITS.unseen };
    const [mentions, reactions] = await Promise.all([
      findUnseenMentions(tenant.db, reader),
      findUnseenReactions(tenant.db, reader),
    ]);
    return { mentions, reactions };
  },

  /** Without effect for those that are seen, or nobody's business. @throws api.forbidden, api.not_found */
  viewReactions: async (tenant: Tenant, caller: Caller, groupId: string, messageIds: readonly string[]) => {
    await groups.authorise(tenant, caller, groupId);
    await markReactionsSeen(tenant.db, { groupId, userId: caller.userId, messageIds });
    return {};
  },

  /** What was news to people who have left is none any more. */
  forgetUnseen: async ({ db }: Tenant, signal?: AbortSignal): Promise<void> => {
    let at: UnseenPlace | undefined;
    do {
      signal?.throwIfAborted();
      at = await forgetUnseenOfLeavers(db, at, STEP);
    } while (at);
  },
});
