import { LIMITS, type Message } from '@livery/contract';
import { ApiError } from '../../../infra/errors.ts';
import { newId } from '../../../infra/ids.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import type { GroupsService } from '../../groups/groups.service.ts';
import type { PostNotice } from '../../groups/notices.ts';
import type { Announcing } from '../announcing.ts';
import type { WithCards } from '../cards.ts';
import { presentSeen } from '../message.present.ts';
import type { VisibleMessage } from '../visible-message.repository.ts';
import { can, requireTouchable } from '../visible-message.ts';
import { addPin, findPins, removePin } from './pins.repository.ts';

interface Dependencies extends Pick<Announcing, 'announce'> {
  groups: Pick<GroupsService, 'authorise'>;
  postNotice: PostNotice;
  withCards: WithCards;
}

/** Messages that are held up for everyone: by both in a direct conversation, in a group by its owner and admins. */
export const createPins = ({ groups, postNotice, withCards, announce }: Dependencies) => {
  /** @throws api.invalid_msg_id when it is not a message of this conversation that the caller may see, api.forbidden */
  const requirePinnable = async (tenant: Tenant, caller: Caller, groupId: string, messageId: string) => {
    await groups.authorise(tenant, caller, groupId);
    const visible = await requireTouchable(tenant, caller, messageId);
    if (visible.group_id !== groupId) throw new ApiError('api.invalid_msg_id');
    if (!can(tenant, visible, 'pin')) throw new ApiError('api.forbidden');
    return visible;
  };

  const publish = async (
    tenant: Tenant,
    { userId }: Caller,
    visible: VisibleMessage,
    { pinAt, version }: { pinAt: Date; version: number },
  ): Promise<void> => {
    const { group_id, id, seq } = visible;
    const data = { group_id, id, seq, user_id: userId, pin_at: pinAt.toISOString(), version };
    await announce(tenant, visible, { event: 'pin.added', data });
    const notice = { groupId: group_id, userId, type: 'message_pin', targetId: id, cid: newId() } as const;
    await postNotice(tenant, notice);
  };

  return {
    /** The latest pin first; none that the caller may not see. @throws api.forbidden, api.not_found */
    pins: async (tenant: Tenant, caller: Caller, groupId: string): Promise<{ list: Message[] }> => {
      const { floor_seq: floor } = await groups.authorise(tenant, caller, groupId);
      const rows = await findPins(tenant.db, groupId, { userId: caller.userId, floor });
      return { list: await withCards(tenant, caller, rows.map(presentSeen)) };
    },

    /** @throws api.invalid_msg_id, api.forbidden, api.too_much, api.data_exists for one that is pinned */
    pin: async (tenant: Tenant, caller: Caller, groupId: string, messageId: string) => {
      const visible = await requirePinnable(tenant, caller, groupId, messageId);
      const result = await addPin(tenant.db, { groupId, messageId }, LIMITS.pins);
      if (result === 'pinned') throw new ApiError('api.data_exists');
      if (result === 'full') throw new ApiError('api.too_much');
      if (result === 'gone') throw new ApiError('api.invalid_msg_id');
      // It is pinned, whatever becomes of the news.
      await publish(tenant, caller, visible, result).catch(() => undefined);
      return { pin_at: result.pinAt.toISOString() };
    },

    /** Without effect for one that is not pinned. @throws api.invalid_msg_id, api.forbidden */
    unpin: async (tenant: Tenant, caller: Caller, groupId: string, messageId: string) => {
      const visible = await requirePinnable(tenant, caller, groupId, messageId);
      const version = await removePin(tenant.db, messageId);
      if (version !== undefined) {
        const event = { event: 'pin.removed', data: { group_id: groupId, id: messageId, version } } as const;
        await announce(tenant, visible, event).catch(() => undefined);
      }
      return {};
    },
  };
};
