import { directPartner } from '@livery/contract';
import type { Tenant } from '../../infra/tenancy.ts';
import { eraseGroupBlocks } from './blocks/group-blocks.repository.ts';
import { findDirects } from './closed-direct.repository.ts';
import type { GroupEvents } from './group-events.ts';
import { leaveAllGroups } from './members/leaving.repository.ts';
import { ownsGroup } from './ownership.repository.ts';

/** Why an account may not be closed: a group would lose its owner. */
export const refuseClosingOfOwner = async (
  { db }: Pick<Tenant, 'db'>,
  userId: string,
): Promise<'groups_owned' | undefined> => ((await ownsGroup(db, userId)) ? 'groups_owned' : undefined);

/** Told at once; whoever wrote longer ago learns of it when they look. */
const MOST_TOLD = 500;

/** Whoever has a direct conversation with a person reads it anew: it is closed. */
export const createClosingNews =
  ({ events }: { events: Pick<GroupEvents, 'changedFor'> }) =>
  async (tenant: Tenant, userId: string): Promise<void> => {
    for (const id of await findDirects(tenant.db, userId, MOST_TOLD)) {
      const partner = directPartner(id, userId);
      if (partner !== undefined) events.changedFor(tenant, [partner], id);
    }
  };

/** Takes a closed account out of its groups, without a word, and off their blacklists. */
export const eraseMemberships = async ({ db }: Pick<Tenant, 'db'>, userId: string): Promise<void> => {
  await leaveAllGroups(db, userId);
  await eraseGroupBlocks(db, userId);
};
