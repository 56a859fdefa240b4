import { directGroupId, directPartner, type Group } from '@livery/contract';
import type { QueryOf, ResultOf } from '@livery/contract/calls';
import { ApiError, demand } from '../../infra/errors.ts';
import type { Infra } from '../../infra/infra.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import type { UsersService } from '../users/users.service.ts';
import { cursorAfter, readCursor } from './groups.cursor.ts';
import { demandMembership } from './groups.policy.ts';
import { presentGroup } from './groups.present.ts';
import * as repository from './groups.repository.ts';
import type { LastMessages } from './last-messages.ts';
import { markViewed } from './viewed.repository.ts';
import { findView, findViews, type GroupView } from './views.repository.ts';

const PAGE = 50;

interface Dependencies {
  users: UsersService;
  lastMessages: LastMessages;
}

/** Conversations: who is in them and what each has seen. Messages themselves belong to the messages domain. */
export const createGroupsService = (
  { pubsub }: Pick<Infra, 'pubsub'>,
  { users, lastMessages }: Dependencies,
) => {
  /** The caller's membership of a conversation. @throws api.forbidden, api.not_found */
  const authorise = async (tenant: Tenant, caller: Caller, id: string): Promise<repository.Membership> => {
    const membership = await repository.findMembership(tenant.db, id, caller.userId);
    const exists = membership !== undefined || (await repository.groupExists(tenant.db, id));
    return demandMembership(id, caller.userId, membership, exists);
  };

  const present = async ({ db }: Tenant, views: readonly GroupView[]): Promise<Group[]> => {
    const positions = views.flatMap(({ group_id, visible_seq }) =>
      visible_seq === null ? [] : [{ group_id, seq: visible_seq }],
    );
    const newest = await lastMessages(db, positions);
    return views.map((view) => presentGroup(view, newest.get(view.group_id) ?? null));
  };

  const get = async (tenant: Tenant, caller: Caller, id: string): Promise<Group> => {
    const view = await findView(tenant.db, caller.userId, id);
    if (!view) await authorise(tenant, caller, id);
    const [group] = await present(tenant, [demand(view, 'api.not_found')]);
    return demand(group, 'api.not_found');
  };

  const list = async (
    tenant: Tenant,
    caller: Caller,
    { next_id, limit = PAGE }: QueryOf<'GET /api/v1/users/groups'>,
  ): Promise<ResultOf<'GET /api/v1/users/groups'>> => {
    const views = await findViews(tenant.db, caller.userId, limit + 1, readCursor(next_id));
    const page = views.slice(0, limit);
    const last = views.length > limit ? page.at(-1) : undefined;
    return { list: await present(tenant, page), next_id: last ? cursorAfter(last) : null };
  };

  /** @throws api.invalid_contact, api.forbidden when the contact has blocked the caller */
  const openDirect = async (tenant: Tenant, caller: Caller, contactId: string): Promise<Group> => {
    const contact = contactId === caller.userId ? undefined : await users.byId(tenant, contactId);
    if (!contact || contact.delete_at !== null) throw new ApiError('api.invalid_contact');
    if (await repository.hasBlocked(tenant.db, contact.id, caller.userId))
      throw new ApiError('api.forbidden');
    const id = directGroupId(caller.userId, contact.id);
    await repository.createDirect(tenant.db, id, [caller.userId, contact.id]);
    return get(tenant, caller, id);
  };

  /** Where a message stands. @throws api.invalid_msg_id when it is not of this conversation */
  const seqOf = async ({ db }: Pick<Tenant, 'db'>, id: string, messageId: string): Promise<number> =>
    demand(await repository.findSeq(db, id, messageId), 'api.invalid_msg_id');

  /** @throws api.invalid_msg_id when the message is not of this conversation, api.forbidden, api.not_found */
  const view = async (
    tenant: Tenant,
    caller: Caller,
    id: string,
    messageId: string,
  ): Promise<ResultOf<'POST /api/v1/groups/:id/view'>> => {
    const viewed = await markViewed(tenant.db, caller.userId, { groupId: id, messageId });
    if (!viewed) await authorise(tenant, caller, id);
    const { found, moved, unread, viewed_id } = demand(viewed, 'api.not_found');
    demand(found, 'api.invalid_msg_id');
    if (moved) announceView(tenant, caller, id, { unread, last_viewed: viewed_id ?? '' });
    return { unread, last_viewed: viewed_id };
  };

  /** The count is the viewer's own; only the partner of a direct conversation learns what was seen. */
  const announceView = (
    tenant: Tenant,
    { userId }: Caller,
    id: string,
    { unread, last_viewed }: { unread: number; last_viewed: string },
  ) => {
    const seen = { group_id: id, user_id: userId, last_viewed };
    const tell = (to: string, data: typeof seen & { unread?: number }) =>
      pubsub.publish({
        brand: tenant.brand.id,
        audience: { users: [to] },
        event: { event: 'group.viewed', data },
      });
    tell(userId, { ...seen, unread });
    const partner = directPartner(id, userId);
    if (partner !== undefined) tell(partner, seen);
  };

  const memberIds = (tenant: Pick<Tenant, 'db'>, id: string): Promise<string[]> =>
    repository.findMemberIds(tenant.db, id);

  return { authorise, get, list, openDirect, view, seqOf, memberIds };
};

export type GroupsService = ReturnType<typeof createGroupsService>;
