import type { Tenant } from '../../infra/tenancy.ts';
import { eraseGroupBlocks } from './blocks/group-blocks.repository.ts';
import { leaveAllGroups } from './members/leaving.repository.ts';
import { ownsGroup } from './ownership.repository.ts';

/** Why an account may not be closed: a group would lose its owner. */
export const refuseClosingOfOwner = async (
  { db }: Pick<Tenant, 'db'>,
  userId: string,
): Promise<'groups_owned' | undefined> => ((await ownsGroup(db, userId)) ? 'groups_owned' : undefined);

/** Takes a closed account out of its groups, without a word, and off their blacklists. */
export const eraseMemberships = async ({ db }: Pick<Tenant, 'db'>, userId: string): Promise<void> => {
  await leaveAllGroups(db, userId);
  await eraseGroupBlocks(db, userId);
};
