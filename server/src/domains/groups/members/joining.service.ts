import type { ErrorCode, Group } from '@livery/contract';
import { createBatcher } from '../../../infra/database/batcher.ts';
import { ApiError } from '../../../infra/errors.ts';
import { newId } from '../../../infra/ids.ts';
import { createQueue } from '../../../infra/queue.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import type { GroupEvents } from '../group-events.ts';
import { inLockedGroup } from '../locked-group.ts';
import type { PostNotice } from '../notices.ts';
import { findShared } from '../sharing.repository.ts';
import { type Added, addPeople } from './adding.repository.ts';

interface Dependencies {
  events: Pick<GroupEvents, 'joined' | 'changedFor'>;
  postNotice: PostNotice;
  get: (tenant: Tenant, caller: Caller, id: string) => Promise<Group>;
}

/** What becomes of it: the group that they are in, since now or before, or why they are not. */
type Entry =
  | { id: string; isNew: boolean }
  | Extract<ErrorCode, 'api.forbidden' | 'api.too_much' | 'api.invalid_share_code'>;

/** Those who wait to enter by one code. */
interface Line {
  enter: (userId: string) => Promise<Entry>;
  length: number;
}

const MAX_BATCH = 256;
const MAX_WAITING = 10_000;

/** Reads what they have joined: so few at once that the other connections are for all else. */
const VIEWING = { atOnce: 3, waiting: MAX_WAITING };

/** People who come by a share code. */
export const createJoining = ({ events, postNotice, get }: Dependencies) => {
  const inTurn = createQueue('joined groups', VIEWING);

  /** Who have the same code, in their order. It is looked at again once nobody can dissolve the group meanwhile. */
  const enter = async (tenant: Tenant, code: string, userIds: readonly string[]): Promise<Entry[]> => {
    const ids = [...new Set(userIds)];
    const find = async (db: Tenant['db']) => (await findShared(db, ids[0] ?? '', [code]))[0]?.group_id;
    const id = await find(tenant.db);
    const result =
      id === undefined
        ? undefined
        : await inLockedGroup(tenant, id, async ({ db }) =>
            (await find(db)) === id ? addPeople(db, { groupId: id, by: null, ids }) : undefined,
          );
    if (id === undefined || !result) return userIds.map(() => 'api.invalid_share_code');
    if (result.added.length > 0) events.joined(tenant, id, result.added, result.memberCount);
    // Who asked several times at once came once.
    const unannounced = new Set(result.added);
    return userIds.map((userId) => refusalOf(userId, result) ?? { id, isNew: unannounced.delete(userId) });
  };

  const lines = new Map<string, Line>();

  /** When hundreds join a group at once, those who wait go in together; what keeps one group keeps no other. */
  const enterTogether = async (tenant: Tenant, code: string, userId: string): Promise<Entry> => {
    const key = `${tenant.brand.id} ${code}`;
    const line = lines.get(key) ?? { enter: lineOf((ids) => enter(tenant, code, ids)), length: 0 };
    lines.set(key, line);
    line.length += 1;
    try {
      return await line.enter(userId);
    } finally {
      line.length -= 1;
      if (line.length === 0) lines.delete(key);
    }
  };

  const announce = async (tenant: Tenant, userId: string, id: string) => {
    events.changedFor(tenant, [userId], id);
    await postNotice(tenant, { groupId: id, userId, type: 'member_join', cid: newId() });
  };

  return {
    /**
     * Who is in it already gets the group as it is.
     * @throws api.invalid_share_code, api.forbidden for who is blocked from the group, api.too_much
     */
    join: async (tenant: Tenant, caller: Caller, code: string): Promise<Group> => {
      const { userId } = caller;
      const entry = await enterTogether(tenant, code, userId);
      if (typeof entry === 'string') throw new ApiError(entry);
      // They are in it, whatever becomes of the row that says so.
      if (entry.isNew) await announce(tenant, userId, entry.id).catch(() => undefined);
      return inTurn(() => get(tenant, caller, entry.id));
    },
  };
};

const lineOf = (run: (userIds: string[]) => Promise<Entry[]>) =>
  createBatcher<string, Entry>({ name: 'joins', maxBatch: MAX_BATCH, maxWaiting: MAX_WAITING, run });

const refusalOf = (userId: string, { refused, full }: Added) => {
  if (refused.includes(userId)) return 'api.forbidden';
  return full.includes(userId) ? 'api.too_much' : undefined;
};
