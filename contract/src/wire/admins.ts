import { type Static, Type } from 'typebox';
import { ADMIN_RIGHTS } from '../enums.ts';
import { calls, Nothing, OneOf } from './call.ts';
import { GroupIdParams, Id } from './ids.ts';
import { MemberParams } from './members.ts';
import { Member } from './users.ts';

const Rights = Type.Array(OneOf(ADMIN_RIGHTS), { maxItems: ADMIN_RIGHTS.length });

/** `permissions`: what this admin may do as one; the owner is not among the admins. The words are `@assumed`. */
export const Admin = Type.Object({ ...Member.properties, permissions: Rights });
export type Admin = Static<typeof Admin>;

/**
 * Everyone in a group may see its admins. The owner names them, and admins who may add admins: they give no right that
 * they lack themselves, do not act upon an admin who has one, nor upon themselves. Bodies are `@assumed`.
 */
export const adminsCalls = calls({
  'GET /api/v1/groups/:id/admins': {
    access: 'user',
    summary: 'The admins of a group',
    params: GroupIdParams,
    result: Type.Object({ list: Type.Array(Admin) }),
  },
  /** `api.too_much`: as many as `admins_limit` says. A repeat returns the admin as they are. */
  'POST /api/v1/groups/:id/admins': {
    access: 'user',
    summary: 'Make a member an admin',
    params: GroupIdParams,
    body: Type.Object({ user_id: Id, permissions: Rights }),
    result: Admin,
    errors: ['api.invalid_member_id', 'api.too_much'],
  },
  'GET /api/v1/groups/:id/admins/:uid': {
    access: 'user',
    summary: 'One admin of a group',
    params: MemberParams,
    result: Admin,
    errors: ['api.invalid_member_id'],
  },
  /** `api.too_much`: section 8 has a text for it here too. */
  'PUT /api/v1/groups/:id/admins/:uid': {
    access: 'user',
    summary: 'Set what an admin may do',
    params: MemberParams,
    body: Type.Object({ permissions: Rights }),
    result: Admin,
    errors: ['api.invalid_member_id', 'api.too_much'],
  },
  /** Who is an admin no more stays a member. A repeat returns the same. */
  'DELETE /api/v1/groups/:id/admins/:uid': {
    access: 'user',
    summary: 'Make an admin a plain member',
    params: MemberParams,
    result: Nothing,
  },
  /** How many admins the group may have, and has. `count` is `@assumed`. */
  'GET /api/v1/groups/:id/admins_limit': {
    access: 'user',
    summary: 'How many admins a group may have',
    params: GroupIdParams,
    result: Type.Object({ limit: Type.Integer(), count: Type.Integer() }),
  },
});
