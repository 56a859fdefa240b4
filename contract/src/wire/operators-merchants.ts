import { type Static, Type } from 'typebox';
import { calls, Nullable, Page, Time } from './call.ts';
import { Asked, AskedAmount, AskedQuery } from './operators-asked.ts';

/** Who may ask people for points, as operators see it. Amounts in hundredths. */
export const OpsMerchant = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** Ed25519, in base64url: what its orders are signed with. */
  public_key: Type.String(),
  /** What it was paid and has not been paid out for. */
  owed: Type.Integer(),
  /** Its orders are taken no more since then. */
  closed_at: Nullable(Time),
  create_at: Time,
});
export type OpsMerchant = Static<typeof OpsMerchant>;

/** What a merchant was paid for elsewhere. */
export const OpsSettlement = Type.Object({
  ...Asked.properties,
  merchant_id: Type.String(),
  /** How it was paid. */
  remark: Type.String(),
});
export type OpsSettlement = Static<typeof OpsSettlement>;

const Id = Type.Object({ id: Type.String({ minLength: 1, maxLength: 40 }) });

/** Merchants, and what operators do about them. All of it is `@assumed`. */
export const operatorsMerchantsCalls = calls({
  'GET /ops/api/merchants': {
    access: 'operator',
    right: 'money.read',
    summary: 'Who may ask for points and what they are owed, by their ids',
    query: Type.Object({
      next_id: Type.Optional(Type.String({ maxLength: 40 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    result: Type.Object({
      ...Page(OpsMerchant).properties,
      /** The public key that they verify the brand's notices with. */
      notice_key: Type.String(),
    }),
  },
  'POST /ops/api/merchants': {
    access: 'operator',
    right: 'money.move',
    summary: 'Let a merchant ask for points',
    body: Type.Object({
      id: Type.String({ pattern: '^[A-Za-z0-9]{1,40}$' }),
      name: Type.String({ minLength: 1, maxLength: 60 }),
      public_key: Type.String({ minLength: 1, maxLength: 60 }),
    }),
    result: OpsMerchant,
    errors: ['api.data_exists'],
  },
  'POST /ops/api/merchants/:id/open': {
    access: 'operator',
    right: 'money.move',
    summary: 'Take its orders no more, or again',
    params: Id,
    body: Type.Object({ is_open: Type.Boolean(), reason: Type.String({ minLength: 1, maxLength: 300 }) }),
    result: OpsMerchant,
  },
  'POST /ops/api/merchants/:id/settlements': {
    access: 'operator',
    right: 'money.move',
    summary:
      'It was paid for so many points elsewhere; from an amount on a second operator has to agree. The same `id` again is done once',
    params: Id,
    body: Type.Object({
      id: Type.String({ pattern: '^[A-Za-z0-9]{1,64}$' }),
      amount: AskedAmount,
      remark: Type.String({ minLength: 1, maxLength: 200 }),
    }),
    result: OpsSettlement,
    errors: ['api.invalid_data', 'api.insufficient_balance'],
  },
  'GET /ops/api/settlements': {
    access: 'operator',
    right: 'money.read',
    summary:
      'Settlements that wait for a second operator, the longest waiting first; or those of a state, the latest first',
    query: AskedQuery,
    result: Page(OpsSettlement),
  },
  'POST /ops/api/merchants/:id/settlements/:settlement/decide': {
    access: 'operator',
    right: 'money.move',
    summary: 'Agree to whom and how much another operator asked, or refuse',
    params: Type.Object({ ...Id.properties, settlement: Type.String({ minLength: 1, maxLength: 64 }) }),
    body: Type.Object({
      agrees: Type.Boolean(),
      /** Whom the second operator means, and how much. */
      merchant: Type.String({ maxLength: 40 }),
      amount: AskedAmount,
      reason: Type.String({ maxLength: 300 }),
    }),
    result: OpsSettlement,
    errors: ['api.invalid_data', 'api.insufficient_balance'],
  },
});
