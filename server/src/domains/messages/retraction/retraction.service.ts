import type { Message } from '@livery/contract';
import { ApiError } from '../../../infra/errors.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import { outranks } from '../../groups/groups.service.ts';
import type { MediaService } from '../../media/media.service.ts';
import type { Announcing } from '../announcing.ts';
import { presentMessage } from '../message.present.ts';
import type { MessageRow } from '../message.rows.ts';
import type { VisibleMessage } from '../visible-message.repository.ts';
import { can, isUserMessage, requireMessage } from '../visible-message.ts';
import { findAnyMessage, retractMessage } from './retraction.repository.ts';

/** One's own at any time; those of others, where one may, of whom one stands above. */
const mayRetract = (tenant: Tenant, visible: VisibleMessage, userId: string): boolean =>
  visible.user_id === userId ||
  (can(tenant, visible, 'retract_others') && outranks(visible.role, visible.author_role ?? 'member'));

interface Dependencies extends Pick<Announcing, 'announce'> {
  media: Pick<MediaService, 'checkSoon'>;
}

/** Taking a message back, or away. */
export const createRetraction = ({ media, announce }: Dependencies) => {
  const publish = async (
    tenant: Tenant,
    row: MessageRow,
    message: Message,
    wasPinned: boolean,
  ): Promise<void> => {
    const { group_id, id, seq } = message;
    await announce(tenant, row, { event: 'message.deleted', data: { group_id, id, seq } });
    await announce(tenant, row, { event: 'message.updated', data: { message } });
    const unpinned = { group_id, id, version: message.version ?? 0 };
    if (wasPinned) await announce(tenant, row, { event: 'pin.removed', data: unpinned });
  };

  /**
   * Returns what is left of it; a repeat returns the same. Its file is removed when no other message carries it.
   * @throws api.invalid_msg_id, api.forbidden
   */
  const retract = async (tenant: Tenant, caller: Caller, messageId: string): Promise<Message> => {
    const visible = await requireMessage(tenant, caller, messageId);
    if (visible.type === 'message_delete') return presentMessage(visible);
    if (!isUserMessage(visible) || !isRetractable(visible)) throw new ApiError('api.forbidden');
    if (!mayRetract(tenant, visible, caller.userId)) throw new ApiError('api.forbidden');
    const old = await retractMessage(tenant.db, messageId, caller.userId);
    const message = presentMessage(await requireMessage(tenant, caller, messageId));
    if (!old) return message;
    if (old.file_path !== null) await media.checkSoon(tenant, old.file_path);
    // It is gone, whatever becomes of the events: readers find it so by the calls.
    await publish(tenant, visible, message, old.pin_at !== null).catch(() => undefined);
    return message;
  };

  /** What follows where operators removed it: again is the same. */
  const tellRemoved = async (
    tenant: Tenant,
    { id, file_path, was_pinned }: { id: string; file_path: string | null; was_pinned: boolean },
  ): Promise<void> => {
    if (file_path !== null) await media.checkSoon(tenant, file_path);
    const row = await findAnyMessage(tenant.db, id);
    if (row) await publish(tenant, row, presentMessage(row), was_pinned);
  };

  return { retract, tellRemoved };
};

/** Points were put into an envelope: it ends by itself. */
export const isRetractable = ({ type }: Pick<VisibleMessage, 'type'>): boolean => type !== 'red_envelope';
