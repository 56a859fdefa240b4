import { type Static, Type } from 'typebox';
import { GROUP_ROLES } from '../enums.ts';
import { call, Nothing, OneOf, Time } from './call.ts';

/** What anyone may see of a person. */
export const Person = Type.Object({
  id: Type.String(),
  nickname: Type.String(),
  username: Type.String(),
  avatar: Type.String(),
  avatar_thumbnail: Type.String(),
});
export type Person = Static<typeof Person>;

/**
 * The signed-in user (product.md section 3). `backstage_memo` is the operators' note: always empty for the user.
 * `bind_count` counts the identifiers that lead to the account (`@assumed`); `phone` is `''` without one.
 * `email`, `has_password` and `has_security_code` are `@assumed`: what the account screen shows as set or not set.
 */
export const User = Type.Object({
  ...Person.properties,
  backstage_memo: Type.String(),
  bind_count: Type.Integer(),
  country: Type.String(),
  create_at: Time,
  update_at: Time,
  group_count: Type.Integer(),
  notify: Type.Boolean(),
  notify_detail: Type.Boolean(),
  permissions: Type.Array(Type.String()),
  can_create_group: Type.Boolean(),
  phone: Type.String(),
  email: Type.String(),
  has_password: Type.Boolean(),
  has_security_code: Type.Boolean(),
  social_account: Type.String(),
  sound: Type.Boolean(),
  vibration: Type.Boolean(),
  status: Type.Integer(),
  type: Type.Integer(),
  social_author_id: Type.String(),
});
export type User = Static<typeof User>;

/** Member of a conversation. `delete_at` differs from NOT_CANCELLED when the account is gone. */
export const Member = Type.Object({
  id: Type.String(),
  nickname: Type.String(),
  origin_nickname: Type.String(),
  avatar: Type.String(),
  avatar_thumbnail: Type.String(),
  delete_at: Type.String(),
  role: OneOf(GROUP_ROLES),
});
export type Member = Static<typeof Member>;

export const getMe = call({
  method: 'GET',
  path: '/api/v1/users/me',
  access: 'user',
  summary: 'The signed-in user',
  result: User,
});

/** What a user may change of themselves; absent fields stay. An empty `social_account` takes it away. @assumed */
const Profile = Type.Object({
  nickname: Type.Optional(Type.String({ maxLength: 120 })),
  country: Type.Optional(Type.String({ maxLength: 2 })),
  social_account: Type.Optional(Type.String({ maxLength: 64 })),
  notify: Type.Optional(Type.Boolean()),
  notify_detail: Type.Optional(Type.Boolean()),
  sound: Type.Optional(Type.Boolean()),
  vibration: Type.Optional(Type.Boolean()),
});

export const updateMe = call({
  method: 'PUT',
  path: '/api/v1/users/me',
  access: 'user',
  summary: 'Change fields of the signed-in user',
  body: Profile,
  result: Nothing,
});

export const updateMeV2 = call({
  method: 'PUT',
  path: '/api/v2/users/me',
  access: 'user',
  summary: 'Change fields of the signed-in user; answers the whole user',
  body: Profile,
  result: User,
});
