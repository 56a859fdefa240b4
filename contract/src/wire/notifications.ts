import { type Static, Type } from 'typebox';
import { FollowRelation, NOTIFICATION_KINDS } from '../enums.ts';
import { LOCALES } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { calls, Nothing, Nullable, OneOf, OneOfNumbers, Page, Time } from './call.ts';
import { Id, IdParams } from './ids.ts';
import { Person } from './users.ts';

/**
 * What happened to me, grouped by kind and by what it happened to: `people` are the latest three of `count`. What it is about
 * stands beside it, where there is something; `text` is what was said. All but `id` and `kind` are `@assumed`.
 */
export const Notification = Type.Object({
  id: Type.String(),
  /** One of `NOTIFICATION_KINDS`; an unknown one is shown in general words. */
  kind: Type.String({ examples: [...NOTIFICATION_KINDS] }),
  unread: Type.Boolean(),
  count: Type.Integer(),
  people: Type.Array(Person),
  /** Of the first of `people`, where following is what they did. */
  is_followed: Type.Optional(OneOfNumbers(FollowRelation)),
  post: Type.Optional(
    Type.Object({ id: Type.String(), cover: Nullable(Type.String()), text: Type.String() }),
  ),
  comment: Type.Optional(Type.Object({ id: Type.String(), text: Type.String() })),
  group: Type.Optional(Type.Object({ id: Type.String(), name: Type.String(), icon: Type.String() })),
  /** Of a mention in a conversation (`group`): the latest message that calls me; of an envelope its message. */
  message: Type.Optional(Type.Object({ id: Type.String() })),
  /** What operators have to say, in each language: of `system`. */
  notice: Type.Optional(Type.Object({ 'zh-CN': Type.String(), en: Type.String() })),
  text: Type.String(),
  create_at: Time,
});
export type Notification = Static<typeof Notification>;

const PushAddress = Type.Object({
  endpoint: Type.String({ maxLength: 1000, pattern: '^https?://' }),
  keys: Type.Object({ p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) }),
  /** What its owner is told in. */
  locale: OneOf(LOCALES),
});

export const notificationsCalls = calls({
  /** The latest first. `page`: of any size; the server returns at most a hundred, and where it goes on. */
  'GET /api/v1/notification/list': {
    access: 'user',
    summary: 'What happened to me',
    query: Type.Object({
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.notificationPage })),
      next_id: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    result: Page(Notification),
  },
  'GET /api/v1/notification/new-count': {
    access: 'user',
    summary: 'How much of it I have not seen',
    result: Type.Object({ count: Type.Integer() }),
  },
  'POST /api/v1/notification/view-all': {
    access: 'user',
    summary: 'I have seen it all',
    result: Nothing,
  },
  /** `key`: the server's public key (VAPID); null where push is not set up. @assumed, as are the next two. */
  'GET /api/v1/push/key': {
    access: 'user',
    summary: 'The key that a browser subscribes with',
    result: Type.Object({ key: Nullable(Type.String()) }),
  },
  /** Of this session; a repeat returns the same. In production `https` on public addresses alone. */
  'POST /api/v1/push/subscriptions': {
    access: 'user',
    summary: 'Push notifications to this browser',
    body: PushAddress,
    result: Type.Object({ id: Id }),
    errors: ['api.invalid_data'],
  },
  'DELETE /api/v1/push/subscriptions/:id': {
    access: 'user',
    summary: 'Push nothing to this browser any more',
    params: IdParams,
    result: Nothing,
  },
});
