import { type Static, Type } from 'typebox';
import { LIMITS } from '../limits.ts';
import { calls, Nothing, Page, Time } from './call.ts';
import { Group } from './groups.ts';
import { GroupId, GroupIdParams, Id } from './ids.ts';
import { Member } from './users.ts';

export const MemberParams = Type.Object({ id: GroupId, uid: Id });

/** A member as their page in the group shows them. `joined_at` is `@assumed`. */
export const MemberDetails = Type.Object({ ...Member.properties, joined_at: Time });
export type MemberDetails = Static<typeof MemberDetails>;

export const membersCalls = calls({
  /**
   * The owner first, then admins, then the others. With `q` those whose name has it, whom I call so, or whose ID begins with
   * it: then a page may be short, or empty, with a `next_id`, and there are more to look through. @assumed
   */
  'GET /api/v1/groups/:id/members': {
    access: 'user',
    summary: 'Who is in a conversation',
    params: GroupIdParams,
    query: Type.Object({
      q: Type.Optional(Type.String({ maxLength: 4 * LIMITS.nicknameMax })),
      next_id: Type.Optional(Type.String({ maxLength: 64 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
    }),
    result: Page(Member),
  },
  /**
   * For whom the group lets invite. All or none: `api.invalid_member_id` when one is not there, is blocked from the group, or
   * has blocked the caller or is blocked by them; `params.member_ids` names by commas those without an account and those whom
   * the caller has blocked, never who has blocked the caller. Who is a member already stays one. `added` names the new ones. The
   * body is `@assumed`.
   */
  'POST /api/v1/groups/:id/members': {
    access: 'user',
    summary: 'Add people to a group',
    params: GroupIdParams,
    body: Type.Object({ member_ids: Type.Array(Id, { minItems: 1, maxItems: LIMITS.groupInvite }) }),
    result: Type.Object({ added: Type.Array(Type.String()), member_count: Type.Integer() }),
    errors: ['api.invalid_member_id', 'api.too_much'],
  },
  /** Those of `ids` who are in it, in no order. The body is `@assumed`. */
  'POST /api/v1/groups/:id/members/ids': {
    access: 'user',
    summary: 'Members of a conversation by their ids',
    params: GroupIdParams,
    body: Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: LIMITS.memberIds }) }),
    result: Type.Object({ list: Type.Array(Member) }),
  },
  'GET /api/v1/groups/:id/members/:uid': {
    access: 'user',
    summary: 'One member of a conversation',
    params: MemberParams,
    result: MemberDetails,
    errors: ['api.invalid_member_id'],
  },
  /**
   * Oneself: leaves, which the owner cannot (`api.forbidden`). Others: by the owner, or by an admin who may remove members, for
   * whom the owner and other admins stay out of reach.
   */
  'DELETE /api/v1/groups/:id/members/:uid': {
    access: 'user',
    summary: 'Remove a member from a group, or leave it',
    params: MemberParams,
    result: Nothing,
    errors: ['api.invalid_member_id'],
  },
  /** Who is in it already gets the group as it is. `api.forbidden`: blocked from the group. @assumed */
  'POST /api/v1/groups/join': {
    access: 'user',
    summary: 'Join a group by its share code',
    body: Type.Object({ share_code: Id }),
    result: Group,
    errors: ['api.invalid_share_code', 'api.too_much'],
  },
});
