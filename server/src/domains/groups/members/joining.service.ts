import type { ErrorCode, Group } from '@livery/contract';
import { createBatcher } from '../../../infra/database/batcher.ts';
import { ApiError, required } from '../../../infra/errors.ts';
import { newId } from '../../../infra/ids.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import type { GroupEvents } from '../group-events.ts';
import { inLockedGroup } from '../locked-group.ts';
import type { PostNotice } from '../notices.ts';
import { findShared } from '../sharing.repository.ts';
import { addPeople } from './adding.repository.ts';

interface Dependencies {
  events: Pick<GroupEvents, 'joined' | 'changedFor'>;
  postNotice: PostNotice;
  get: (tenant: Tenant, caller: Caller, id: string) => Promise<Group>;
}

/** Somebody who asks to be let into a group. */
interface Joiner {
  tenant: Tenant;
  id: string;
  code: string;
  userId: string;
}

/** What becomes of it: in, in already, or why not. */
type Entry =
  | 'new'
  | 'member'
  | Extract<ErrorCode, 'api.forbidden' | 'api.too_much' | 'api.invalid_share_code'>;

const MAX_BATCH = 256;
const MAX_WAITING = 10_000;

/** People who come by a share code. */
export const createJoining = ({ events, postNotice, get }: Dependencies) => {
  /** All of one group. The code is looked at again once nobody can dissolve the group meanwhile. */
  const enter = async ([first, ...others]: [Joiner, ...Joiner[]]): Promise<Map<Joiner, Entry>> => {
    const { tenant, id, code } = first;
    const joiners = [first, ...others];
    const result = await inLockedGroup(tenant, id, async ({ db }) => {
      const [shared] = await findShared(db, first.userId, [code]);
      if (!shared) return undefined;
      const ids = [...new Set(joiners.map(({ userId }) => userId))];
      return addPeople(db, { groupId: id, by: null, ids });
    });
    if (!result) return new Map(joiners.map((joiner) => [joiner, 'api.invalid_share_code']));
    if (result.added.length > 0) events.joined(tenant, id, result.added, result.memberCount);
    const entryOf = (userId: string): Entry => {
      if (result.refused.includes(userId)) return 'api.forbidden';
      if (result.full.includes(userId)) return 'api.too_much';
      return result.added.includes(userId) ? 'new' : 'member';
    };
    return new Map(joiners.map((joiner) => [joiner, entryOf(joiner.userId)]));
  };

  /** When hundreds join at once, those who wait go in together. */
  const enterTogether = createBatcher<Joiner, Entry>({
    name: 'joins',
    maxBatch: MAX_BATCH,
    maxWaiting: MAX_WAITING,
    run: async (joiners) => {
      const groups = Map.groupBy(joiners, ({ tenant, id }) => `${tenant.brand.id} ${id}`);
      const entered = await Promise.all(
        [...groups.values()].map((each) => enter(each as [Joiner, ...Joiner[]])),
      );
      return joiners.map((joiner) => entered.find((entries) => entries.has(joiner))?.get(joiner) ?? 'member');
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
      const [shared] = await findShared(tenant.db, userId, [code]);
      const { group_id: id, is_member } = required(shared, 'api.invalid_share_code');
      const entry = is_member ? 'member' : await enterTogether({ tenant, id, code, userId });
      if (entry !== 'new' && entry !== 'member') throw new ApiError(entry);
      // They are in it, whatever becomes of the row that says so.
      if (entry === 'new') await announce(tenant, userId, id).catch(() => undefined);
      return get(tenant, caller, id);
    },
  };
};
