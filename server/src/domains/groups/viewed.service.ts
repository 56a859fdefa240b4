import { directPartner } from '@livery/contract';
import type { ResultOf } from '@livery/contract/calls';
import { required } from '../../infra/errors.ts';
import type { Infra } from '../../infra/infra.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import { authorise } from './memberships.ts';
import { markViewed } from './read-marks.repository.ts';

/** How far each person has seen a conversation. */
export const createViewed = ({ pubsub }: Pick<Infra, 'pubsub'>) => {
  /** @throws api.invalid_msg_id when the message is not of this conversation, api.forbidden, api.not_found */
  const view = async (
    tenant: Tenant,
    caller: Caller,
    id: string,
    messageId: string,
  ): Promise<ResultOf<'POST /api/v1/groups/:id/view'>> => {
    const viewed = await markViewed(tenant.db, caller.userId, { groupId: id, messageId });
    if (!viewed) await authorise(tenant, caller, id);
    const { found, moved, unread, viewed_id } = required(viewed, 'api.not_found');
    required(found, 'api.invalid_msg_id');
    if (moved) announceView(tenant, caller, id, { unread, last_viewed: viewed_id ?? '' });
    return { unread, last_viewed: viewed_id };
  };

  /** The count is the viewer's own; only the partner of a direct conversation learns what was seen. */
  const announceView = (
    tenant: Tenant,
    { userId }: Caller,
    id: string,
    { unread, last_viewed }: { unread: number; last_viewed: string },
  ) => {
    const seen = { group_id: id, user_id: userId, last_viewed };
    const publish = (to: string, data: typeof seen & { unread?: number }) =>
      pubsub.publish({
        brand: tenant.brand.id,
        audience: { users: [to] },
        event: { event: 'group.viewed', data },
      });
    publish(userId, { ...seen, unread });
    const partner = directPartner(id, userId);
    if (partner !== undefined) publish(partner, seen);
  };

  return { view };
};
