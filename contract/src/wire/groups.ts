import { type Static, Type } from 'typebox';
import { ChatType, GROUP_ROLES, MEMBER_PERMISSIONS } from '../enums.ts';
import { LIMITS } from '../limits.ts';
import { calls, Nothing, Nullable, OneOf, OneOfNumbers, Page, Time } from './call.ts';
import { Cid, GroupIdParams, Id, IdParams } from './ids.ts';
import { Message } from './message.ts';
import { Person } from './users.ts';

/** What I may do here: `GROUP_ABILITIES`. The server decides, the client asks `permissions.includes(…)`. */
const UserAuth = Type.Object({
  role: OneOf(GROUP_ROLES),
  permissions: Type.Array(Type.String()),
});

/**
 * A conversation as I see it. `unread` counts others' visible messages after `last_viewed` among the newest
 * thousand; 100 means "more than 99". `last_read` is what the DM partner has seen. `last_message` is the newest one;
 * where it is hidden from me it comes without what it says, and with me in `block_user_ids`: then `last_unblock_message` is
 * the newest one that I may see. Of a DM, `display_name` and `icon` are the partner's. `last_seq`, `floor_seq`
 * and `partner` are `@assumed`.
 */
export const Group = Type.Object({
  id: Type.String(),
  type: OneOfNumbers(ChatType),
  name: Type.String(),
  display_name: Type.String(),
  icon: Type.String(),
  /** What the group says about itself. @assumed */
  description: Type.String(),
  member_count: Type.Integer(),
  owner_id: Nullable(Type.String()),
  unread: Type.Integer(),
  last_viewed: Nullable(Type.String()),
  last_read: Nullable(Type.String()),
  last_message: Nullable(Message),
  last_unblock_message: Nullable(Message),
  last_seq: Type.Integer(),
  /** The first message I have not seen that calls me by name; absent without one. @assumed */
  mentioned: Type.Optional(Type.String()),
  /** Somebody reacted to a message of mine there, and I have not seen it. @assumed */
  reacted: Type.Optional(Type.Boolean()),
  /** Up to here nothing is mine to see: it was sent before I came, or I cleared it. */
  floor_seq: Type.Optional(Type.Integer()),
  /**
   * How it stands in my own list; absent when it does not. Muted: what is unread there is not counted elsewhere. Hidden:
   * until its next message. `@assumed`, all four.
   */
  muted: Type.Optional(Type.Boolean()),
  on_top: Type.Optional(Type.Boolean()),
  marked_unread: Type.Optional(Type.Boolean()),
  hidden: Type.Optional(Type.Boolean()),
  update_at: Time,
  user_auth: UserAuth,
  member_permission: Type.Array(Type.String()),
  admins: Type.Array(Type.String()),
  partner: Nullable(Person),
  /** Of a DM: I have blocked the partner, and neither of us may write. Nobody learns who has blocked them. @assumed */
  blocked: Type.Optional(Type.Boolean()),
  /** Of a DM: the account of the partner is closed. @assumed */
  cancelled: Type.Optional(Type.Boolean()),
});
export type Group = Static<typeof Group>;

