import { PaymentOrder } from '@livery/contract/calls';
import { type TSchema, Type } from 'typebox';

const Count = Type.Integer({ minimum: 0 });
const Text = Type.String({ maxLength: 2000 });

export const sealedOf = <T extends TSchema>(data: T) =>
  Type.Object({
    data,
    timestamp: Count,
    nonce: Type.String({ minLength: 1, maxLength: 64 }),
    sign: Type.String({ maxLength: 200 }),
  });

export const AccountAnswer = Type.Object({
  status: Type.Union([Type.Literal('ok'), Type.Literal('unknown'), Type.Literal('other_merchant')]),
});

export const OrderAnswer = Type.Object({
  merchant_order_id: Text,
  orderId: Text,
  amount: Count,
  status: Type.Union([Type.Literal('pending'), Type.Literal('success'), Type.Literal('failed')]),
  reason: Type.String({ maxLength: 200 }),
});

export const MadeAnswer = Type.Object({
  refused: Type.Optional(Type.String({ maxLength: 200 })),
  order: Type.Optional(PaymentOrder),
});

export const FoundAnswer = Type.Object({ order: Type.Union([OrderAnswer, Type.Null()]) });

export const ListAnswer = Type.Object({
  list: Type.Array(OrderAnswer, { maxItems: 1000 }),
  next: Type.Union([Type.String({ maxLength: 200 }), Type.Null()]),
});
