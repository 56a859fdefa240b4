import { type Static, Type } from 'typebox';
import { POST_KINDS } from '../enums.ts';
import { calls, OneOf, Page, Time } from './call.ts';
import { Asked, AskedAmount, AskedQuery } from './operators-asked.ts';

/** A post that waits for a look, with all that is to be looked at. */
export const WaitingPost = Type.Object({
  id: Type.String(),
  author_id: Type.String(),
  username: Type.String(),
  kind: OneOf(POST_KINDS),
  description: Type.String(),
  media: Type.Array(Type.Object({ url: Type.String(), poster: Type.String() })),
  create_at: Time,
});
export type WaitingPost = Static<typeof WaitingPost>;

/** Points that operators give or take by hand. Amounts in hundredths. */
export const ManualMovement = Type.Object({
  ...Asked.properties,
  user_id: Type.String(),
  /** Empty for who is gone. */
  username: Type.String(),
  type: Type.Integer(),
});
export type ManualMovement = Static<typeof ManualMovement>;

const Id = Type.Object({ id: Type.String({ maxLength: 80 }) });
const Username = Type.String({ minLength: 1, maxLength: 40 });

/** What operators do every day. All of it is `@assumed`. */
export const operatorsWorkCalls = calls({
  'GET /ops/api/posts': {
    access: 'operator',
    right: 'content.review',
    summary: 'Posts that wait for a look, the longest waiting first: 100 at most',
    result: Type.Object({ list: Type.Array(WaitingPost) }),
  },
  'POST /ops/api/posts/:id/review': {
    access: 'operator',
    right: 'content.review',
    summary: 'Have everybody see a post, or nobody; its author reads why not',
    params: Id,
    body: Type.Object({
      decision: OneOf(['approve', 'reject'] as const),
      reason: Type.String({ maxLength: 300 }),
    }),
    result: Type.Object({}),
    errors: ['api.post_not_exist', 'api.invalid_data'],
  },
  'GET /ops/api/movements': {
    access: 'operator',
    right: 'money.read',
    summary:
      'Points by hand that wait for a second operator, the longest waiting first; or those of a state, the latest first',
    query: AskedQuery,
    result: Page(ManualMovement),
  },
  'POST /ops/api/movements': {
    access: 'operator',
    right: 'money.move',
    summary:
      'Give or take points; from an amount on a second operator has to agree. The same `id` again is done once',
    body: Type.Object({
      id: Type.String({ pattern: '^[A-Za-z0-9]{1,64}$' }),
      username: Username,
      amount: AskedAmount,
      type: Type.Integer(),
      remark: Type.String({ minLength: 1, maxLength: 200 }),
    }),
    result: ManualMovement,
    errors: ['api.invalid_data', 'api.insufficient_balance'],
  },
  'POST /ops/api/movements/:id/decide': {
    access: 'operator',
    right: 'money.move',
    summary: 'Agree to whom and how much another operator asked, or refuse',
    params: Id,
    body: Type.Object({
      agrees: Type.Boolean(),
      username: Username,
      amount: AskedAmount,
      reason: Type.String({ maxLength: 300 }),
    }),
    result: ManualMovement,
    errors: ['api.invalid_data', 'api.insufficient_balance'],
  },
});
