import { type Static, Type } from 'typebox';
import { LEDGER_STATUSES, PAYMENT_PROVIDERS } from '../points-enums.ts';
import { calls, Nothing, Nullable, OneOf, Time } from './call.ts';
import { Cid, Id } from './ids.ts';
import { Amount } from './wallet.ts';

const SecurityCode = Type.String({ maxLength: 32 });

/** What a provider takes from me now. Limits are the operator's; `left_today` is what is left of the day's. @assumed */
export const Provider = Type.Object({
  code: OneOf(PAYMENT_PROVIDERS),
  /** False: the operator has stopped it for now. */
  open: Type.Boolean(),
  minimum: Amount,
  maximum: Amount,
  day_limit: Amount,
  left_today: Amount,
});
export type Provider = Static<typeof Provider>;

/** Whether an account at the provider is mine. `locked`: a withdrawal has succeeded, it cannot be another any more. @assumed */
export const Binding = Type.Object({
  bound: Type.Boolean(),
  /** With stars; '' while none is bound. */
  address: Type.String(),
  locked: Type.Boolean(),
});
export type Binding = Static<typeof Binding>;

/** An order as a provider made it (product.md section 3); what a QR code of a merchant holds, too. */
export const PaymentOrder = Type.Object({
  orderId: Type.String({ minLength: 1, maxLength: 64 }),
  qrcode: Type.String({ maxLength: 2000 }),
  merchant_id: Type.String({ minLength: 1, maxLength: 64 }),
  merchant_order_id: Type.String({ minLength: 1, maxLength: 64 }),
  amount: Amount,
  notify_url: Type.String({ maxLength: 500 }),
  order_type: Type.String({ maxLength: 32 }),
  sign: Type.String({ maxLength: 200 }),
  remark: Type.String({ maxLength: 200 }),
  merchant_user_id: Type.String({ maxLength: 64 }),
  merchant_user_name: Type.String({ maxLength: 64 }),
});
export type PaymentOrder = Static<typeof PaymentOrder>;

/**
 * What became of a withdrawal or payment of mine. `order_id` is ours, which an order's `merchant_order_id` is at wellpay. @assumed
 */
export const OrderState = Type.Object({
  order_id: Type.String(),
  provider: OneOf(PAYMENT_PROVIDERS),
  /** The end of the account's name at wellpay, or the merchant's name. */
  to: Type.String(),
  status: OneOf(LEDGER_STATUSES),
  /** Why it failed, in the provider's word; '' otherwise. */
  reason: Type.String(),
  /** As in the order's data: '' until the provider has made the order, and where it makes none. */
  qrcode: Type.String(),
  amount: Amount,
  create_at: Time,
  decided_at: Nullable(Time),
});
export type OrderState = Static<typeof OrderState>;

/** A merchant's order after the server has looked at it: who asks for how much, until when. @assumed */
export const MerchantOrder = Type.Object({
  order_id: Type.String(),
  merchant_id: Type.String(),
  merchant_name: Type.String(),
  amount: Amount,
  remark: Type.String(),
  expire_at: Time,
});
export type MerchantOrder = Static<typeof MerchantOrder>;

/**
 * What the QR code of a merchant says: a `PaymentOrder` with its end. `sign` is the merchant's (Ed25519, base64url) over
 * `point <brand>`, a line end, and all other fields as JSON with sorted names. @assumed
 */
export const MerchantCode = Type.Object({ ...PaymentOrder.properties, expire_at: Time });
export type MerchantCode = Static<typeof MerchantCode>;

/** What wellpay says of an order that it has decided, and maybe more, which it signs too and is therefore kept. @assumed */
export const WellpayNotice = Type.Object(
  {
    merchant_id: Type.String({ minLength: 1, maxLength: 64 }),
    merchant_order_id: Type.String({ minLength: 1, maxLength: 64 }),
    orderId: Type.String({ minLength: 1, maxLength: 64 }),
    amount: Amount,
    status: OneOf(['success', 'failed']),
    reason: Type.String({ maxLength: 200 }),
  },
  { patternProperties: { '': {} } },
);
export type WellpayNotice = Static<typeof WellpayNotice>;

/** What a QR code of a merchant holds, as scanned or pasted: JSON of a `MerchantCode`. */
const code = Type.String({ minLength: 2, maxLength: 4000 });

