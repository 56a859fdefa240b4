import type { Tenant } from '../../infra/tenancy.ts';
import { ownsGroup } from './ownership.repository.ts';

/** Why an account may not be closed: a group would lose its owner. */
export const refuseClosingOfOwner = async (
  { db }: Pick<Tenant, 'db'>,
  userId: string,
): Promise<'groups_owned' | undefined> => ((await ownsGroup(db, userId)) ? 'groups_owned' : undefined);
