import { type Static, Type } from 'typebox';
import { ENVELOPE_STATES, EnvelopeKind } from '../points-enums.ts';
import { calls, Nullable, OneOf, OneOfNumbers, Time } from './call.ts';

const OpsEnvelopePerson = Type.Object({
  id: Type.String(),
  /** Empty for who is gone. */
  username: Type.String(),
});

/** A red envelope as operators see it. Amounts in hundredths; what is still to be opened is not in it. */
export const OpsEnvelope = Type.Object({
  id: Type.String(),
  kind: OneOfNumbers(EnvelopeKind),
  state: OneOf(ENVELOPE_STATES),
  group_id: Type.String(),
  sender: OpsEnvelopePerson,
  amount: Type.Integer(),
  count: Type.Integer(),
  claimed_count: Type.Integer(),
  /** Null: nobody knows before it settles. */
  claimed_amount: Nullable(Type.Integer()),
  mine: Nullable(Type.Integer()),
  odds: Nullable(Type.Number()),
  create_at: Time,
  expire_at: Time,
  settle_at: Nullable(Time),
  /** In hex; the seed once nothing is left to be opened. */
  seed_hash: Type.String(),
  seed: Nullable(Type.String()),
  /** Of its account in the ledger. */
  balance: Type.Integer(),
  /** In the order in which they were opened. */
  packets: Type.Array(
    Type.Object({ person: OpsEnvelopePerson, amount: Nullable(Type.Integer()), create_at: Time }),
  ),
  /** Worked out anew: whether each is right. */
  checks: Type.Object({
    shares: Type.Boolean(),
    claims: Type.Boolean(),
    sums: Type.Boolean(),
    account: Type.Boolean(),
    signature: Type.Boolean(),
  }),
});
export type OpsEnvelope = Static<typeof OpsEnvelope>;

/** Red envelopes, as operators look into them. `@assumed` */
export const operatorsEnvelopesCalls = calls({
  'GET /ops/api/envelopes/:id': {
    access: 'operator',
    right: 'money.read',
    summary: 'A red envelope with who opened it, verified; that it was read is written down',
    params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 80 }) }),
    result: OpsEnvelope,
  },
});
