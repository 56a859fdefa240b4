import { directGroupId, type Group } from '@livery/contract';
import { limitFor } from '../../brand/quotas.ts';
import { ApiError } from '../../infra/errors.ts';
import type { Infra } from '../../infra/infra.ts';
import { createRateLimiter } from '../../infra/rate-limit/rate-limit.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import type { ContactsService } from '../contacts/contacts.service.ts';
import type { MediaService } from '../media/media.service.ts';
import type { NotesService } from '../users/notes.service.ts';
import type { UsersService } from '../users/users.service.ts';
import { createAdmins } from './admins/admins.service.ts';
import { createGroupBlocks } from './blocks/group-blocks.service.ts';
import { briefs } from './briefs.ts';
import { createClearing } from './clearing.service.ts';
import { createClosingNews } from './closing.ts';
import { createEnding } from './ending/ending.service.ts';
import { createFacts } from './facts/facts.service.ts';
import { createIcons } from './facts/icons.service.ts';
import { createGroupCreation } from './group-creation.service.ts';
import { createGroupEvents } from './group-events.ts';
import { createDirect, groupExists } from './groups.repository.ts';
import type { LastMessages } from './last-messages.ts';
import { createAdding } from './members/adding.service.ts';
import { createJoining } from './members/joining.service.ts';
import { createLeaving } from './members/leaving.service.ts';
import { createMembers } from './members/members.service.ts';
import { abilities, authorise, groupIds, lastSeq, memberIds, seqOf } from './memberships.ts';
import type { PostNotice } from './notices.ts';
import { createOwnSettings } from './own-settings.service.ts';
import { groupsSharedWith } from './shared-groups.service.ts';
import { groupCards, shareCode, sharedGroup } from './sharing.service.ts';
import { createViewed } from './viewed.service.ts';
import { createViews } from './views.service.ts';

export { type Ability, abilitiesOf, outranks } from './groups.policy.ts';
export type { Membership } from './groups.repository.ts';

interface Dependencies {
  users: UsersService;
  notes: NotesService;
  media: MediaService;
  contacts: ContactsService;
  lastMessages: LastMessages;
  postNotice: PostNotice;
}

const DAY = 24 * 3_600_000;

/** Conversations: who is in them and what each has seen. Messages themselves belong to the messages domain. */
export const createGroupsService = (
  { config, pubsub }: Pick<Infra, 'config' | 'pubsub'>,
  { users, notes, media, contacts, lastMessages, postNotice }: Dependencies,
) => {
  const views = createViews({ lastMessages });
  const { get } = views;
  const events = createGroupEvents({ pubsub });
  const leaving = createLeaving({ events, postNotice });
  const icons = createIcons({ events, media, postNotice });
  const limiter = createRateLimiter();

  /** People write to a few strangers a day; who writes to hundreds sells something. */
  const countStrangers = async (
    tenant: Tenant,
    { userId }: Caller,
    ids: readonly string[],
  ): Promise<void> => {
    const cost = await contacts.countStrangers(tenant, userId, ids);
    if (cost === 0) return;
    const limit = limitFor(tenant.brand, config.limits, 'strangersPerDay');
    const rate = { limit, windowMs: DAY, cost };
    await limiter.enforce(tenant, `strangers:${userId}`, rate);
  };

  /** One that is open stays so. @throws api.invalid_contact, api.forbidden where either has blocked the other, api.too_frequent */
  const openDirect = async (tenant: Tenant, caller: Caller, contactId: string): Promise<Group> => {
    const contact = contactId === caller.userId ? undefined : await users.byId(tenant, contactId);
    if (!contact) throw new ApiError('api.invalid_contact');
    const id = directGroupId(caller.userId, contact.id);
    const people: [string, string] = [caller.userId, contact.id];
    if (!(await groupExists(tenant.db, id))) {
      if (contact.delete_at !== null) throw new ApiError('api.invalid_contact');
      const blocked = await contacts.blockedBetween(tenant, caller.userId, [contact.id]);
      if (blocked.length > 0) throw new ApiError('api.forbidden');
      await countStrangers(tenant, caller, [contact.id]);
    }
    await createDirect(tenant.db, id, people);
    return get(tenant, caller, id);
  };

  return {
    ...views,
    ...createGroupCreation({ users, contacts, events, postNotice, countStrangers, get }),
    ...createViewed({ pubsub }),
    ...createClearing({ pubsub }),
    ...createOwnSettings({ pubsub, get }),
    ...createFacts({ events, postNotice, get }),
    ...createMembers({ notes }),
    ...createAdding({ events, postNotice, countStrangers }),
    ...createJoining({ events, postNotice, get }),
    ...createAdmins({ events, notes }),
    ...createGroupBlocks({ users, leaving }),
    ...createEnding({ users, events, removeIcon: icons.removeIcon, get }),
    announceClosing: createClosingNews({ events }),
    removeMember: leaving.removeMember,
    replaceIcon: icons.replaceIcon,
    openDirect,
    createDirect,
    authorise,
    abilities,
    seqOf,
    lastSeq,
    memberIds,
    groupIds,
    groupsSharedWith,
    shareCode,
    sharedGroup,
    groupCards,
    briefs,
  };
};

export type GroupsService = ReturnType<typeof createGroupsService>;
