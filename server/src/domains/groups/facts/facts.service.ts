import { type Group, MEMBER_PERMISSIONS, type MemberPermission } from '@livery/contract';
import type { BodyOf } from '@livery/contract/calls';
import { required } from '../../../infra/errors.ts';
import { newId } from '../../../infra/ids.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import type { GroupEvents } from '../group-events.ts';
import { userAuthOf } from '../groups.present.ts';
import { authoriseCall, changeGroup } from '../memberships.ts';
import type { PostNotice } from '../notices.ts';
import { type Facts, findFacts, findStandings, updateFacts } from './facts.repository.ts';
import { groupDescriptionOf, groupNameOf } from './group-names.ts';

interface Dependencies {
  events: Pick<GroupEvents, 'changed' | 'changedFor'>;
  postNotice: PostNotice;
  get: (tenant: Tenant, caller: Caller, id: string) => Promise<Group>;
}

type Words = Partial<Pick<Facts, 'display_name' | 'description'>>;

const RENAME = 'PUT /api/v1/groups/:id';
const PERMIT = 'POST /api/v1/groups/:id/permissions';

/** What a group is called and says about itself, and what it permits its members. */
export const createFacts = ({ events, postNotice, get }: Dependencies) => {
  /** @throws the codes of refused words */
  const wordsOf = async (tenant: Tenant, body: BodyOf<typeof RENAME>): Promise<Words> => {
    const { display_name: name, description } = body;
    return {
      ...(name !== undefined && { display_name: await groupNameOf(tenant, name) }),
      ...(description !== undefined && { description: await groupDescriptionOf(tenant, description) }),
    };
  };

  const announce = async (tenant: Tenant, { userId }: Caller, id: string, changed: Words): Promise<void> => {
    events.changed(tenant, id, changed);
    const { display_name: text } = changed;
    if (text === undefined) return;
    await postNotice(tenant, { groupId: id, userId, type: 'group_displayname', text, cid: newId() });
  };

  /** One frame for all whose abilities are the same from now on. */
  const announcePermissions = async (
    tenant: Tenant,
    id: string,
    at: { type: number; member_permission: MemberPermission[] },
  ): Promise<void> => {
    const alike = new Map<string, { auth: Group['user_auth']; ids: string[] }>();
    for (const { user_id, ...standing } of await findStandings(tenant.db, id)) {
      const auth = userAuthOf({ ...at, ...standing, closed: false }, tenant.brand);
      const key = JSON.stringify(auth);
      const known = alike.get(key);
      if (known) known.ids.push(user_id);
      else alike.set(key, { auth, ids: [user_id] });
    }
    const { member_permission } = at;
    for (const { auth, ids } of alike.values())
      events.changedFor(tenant, ids, id, { member_permission, user_auth: auth });
  };

  return {
    /** @throws api.forbidden, api.not_found, api.validation, api.comment_has_hyperlink, api.block_word */
    describe: async (
      tenant: Tenant,
      caller: Caller,
      id: string,
      body: BodyOf<typeof RENAME>,
    ): Promise<Group> => {
      await authoriseCall(tenant, caller, id, RENAME);
      const words = await wordsOf(tenant, body);
      const changed = await changeGroup(tenant, caller, { id, call: RENAME }, async ({ tenant: { db } }) => {
        const changes = changesOf(required(await findFacts(db, id), 'api.not_found'), words);
        if (changes) await updateFacts(db, id, changes);
        return changes;
      });
      // It is called so, whatever becomes of the news.
      if (changed) await announce(tenant, caller, id, changed).catch(() => undefined);
      return get(tenant, caller, id);
    },

    /** @throws api.forbidden, api.not_found */
    permit: async (
      tenant: Tenant,
      caller: Caller,
      id: string,
      wanted: readonly MemberPermission[],
    ): Promise<Group> => {
      const member_permission = MEMBER_PERMISSIONS.filter((permission) => wanted.includes(permission));
      const { type } = await changeGroup(
        tenant,
        caller,
        { id, call: PERMIT },
        async ({ tenant: { db }, me }) => {
          await updateFacts(db, id, { member_permission });
          return me;
        },
      );
      // It is so, whatever becomes of the news.
      await announcePermissions(tenant, id, { type, member_permission }).catch(() => undefined);
      return get(tenant, caller, id);
    },
  };
};

/** What of it is new; undefined: nothing. */
const changesOf = (facts: Facts, { display_name, description }: Words): Words | undefined => {
  const isRenamed = display_name !== undefined && display_name !== facts.display_name;
  const isRewritten = description !== undefined && description !== facts.description;
  if (!isRenamed && !isRewritten) return undefined;
  return { ...(isRenamed && { display_name }), ...(isRewritten && { description }) };
};
