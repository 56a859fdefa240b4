import type { Tenant } from '../../infra/tenancy.ts';
import type { Announcing } from '../messages/announcing.ts';
import { presentEnvelope } from './envelope.present.ts';
import type { ShownRow } from './envelopes.repository.ts';

/** Tells whoever sees its message how an envelope is now, as it is for somebody who has not opened it. */
export const announceEnvelope = (
  announce: Announcing['announce'],
  tenant: Tenant,
  row: ShownRow,
  now: Date,
): Promise<void> => {
  const { id: message_id, group_id, hidden_from: block_user_ids } = row;
  const data = { group_id, message_id, envelope: presentEnvelope(row, now) };
  return announce(tenant, { group_id, block_user_ids }, { event: 'envelope.updated', data });
};
