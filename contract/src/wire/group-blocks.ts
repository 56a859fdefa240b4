import { Type } from 'typebox';
import { calls, Nothing, Page, Time } from './call.ts';
import { GroupIdParams, Id } from './ids.ts';
import { MemberParams } from './members.ts';
import { Person } from './users.ts';

/** Somebody whom a list keeps out. `create_at`, since when, is `@assumed`. */
export const Blocked = Type.Object({ ...Person.properties, create_at: Time });

/** Who may not come (back) into a group: for its owner, and admins who may keep the list. */
export const groupBlocksCalls = calls({
  /** The latest first. */
  'GET /api/v1/groups/:id/blocks': {
    access: 'user',
    summary: 'Who is blocked from a group',
    params: GroupIdParams,
    query: Type.Object({
      next_id: Type.Optional(Type.String({ maxLength: 64 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
    }),
    result: Page(Blocked),
  },
  /** A member is removed with it. `api.too_much`: fifty are on it. A repeat returns the same. The body is `@assumed`. */
  'POST /api/v1/groups/:id/blocks': {
    access: 'user',
    summary: 'Block somebody from a group',
    params: GroupIdParams,
    body: Type.Object({ user_id: Id }),
    result: Blocked,
    errors: ['api.invalid_member_id', 'api.too_much'],
  },
  'DELETE /api/v1/groups/:id/blocks/:uid': {
    access: 'user',
    summary: 'Let somebody into a group again',
    params: MemberParams,
    result: Nothing,
  },
});
