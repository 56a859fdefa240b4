import type { PersonDetails } from '@livery/contract';
import type { QueryOf } from '@livery/contract/calls';
import { pageOf, readCursor } from '../../infra/cursor.ts';
import { required } from '../../infra/errors.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import { presentDeleteAt, presentPerson } from '../users/users.present.ts';
import type { UsersService } from '../users/users.service.ts';
import { blocksBetween } from './blocks-between.ts';
import { presentSince } from './contacts.present.ts';
import { findContact } from './contacts.repository.ts';
import type { FactsAbove } from './facts.ts';
import { findFriendsOfFriends, findSuggestible, listInvited } from './people.repository.ts';

interface Dependencies {
  users: Pick<UsersService, 'byId'>;
  above: Pick<FactsAbove, 'hasDirect' | 'countSharedGroups' | 'findActiveAuthors'>;
}

const PAGE = 200;
const SUGGESTED = 20;
/** Looked up of each source: some are contacts already, or not to be shown. */
const LOOKED_AT = 3 * SUGGESTED;

/** What others are to a person. */
export const createPeople = ({ users, above }: Dependencies) => {
  /** Where they stand with each other, in the order in which they are suggested. */
  const findCandidates = async (tenant: Tenant, { userId }: Caller): Promise<string[]> => {
    const { db } = tenant;
    const [me, invited, others, authors] = await Promise.all([
      users.byId(tenant, userId),
      listInvited(db, userId, { before: undefined, limit: SUGGESTED }),
      findFriendsOfFriends(db, userId, LOOKED_AT),
      above.findActiveAuthors(db, LOOKED_AT),
    ]);
    const inviter = me?.invited_by ?? [];
    return [...new Set([inviter, invited.map(({ id }) => id), others, authors].flat())];
  };

  return {
    /** @throws api.not_found for nobody */
    details: async (tenant: Tenant, { userId }: Caller, id: string): Promise<PersonDetails> => {
      const { db } = tenant;
      const isMe = id === userId;
      const [found, contact, blocks, hasDirect, shared] = await Promise.all([
        users.byId(tenant, id),
        findContact(db, userId, id),
        blocksBetween(tenant, userId, id),
        above.hasDirect(db, userId, id),
        isMe ? 0 : above.countSharedGroups(db, userId, id),
      ]);
      const person = required(found, 'api.not_found');
      // Who is blocked is not told so by a look: opening the conversation refuses.
      const mayOpen = person.delete_at === null && !blocks.mine;
      return {
        ...presentPerson(person),
        delete_at: presentDeleteAt(person.delete_at),
        social_author_id: person.id,
        is_contact: contact !== undefined,
        is_blocked: blocks.mine,
        can_message: !isMe && (hasDirect || mayOpen),
        has_direct: hasDirect,
        shared_groups: shared,
      };
    },

    /** Whom the caller may know or like: at most twenty. */
    suggested: async (tenant: Tenant, caller: Caller) => {
      const ids = await findCandidates(tenant, caller);
      const rows = ids.length === 0 ? [] : await findSuggestible(tenant.db, caller.userId, ids);
      const people = new Map(rows.map((row) => [row.id, presentPerson(row)]));
      const list = ids.flatMap((id) => people.get(id) ?? []);
      return { list: list.slice(0, SUGGESTED) };
    },

    /** Who registered with the caller's code, the latest first. @throws api.validation */
    invited: async (
      { db }: Tenant,
      { userId }: Caller,
      { next_id, limit = PAGE }: QueryOf<'GET /api/v1/users/invited'>,
    ) => {
      const before = readCursor(next_id)?.id;
      const rows = await listInvited(db, userId, { before, limit: limit + 1 });
      return pageOf(rows, limit, ({ id }) => ({ place: 0, id }), presentSince);
    },
  };
};