export const groupsCalls = calls({
  'GET /api/v1/users/groups': {
    access: 'user',
    summary: 'My conversations: those on top with the first page, then the others, each latest first',
    query: Type.Object({
      next_id: Type.Optional(Type.String({ maxLength: 200 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
    }),
    result: Page(Group),
  },
  /**
   * The caller is its owner. A repeat of `cid` returns the first group. `api.invalid_member_id` names people as it does where
   * members are added. The body is `@assumed`.
   */
  'POST /api/v1/groups': {
    access: 'user',
    summary: 'Create a group with other people',
    body: Type.Object({
      display_name: Type.String({ maxLength: 4 * LIMITS.groupName }),
      member_ids: Type.Array(Id, { minItems: 1, maxItems: LIMITS.groupInvite }),
      cid: Cid,
    }),
    result: Group,
    errors: ['api.block_word', 'api.comment_has_hyperlink', 'api.invalid_member_id'],
  },
  /** `api.forbidden` where either has blocked the other. One that is open is returned all the same, also with a cancelled account. */
  'POST /api/v1/groups/direct': {
    access: 'user',
    summary: 'Open a direct conversation; a repeat returns the same one',
    body: Type.Object({ contact_id: Id }),
    result: Group,
    errors: ['api.invalid_contact'],
  },
  'GET /api/v1/groups/:id': {
    access: 'user',
    summary: 'One conversation',
    params: GroupIdParams,
    result: Group,
  },
  /** Needs the right to change the group's facts. Absent fields stay; the body is `@assumed`. */
  'PUT /api/v1/groups/:id': {
    access: 'user',
    summary: 'Change the name and the description of a group',
    params: GroupIdParams,
    body: Type.Object({
      display_name: Type.Optional(Type.String({ maxLength: 4 * LIMITS.groupName })),
      description: Type.Optional(Type.String({ maxLength: 4 * LIMITS.groupDescription })),
    }),
    result: Group,
    errors: ['api.block_word', 'api.comment_has_hyperlink'],
  },
  /** A form with one file field: a square picture of at least 512 × 512, at most 5 MB; it is drawn anew at 512 × 512. */
  'POST /api/v1/groups/:id/icon': {
    form: true,
    access: 'user',
    summary: 'Replace the picture of a group',
    params: GroupIdParams,
    result: Type.Object({ icon: Type.String() }),
  },
  /** For the owner and admins who may change the group's facts. The body is `@assumed`. */
  'POST /api/v1/groups/:id/permissions': {
    access: 'user',
    summary: 'Set what plain members of a group may do',
    params: GroupIdParams,
    body: Type.Object({
      member_permission: Type.Array(OneOf(MEMBER_PERMISSIONS), { maxItems: MEMBER_PERMISSIONS.length }),
    }),
    result: Group,
  },
  /**
   * The owner gives the group to a member, and stays as an admin with every right, or as a plain member where
   * `admins_limit` leaves no place. @assumed
   */
  'POST /api/v1/groups/:id/transfer': {
    access: 'user',
    summary: 'Give a group to another owner',
    params: GroupIdParams,
    body: Type.Object({ user_id: Id }),
    result: Group,
    errors: ['api.invalid_member_id'],
  },
  /**
   * For the owner: nobody is in it any more, and nobody finds it; what was said in it is erased soon. A repeat returns the same.
   * @assumed
   */
  'DELETE /api/v1/groups/:id': {
    access: 'user',
    summary: 'Dissolve a group',
    params: GroupIdParams,
    result: Nothing,
  },
  /** What stands on top of a person's page: the groups that both are in, by name. @assumed */
  'GET /api/v1/contacts/:id/groups': {
    access: 'user',
    summary: 'Groups that somebody and I are both in',
    params: IdParams,
    query: Type.Object({
      next_id: Type.Optional(Type.String({ maxLength: 200 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
    }),
    result: Page(
      Type.Object({
        id: Type.String(),
        display_name: Type.String(),
        icon: Type.String(),
        member_count: Type.Integer(),
      }),
    ),
  },
  /** Returns up to where it is cleared: `floor_seq` from now on. @assumed */
  'POST /api/v1/groups/:id/clear': {
    access: 'user',
    summary: 'Hide everything said so far from myself',
    params: GroupIdParams,
    result: Type.Object({ floor_seq: Type.Integer() }),
  },
  /**
   * Absent fields stay. Where a message stands beyond `seen_seq`, it is not hidden: that message is to be seen.
   * `api.too_much`: so many stand on top already. @assumed
   */
  'PUT /api/v1/groups/:id/settings': {
    access: 'user',
    summary: 'How a conversation stands in my own list',
    params: GroupIdParams,
    body: Type.Object({
      muted: Type.Optional(Type.Boolean()),
      on_top: Type.Optional(Type.Boolean()),
      marked_unread: Type.Optional(Type.Boolean()),
      hidden: Type.Optional(Type.Boolean()),
      seen_seq: Type.Optional(Type.Integer({ minimum: 0 })),
    }),
    result: Group,
    errors: ['api.too_much'],
  },
  /** Monotonic: an older message than the one already viewed changes nothing. */
  'POST /api/v1/groups/:id/view': {
    access: 'user',
    mayBeLate: true,
    summary: 'Mark messages up to one as seen',
    params: GroupIdParams,
    body: Type.Object({ msg_id: Id }),
    result: Type.Object({ unread: Type.Integer(), last_viewed: Nullable(Type.String()) }),
    errors: ['api.invalid_msg_id'],
  },
});
