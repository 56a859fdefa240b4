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

/** Somebody who asks to be let into a group. */
interface Joiner {
  tenant: Tenant;
  code: string;
  userId: string;
}

/** What becomes of it: the group that they are in, since now or before, or why they are not. */
type Entry =
  | { id: string; isNew: boolean }
  | Extract<ErrorCode, 'api.forbidden' | 'api.too_much' | 'api.invalid_share_code'>;

const MAX_BATCH = 256;
const MAX_WAITING = 10_000;

/** Reads what they have joined: so few at once that the other connections are for all else. */
const VIEWING = { atOnce: 3, waiting: MAX_WAITING };

/** People who come by a share code. */
export const createJoining = ({ events, postNotice, get }: Dependencies) => {
  const inTurn = createQueue('joined groups', VIEWING);

  /** All who have the same code. It is looked at again once nobody can dissolve the group meanwhile. */
  const enter = async ([first, ...others]: [Joiner, ...Joiner[]]): Promise<Map<Joiner, Entry>> => {
    const { tenant, code } = first;
    const joiners = [first, ...others];
    const find = async (db: Tenant['db']) => (await findShared(db, first.userId, [code]))[0]?.group_id;
    const id = await find(tenant.db);
    const result =
      id === undefined
        ? undefined
        : await inLockedGroup(tenant, id, async ({ db }) => {
            const ids = [...new Set(joiners.map(({ userId }) => userId))];
            return (await find(db)) === id ? addPeople(db, { groupId: id, by: null, ids }) : undefined;
          });
    if (id === undefined || !result) return new Map(joiners.map((each) => [each, 'api.invalid_share_code']));
    if (result.added.length > 0) events.joined(tenant, id, result.added, result.memberCount);
    return new Map(joiners.map((each) => [each, entryOf(id, each.userId, result)]));
  };

  /** When hundreds join at once, those who wait go in together. */
  const enterTogether = createBatcher<Joiner, Entry>({
    name: 'joins',
    maxBatch: MAX_BATCH,
    maxWaiting: MAX_WAITING,
    run: async (joiners) => {
      const groups = Map.groupBy(joiners, ({ tenant, code }) => `${tenant.brand.id} ${code}`);
      const entered = await Promise.all(
        [...groups.values()].map((each) => enter(each as [Joiner, ...Joiner[]])),
      );
      const all = new Map(entered.flatMap((entries) => [...entries]));
      return joiners.map((joiner) => all.get(joiner) ?? 'api.invalid_share_code');
    },
  });

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
      const entry = await enterTogether({ tenant, code, userId });
      if (typeof entry === 'string') throw new ApiError(entry);
      // They are in it, whatever becomes of the row that says so.
      if (entry.isNew) await announce(tenant, userId, entry.id).catch(() => undefined);
      return inTurn(() => get(tenant, caller, entry.id));
    },
  };
};

const entryOf = (id: string, userId: string, { added, refused, full }: Added): Entry => {
  if (refused.includes(userId)) return 'api.forbidden';
  if (full.includes(userId)) return 'api.too_much';
  return { id, isNew: added.includes(userId) };
};
