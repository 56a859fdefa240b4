import type { Group } from '@livery/contract';
import type { BodyOf } from '@livery/contract/calls';
import { findByCid } from '../../infra/cids/cids.repository.ts';
import { ApiError, required } from '../../infra/errors.ts';
import { newId } from '../../infra/ids.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import type { ContactsService } from '../contacts/contacts.service.ts';
import type { UsersService } from '../users/users.service.ts';
import { groupNameOf } from './facts/group-names.ts';
import { createGroup } from './group-creation.repository.ts';
import type { GroupEvents } from './group-events.ts';
import { refuseMembers } from './members/refusing.ts';
import type { PostNotice } from './notices.ts';

type NewGroup = BodyOf<'POST /api/v1/groups'>;

interface Dependencies {
  users: UsersService;
  contacts: ContactsService;
  postNotice: PostNotice;
  events: Pick<GroupEvents, 'entered'>;
  /** @throws api.too_frequent */
  countStrangers: (tenant: Tenant, caller: Caller, ids: readonly string[]) => Promise<void>;
  get: (tenant: Tenant, caller: Caller, id: string) => Promise<Group>;
}

/** New groups of more than two. */
export const createGroupCreation = ({
  users,
  contacts,
  events,
  postNotice,
  countStrangers,
  get,
}: Dependencies) => {
  /** @throws api.invalid_member_id for who is not there, has blocked the caller, or was blocked by them */
  const checkMembers = async (tenant: Tenant, caller: Caller, ids: readonly string[]): Promise<void> => {
    const people = await users.byIds(tenant, ids);
    const living = new Set(people.flatMap(({ id, delete_at }) => (delete_at === null ? [id] : [])));
    const blocked = new Set(await contacts.blockedBetween(tenant, caller.userId, ids));
    const refused = ids.filter((id) => blocked.has(id) || !living.has(id));
    if (refused.length > 0) await refuseMembers(tenant, caller, refused);
  };

  /** @throws the codes of a refused group */
  const found = async (tenant: Tenant, caller: Caller, { display_name, member_ids, cid }: NewGroup) => {
    required(tenant.brand.config.features.groups.create, 'api.forbidden');
    const me = required(await users.byId(tenant, caller.userId), 'api.unauthorized');
    required(me.can_create_group, 'api.forbidden');
    const displayName = await groupNameOf(tenant, display_name);
    const memberIds = [...new Set(member_ids)].filter((id) => id !== caller.userId);
    if (memberIds.length === 0) throw new ApiError('api.validation', { member_ids: 'required' });
    await checkMembers(tenant, caller, memberIds);
    await countStrangers(tenant, caller, memberIds);
    const id = await tenant.db.transaction().execute(async (trx) => {
      required(await users.holdLiving({ db: trx }, caller.userId), 'api.unauthorized');
      return createGroup(trx, { id: newId(), displayName, ownerId: caller.userId, memberIds, cid });
    });
    events.entered(tenant, id, [caller.userId, ...memberIds]);
    return id;
  };

  /**
   * The caller owns it. A repeat of `cid` returns the first group as it is now, and counts nobody twice.
   * @throws api.forbidden for who may not create groups, api.validation, api.block_word, api.comment_has_hyperlink,
   *   api.invalid_member_id, api.too_frequent
   */
  const create = async (tenant: Tenant, caller: Caller, group: NewGroup): Promise<Group> => {
    const first = await findByCid(tenant.db, caller.userId, 'group', group.cid);
    const id = first ?? (await found(tenant, caller, group));
    const created = await get(tenant, caller, id);
    // Whatever stopped the first call: the group has this row, once, and its repeat tells what nobody told of.
    if (created.last_seq > 1) return created;
    const notice = { groupId: id, userId: caller.userId, type: 'group_create', cid: `create-${id}` } as const;
    await postNotice(tenant, { ...notice, text: created.display_name });
    return get(tenant, caller, id);
  };

  return { create };
};
