import type { OpsGroup } from '@livery/contract';
import { Type } from 'typebox';
import { insertAudit } from '../../infra/audit/audit.repository.ts';
import type { TenantDb } from '../../infra/database/database.ts';
import { ApiError, required } from '../../infra/errors.ts';
import type { Infra } from '../../infra/infra.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import { dissolve, findEndable } from './ending/ending.repository.ts';
import { lockGroup } from './group-lock.repository.ts';
import { findGroupById, findGroupsByName, type NamedGroup } from './operators.repository.ts';

/** Who does something, where from, and why. */
interface Operator {
  operator: string;
  address?: string;
  reason: string;
}

interface Search {
  q?: string | undefined;
  next_id?: string | undefined;
  limit?: number | undefined;
}

interface Dependencies extends Pick<Infra, 'jobs'> {
  findPeople: (db: TenantDb, ids: readonly string[]) => Promise<{ id: string; username: string }[]>;
}

/** Work of the queue: operators have dissolved a group, from wherever; the server itself tells who was in it. */
export const TELL_DISSOLVED = {
  name: 'groups.tell-dissolved',
  payload: Type.Object({ id: Type.String(), icon: Type.String(), members: Type.Array(Type.String()) }),
} as const;

const PAGE = 50;

const cursorAfter = ({ id, folded }: NamedGroup): string =>
  Buffer.from(`${id} ${folded}`).toString('base64url');

/** @throws api.validation */
const readCursor = (cursor: string | undefined): { id: string; name: string } | undefined => {
  if (!cursor) return undefined;
  const match = /^(\w{1,80}) ([^\0]*)$/s.exec(Buffer.from(cursor, 'base64url').toString());
  if (!match?.[1]) throw new ApiError('api.validation', { next_id: 'cursor' });
  return { id: match[1], name: match[2] ?? '' };
};

const present = (
  { folded: _, owner_id, create_at, update_at, ...group }: NamedGroup,
  names: ReadonlyMap<string, string>,
): OpsGroup => ({
  ...group,
  username: names.get(owner_id ?? '') ?? '',
  create_at: create_at.toISOString(),
  update_at: update_at.toISOString(),
});

/** What operators do with groups. Each is in the audit log, in the transaction that does it. */
export const createGroupOperators = ({ jobs, findPeople }: Dependencies) => {
  const presentAll = async (db: TenantDb, groups: readonly NamedGroup[]): Promise<OpsGroup[]> => {
    const owners = groups.flatMap(({ owner_id }) => owner_id ?? []);
    const people = await findPeople(db, [...new Set(owners)]);
    const names = new Map(people.map(({ id, username }) => [id, username]));
    return groups.map((group) => present(group, names));
  };

  /** In the transaction of `db`; false where there is none to dissolve. */
  const dissolveIn = async ({ brand, db }: Tenant, id: string, by: Operator): Promise<boolean> => {
    await lockGroup(db, id);
    const group = await findEndable(db, id);
    if (!group || group.dissolved_at !== null) return false;
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

    /** A repeat is the same. @throws api.not_found also for a conversation of two */
    dissolve: (tenant: Tenant, id: string, by: Operator): Promise<void> =>
      tenant.db.transaction().execute(async (db) => {
        required(await findEndable(db, id), 'api.not_found');
        await dissolveIn({ ...tenant, db }, id, by);
      }),

    /** Whether it can be dissolved. */
    isUp: async ({ db }: Pick<Tenant, 'db'>, id: string): Promise<boolean> =>
      (await findEndable(db, id))?.dissolved_at === null,

    /** By how their names begin, or the one of an id. @throws api.validation for a cursor that is none */
    search: async (
      { db }: Pick<Tenant, 'db'>,
      { q = '', next_id, limit = PAGE }: Search,
    ): Promise<{ list: OpsGroup[]; next_id: string | null }> => {
      const after = readCursor(next_id);
      const words = q.trim();
      const known = after || words === '' ? undefined : await findGroupById(db, words);
      if (known) return { list: await presentAll(db, [known]), next_id: null };
      const rows = await findGroupsByName(db, words, { after, limit: limit + 1 });
      const list = rows.slice(0, limit);
      const last = list.at(-1);
      return {
        list: await presentAll(db, list),
        next_id: last && rows.length > limit ? cursorAfter(last) : null,
      };
    },
  };
};

export type GroupOperators = ReturnType<typeof createGroupOperators>;
