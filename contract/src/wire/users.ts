import { type Static, Type } from 'typebox';
import { GROUP_ROLES } from '../enums.ts';
import { LIMITS } from '../limits.ts';
import { calls, Nothing, OneOf, OpenClose, OpenCloseInput, Page, Time } from './call.ts';
import { Id, IdParams } from './ids.ts';

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
  notify: OpenClose,
  notify_detail: OpenClose,
  permissions: Type.Array(Type.String()),
  can_create_group: Type.Boolean(),
  phone: Type.String(),
  email: Type.String(),
  has_password: Type.Boolean(),
  has_security_code: Type.Boolean(),
  social_account: Type.String(),
  sound: OpenClose,
  vibration: OpenClose,
  /** Whether others see that I am here or writing; who hides it sees it of nobody. @assumed */
  presence: OpenClose,
  /** What I write about myself. @assumed, as is `collect_list_private`. */
  bio: Type.String(),
  /** Whether what I like is mine alone: 1 private, 2 open, as with `collect_list_private` (decisions.md section 11). */
  like_list_private: OpenClose,
  collect_list_private: OpenClose,
  status: Type.Integer(),
  type: Type.Integer(),
  social_author_id: Type.String(),
  /** Whoever registers with it came by me. @assumed */
  invite_code: Type.String(),
});
export type User = Static<typeof User>;

/**
 * Member of a conversation. `nickname` is what the reader calls them, `origin_nickname` what they call themselves. `delete_at`
 * differs from NOT_CANCELLED when the account is gone. `role` is `@assumed`.
 */
export const Member = Type.Object({
  ...Person.properties,
  origin_nickname: Type.String(),
  delete_at: Type.String(),
  role: OneOf(GROUP_ROLES),
});
export type Member = Static<typeof Member>;

/** Whether and how notifications come. */
const notifySettings = {
  notify: Type.Optional(OpenCloseInput),
  notify_detail: Type.Optional(OpenCloseInput),
  sound: Type.Optional(OpenCloseInput),
  vibration: Type.Optional(OpenCloseInput),
};

/** What a user may change of themselves; absent fields stay. An empty `social_account` takes it away. @assumed */
const Profile = Type.Object({
  nickname: Type.Optional(Type.String({ maxLength: 120 })),
  country: Type.Optional(Type.String({ maxLength: 2 })),
  social_account: Type.Optional(Type.String({ maxLength: 64 })),
  presence: Type.Optional(OpenCloseInput),
  bio: Type.Optional(Type.String({ maxLength: 4 * LIMITS.bio })),
  like_list_private: Type.Optional(OpenCloseInput),
  collect_list_private: Type.Optional(OpenCloseInput),
  ...notifySettings,
});

/** `nickname` is the same as in `nicknames`; both are `''` while nothing was noted. @assumed */
export const Memo = Type.Object({ nickname: Type.String(), description: Type.String() });
export type Memo = Static<typeof Memo>;

export const usersCalls = calls({
  'GET /api/v1/users/me': {
    access: 'user',
    summary: 'The signed-in user',
    result: User,
  },
  'PUT /api/v1/users/me': {
    access: 'user',
    summary: 'Change fields of the signed-in user',
    body: Profile,
    result: Nothing,
    errors: ['api.block_word'],
  },
  'PUT /api/v2/users/me': {
    access: 'user',
    summary: 'Change fields of the signed-in user; returns the whole user',
    body: Profile,
    result: User,
    errors: ['api.block_word'],
  },
  /** A form with one file field: a picture of exactly 360 × 360, at most 5 MB. */
  'POST /api/v1/users/avatar': {
    form: true,
    access: 'user',
    summary: 'Replace the avatar',
    result: Type.Object({ avatar: Type.String(), avatar_thumbnail: Type.String() }),
  },
  /** Absent fields stay. @assumed */
  'POST /api/v1/users/notify': {
    access: 'user',
    summary: 'Change how notifications come',
    body: Type.Object(notifySettings),
    result: Nothing,
  },
  /** What I call others: by user id. The wire's fields are `@assumed`. */
  'GET /api/v1/users/nicknames': {
    access: 'user',
    summary: 'The names that the user gave to others',
    query: Type.Object({
      next_id: Type.Optional(Id),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
    }),
    result: Page(Type.Object({ id: Type.String(), nickname: Type.String() })),
  },
  'PUT /api/v1/users/nicknames/:id': {
    access: 'user',
    summary: 'Call somebody by another name, seen by the user alone',
    params: IdParams,
    body: Type.Object({ nickname: Type.String({ maxLength: 200 }) }),
    result: Nothing,
    errors: ['api.block_word'],
  },
  'DELETE /api/v1/users/nicknames/:id': {
    access: 'user',
    summary: 'Call somebody by their own name again',
    params: IdParams,
    result: Nothing,
  },
  'GET /api/v1/users/memo/:id': {
    access: 'user',
    summary: 'What the user noted about somebody',
    params: IdParams,
    result: Memo,
  },
  /** Absent fields stay; an empty one is taken away. */
  'POST /api/v1/users/memo/:id': {
    access: 'user',
    summary: 'Note something about somebody',
    params: IdParams,
    body: Type.Object({
      nickname: Type.Optional(Type.String({ maxLength: 200 })),
      description: Type.Optional(Type.String({ maxLength: 1000 })),
    }),
    result: Memo,
    errors: ['api.block_word'],
  },
});
