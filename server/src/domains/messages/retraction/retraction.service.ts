import { ChatType, type Message } from '@livery/contract';
import { ApiError } from '../../../infra/errors.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import type { MediaService } from '../../media/media.service.ts';
import type { Announcing } from '../announcing.ts';
import { presentMessage } from '../message.present.ts';
import type { Sight } from '../sight.repository.ts';
import { demandSight, isSpoken } from '../sight.ts';
import { retractMessage } from './retraction.repository.ts';

/** One's own at any time; in a group its owner may retract everybody's, an admin those of plain members. */
const mayRetract = (sight: Sight, userId: string): boolean => {
  if (sight.user_id === userId) return true;
  if (sight.group_type === ChatType.DM) return false;
  if (sight.role === 'owner') return true;
  return sight.role === 'admin' && (sight.author_role ?? 'member') === 'member';
};

interface Dependencies extends Pick<Announcing, 'announce'> {
  media: Pick<MediaService, 'checkSoon'>;
}

/** Taking a message back, or away. */
export const createRetraction = ({ media, announce }: Dependencies) => {
  const tell = async (tenant: Tenant, row: Sight, message: Message, wasPinned: boolean): Promise<void> => {
    const { group_id, id, seq } = message;
    await announce(tenant, row, { event: 'message.deleted', data: { group_id, id, seq } });
    await announce(tenant, row, { event: 'message.updated', data: { message } });
    if (wasPinned) await announce(tenant, row, { event: 'pin.removed', data: { group_id, id } });
  };

  /**
   * Returns what is left of it; a repeat returns the same. Its file is removed when no other message carries it.
   * @throws api.invalid_msg_id, api.forbidden
   */
  const retract = async (tenant: Tenant, caller: Caller, messageId: string): Promise<Message> => {
    const sight = await demandSight(tenant, caller, messageId);
    if (sight.type === 'message_delete') return presentMessage(sight);
    if (!isSpoken(sight) || !isRetractable(sight)) throw new ApiError('api.forbidden');
    if (!mayRetract(sight, caller.userId)) throw new ApiError('api.forbidden');
    const old = await retractMessage(tenant.db, messageId, caller.userId);
    const message = presentMessage(await demandSight(tenant, caller, messageId));
    if (!old) return message;
    if (old.file_path !== null) await media.checkSoon(tenant, old.file_path);
    // It is gone, whatever becomes of the events: readers find it so by the calls.
    await tell(tenant, sight, message, old.pin_at !== null).catch(() => undefined);
    return message;
  };

  return { retract };
};

/** Points were put into an envelope: it ends by itself. */
const isRetractable = ({ type }: Pick<Sight, 'type'>): boolean => type !== 'red_envelope';