/** Shapes are `@assumed` but for what product.md section 3 names of an order. */
export const paymentCalls = calls({
  /** `current`: what is offered first. Empty where the brand has no withdrawal. */
  'GET /api/v1/payment/provider': {
    access: 'user',
    summary: 'Where points can go',
    result: Type.Object({
      current: OneOf(PAYMENT_PROVIDERS),
      list: Type.Array(Provider),
      /** Withdrawals wait until then: the security password was reset. */
      wait_until: Nullable(Time),
    }),
  },
  /** With `order_id` (either id of its data), what became of that order too; null where it is none of mine. */
  'GET /api/v1/payment/order/binding-status': {
    access: 'user',
    summary: 'Which account is bound, and what became of an order',
    query: Type.Object({
      provider: Type.Optional(OneOf(PAYMENT_PROVIDERS)),
      order_id: Type.Optional(Id),
    }),
    result: Type.Object({ ...Binding.properties, order: Nullable(OrderState) }),
  },
  /**
   * `api.data_exists`: one is bound, or somebody else has this one. `api.binding_merchant_fail`: the provider says it belongs to another merchant.
   * `api.forbidden`: the brand, or the operator for now, has no withdrawal. `api.invalid_code`: not the security password.
   */
  'POST /api/v1/users/binding/wellpay': {
    access: 'user',
    summary: 'Bind my account at wellpay',
    body: Type.Object({ address: Type.String({ maxLength: 200 }), security_code: SecurityCode }),
    result: Binding,
    errors: [
      'api.invalid_address',
      'api.invalid_code',
      'api.security_code_empty',
      'api.data_exists',
      'api.binding_merchant_fail',
    ],
  },
  /**
   * The points leave at once; the provider decides later. Where it does not say within seconds that it has made the order, `qrcode`
   * is '' and `orderId` is ours: `binding-status` has the code when it has come, and so has a repeat. A repeat of `cid` returns the
   * same order; with another amount it is `api.invalid_data`. `api.too_much`: less or more than a piece or the day allow.
   * `api.too_frequent`: withdrawals wait since the security password was reset, for `retry_after` seconds.
   */
  'POST /api/v1/payment/withdrawal/wellpay': {
    access: 'user',
    summary: 'Withdraw points to wellpay',
    body: Type.Object({
      amount: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
      security_code: SecurityCode,
      cid: Cid,
    }),
    result: PaymentOrder,
    errors: [
      'api.invalid_security_code',
      'api.security_code_empty',
      'api.insufficient_balance',
      'api.invalid_address',
      'api.binding_merchant_fail',
      'api.invalid_data',
      'api.data_exists',
      'api.too_much',
    ],
  },
  /** What a code asks for, once its signature and time are found good. `api.data_exists`: it is paid. */
  'POST /api/v1/payment/withdrawal/point/check': {
    access: 'user',
    summary: 'Look at a merchant’s order',
    body: Type.Object({ code }),
    result: MerchantOrder,
    errors: ['api.invalid_order_id', 'api.order_expired', 'api.data_exists'],
  },
  /** A repeat of `cid` returns the same; each order is paid once, whoever pays. */
  'POST /api/v1/payment/withdrawal/point': {
    access: 'user',
    summary: 'Pay a merchant’s order with points',
    body: Type.Object({ code, security_code: SecurityCode, cid: Cid }),
    result: OrderState,
    errors: [
      'api.invalid_order_id',
      'api.order_expired',
      'api.invalid_security_code',
      'api.security_code_empty',
      'api.insufficient_balance',
      'api.data_exists',
      'api.invalid_data',
      'api.too_much',
    ],
  },
  /**
   * From wellpay: HMAC-SHA256 over name of the call, `timestamp`, `nonce` and `data`, by the brand's key. `api.forbidden`: it is not
   * signed so, or not now. `api.not_found`: there is no such order, or not yet. Works during maintenance. @assumed
   */
  'POST /api/v1/payment/notify/wellpay': {
    access: 'open',
    summary: 'What wellpay has decided',
    body: Type.Object({
      data: WellpayNotice,
      /** Milliseconds. */
      timestamp: Type.Integer({ minimum: 0 }),
      nonce: Type.String({ minLength: 1, maxLength: 64 }),
      sign: Type.String({ minLength: 1, maxLength: 200 }),
    }),
    result: Nothing,
    errors: ['api.forbidden'],
  },
});
