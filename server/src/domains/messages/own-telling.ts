import type { Tenant } from '../../infra/tenancy.ts';
import type { Announcing } from './announcing.ts';
import { presentMessage } from './message.present.ts';
import type { Stored } from './send.repository.ts';
import { createUntold } from './untold.ts';
import { findFirstByCid } from './visible-message.repository.ts';

/** The job for greetings comes each minute, and a job that died with its node is tried again after up to 70 s. */
const RECENT = 5 * 60_000;

export type Tell = (tenant: Tenant, stored: Stored) => Promise<void>;

/** Tells of what the server writes by itself: once, and by its repeat what a node that died has left untold. Never rejects. */
export const createOwnTelling = ({ announceNew, announceAgain }: Announcing): Tell => {
  const untold = createUntold(RECENT);
  /** As it is by now: it may have been taken back. */
  const again = async (tenant: Tenant, { user_id, cid }: Stored['row']): Promise<void> => {
    const row = await findFirstByCid(tenant.db, user_id, cid);
    if (row) await announceAgain(tenant, row, presentMessage(row));
  };
  return (tenant, { row, isNew }) =>
    isNew
      ? untold.tellNew(tenant.brand.id, row, () => announceNew(tenant, row, presentMessage(row)))
      : untold.tellRepeat(tenant.brand.id, row, () => again(tenant, row));
};
