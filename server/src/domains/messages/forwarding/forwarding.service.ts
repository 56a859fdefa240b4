import type { Message, MessageType } from '@livery/contract';
import type { BodyOf, ResultOf } from '@livery/contract/calls';
import { ApiError } from '../../../infra/errors.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import type { Deliver } from '../delivery.service.ts';
import { expiryOf } from '../message.present.ts';
import { abilityFor, type Content } from '../messages.rules.ts';
import { NO_CONTENT } from '../messages.writer.ts';
import type { VisibleMessage } from '../visible-message.repository.ts';
import { requireUserMessage } from '../visible-message.ts';

type Targets = BodyOf<'POST /api/v1/messages/:id/forward'>['targets'];
export type Sent = ResultOf<'POST /api/v1/messages/:id/forward'>;

/** A card of somebody or something; what it shows is looked up when it is read. */
export interface Card {
  type: Extract<MessageType, 'share_social_author' | 'share_social_post' | 'recommand'>;
  targetId: string;
}

/** Sending the same to several conversations, each by its own `cid`: one that refuses does not keep the others. */
export const createForwarding = ({ deliver }: { deliver: Deliver }) => {
  const sendTo = async (
    tenant: Tenant,
    caller: Caller,
    content: Content,
    targets: Targets,
  ): Promise<Sent> => {
    const list: { group_id: string; message?: Message; error?: string }[] = [];
    for (const { group_id, cid } of targets) {
      try {
        list.push({ group_id, message: await deliver(tenant, caller, { groupId: group_id, cid, content }) });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        list.push({ group_id, error: error.code });
      }
    }
    return { list };
  };

  return {
    /**
     * Sends on what the caller may read; its file is the same one. The quote and the reactions stay behind.
     * @throws api.invalid_msg_id, api.media_expired
     */
    forward: async (tenant: Tenant, caller: Caller, messageId: string, targets: Targets): Promise<Sent> => {
      const visible = await requireUserMessage(tenant, caller, messageId);
      const expiry = expiryOf(visible);
      if (expiry !== null && expiry.getTime() <= Date.now()) throw new ApiError('api.media_expired');
      return sendTo(tenant, caller, copyOf(visible), targets);
    },

    /** Sends a card. Whether the caller may share what is on it is the caller's to check. */
    sendCard: (tenant: Tenant, caller: Caller, { type, targetId }: Card, targets: Targets): Promise<Sent> =>
      sendTo(tenant, caller, { ...NO_CONTENT, type, target_id: targetId, ability: 'message' }, targets),
  };
};

/** @throws api.invalid_msg_id for what cannot be sent on: points are given once. */
const copyOf = (visible: VisibleMessage): Content => {
  if (visible.type === 'red_envelope') throw new ApiError('api.invalid_msg_id');
  const { type, text, file_path, duration, filename, media, target_id } = visible;
  return { type, text, file_path, duration, filename, media, target_id, ability: abilityFor(type) };
};
