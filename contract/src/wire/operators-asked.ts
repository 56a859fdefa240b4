import { type Static, Type } from 'typebox';
import { Nullable, OneOf, Time } from './call.ts';

/** `pending`: it waits for a second operator. */
export const ASKED_STATES = ['pending', 'done', 'refused'] as const;
export type AskedState = (typeof ASKED_STATES)[number];

/** What one operator asks and, from an amount on, another decides. Hundredths. */
export const Asked = Type.Object({
  id: Type.String(),
  amount: Type.Integer(),
  remark: Type.String(),
  state: OneOf(ASKED_STATES),
  asked_by: Type.String(),
  /** Null while it waits, and where one operator was enough. */
  decided_by: Nullable(Type.String()),
  create_at: Time,
});
export type Asked = Static<typeof Asked>;

export const AskedAmount = Type.Integer({ minimum: 1, maximum: 1_000_000_000_000 });

/** `pending` without a state, the longest waiting first; what is decided, the latest asked first. */
export const AskedQuery = Type.Object({
  state: Type.Optional(OneOf(ASKED_STATES)),
  next_id: Type.Optional(Type.String({ maxLength: 120 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
