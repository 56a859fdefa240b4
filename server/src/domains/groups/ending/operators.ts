import { ChatType } from '@livery/contract';
import { Type } from 'typebox';
import { insertAudit } from '../../../infra/audit/audit.repository.ts';
import { required } from '../../../infra/errors.ts';
import type { Infra } from '../../../infra/infra.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import { lockGroup } from '../group-lock.repository.ts';
import { dissolve, findEndable } from './ending.repository.ts';

/** Who does something, where from, and why. */
interface Operator {
  operator: string;
  address?: string;
  reason: string;
}

/** Work of the queue: operators have dissolved a group, from wherever; the server itself tells who was in it. */
export const TELL_DISSOLVED = {
  name: 'groups.tell-dissolved',
  payload: Type.Object({ id: Type.String(), icon: Type.String(), members: Type.Array(Type.String()) }),
} as const;

/** What operators do with groups. */
export const createGroupOperators = ({ jobs }: Pick<Infra, 'jobs'>) => {
  /** A conversation of two ends with an account alone. */
  const endable = async ({ db }: Pick<Tenant, 'db'>, id: string): Promise<{ icon: string } | undefined> => {
    const group = await findEndable(db, id);
    return group?.type === ChatType.GROUP ? group : undefined;
  };

  /** In the transaction of `db`; false where there is none to dissolve. */
  const dissolveIn = async ({ brand, db }: Tenant, id: string, by: Operator): Promise<boolean> => {
    await lockGroup(db, id);
    const group = await endable({ db }, id);
    if (!group) return false;
    const members = await dissolve(db, id);
    await insertAudit(db, {
      ...{ ...by, action: 'groups.dissolve', target: id },
      before: { members: members.length },
    });
    await jobs.enqueue(db, brand.id, TELL_DISSOLVED, { id, icon: group.icon, members });
    return true;
  };

  return {
    dissolveIn,

    /** @throws api.not_found also for one that is dissolved, and for a conversation of two */
    dissolve: (tenant: Tenant, id: string, by: Operator): Promise<void> =>
      tenant.db.transaction().execute(async (db) => {
        required((await dissolveIn({ ...tenant, db }, id, by)) || undefined, 'api.not_found');
      }),

    /** Whether it can be dissolved. */
    isUp: async (tenant: Pick<Tenant, 'db'>, id: string): Promise<boolean> =>
      (await endable(tenant, id)) !== undefined,
  };
};

export type GroupOperators = ReturnType<typeof createGroupOperators>;
