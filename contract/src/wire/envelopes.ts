import { type Static, Type } from 'typebox';
import { EnvelopeKind } from '../points-enums.ts';
import { calls, Nullable, OneOfNumbers, Page, Time } from './call.ts';
import { MessageEnvelope } from './envelope.ts';
import { Cid, GroupId, IdParams } from './ids.ts';
import { Message } from './message.ts';
import { Person } from './users.ts';
import { Amount } from './wallet.ts';

/** An envelope as its page shows it to me. */
export const Envelope = Type.Object({
  ...MessageEnvelope.properties,
  user: Person,
  message_id: Type.String(),
  create_at: Time,
});
export type Envelope = Static<typeof Envelope>;

/** A claim. Of a minesweeper envelope `is_mine_hit` is false until it settles, and amounts of others are null. */
export const EnvelopeClaim = Type.Object({
  user_id: Type.String(),
  user: Person,
  amount: Nullable(Amount),
  create_at: Time,
  is_best: Type.Boolean(),
  is_mine_hit: Type.Boolean(),
});
export type EnvelopeClaim = Static<typeof EnvelopeClaim>;

/** What the operator lets be sent, and what a game may cost me. @assumed */
export const EnvelopeRules = Type.Object({
  kinds: Type.Array(OneOfNumbers(EnvelopeKind)),
  minimum: Amount,
  maximum: Amount,
  max_count: Type.Integer(),
  /** From this amount on the security password is asked for. */
  security_from: Amount,
  /** Absent where the brand has no minesweeper. */
  mine: Type.Optional(
    Type.Object({
      minimum: Amount,
      /** How many packets there may be, and what a hit costs then: the total times so much. */
      odds: Type.Array(Type.Object({ count: Type.Integer(), odds: Type.Number() })),
      default_count: Type.Integer(),
      /** What I may lose a day at most, and have lost or hold today. */
      loss_limit: Amount,
      lost_today: Amount,
    }),
  ),
});
export type EnvelopeRules = Static<typeof EnvelopeRules>;

/** `red-envelopes` of decisions.md section 5: all `@assumed`. */
export const envelopesCalls = calls({
  'GET /api/v1/red-envelopes/rules': {
    access: 'user',
    summary: 'What envelopes may be sent',
    result: EnvelopeRules,
  },
  /**
   * The points leave at once. A repeat of `cid` returns the same message; with another content it is `api.invalid_data`. `api.too_much`: more
   * packets than members, or more or less than the operator allows. `api.forbidden`: the brand has not this kind.
   */
  'POST /api/v1/red-envelopes': {
    access: 'user',
    summary: 'Send a red envelope',
    body: Type.Object({
      group_id: GroupId,
      type: OneOfNumbers(EnvelopeKind),
      amount: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
      count: Type.Integer({ minimum: 1, maximum: 100 }),
      mine: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })),
      greeting: Type.Optional(Type.String({ maxLength: 400 })),
      security_code: Type.Optional(Type.String({ maxLength: 32 })),
      cid: Cid,
    }),
    result: Message,
    errors: [
      'api.insufficient_balance',
      'api.invalid_security_code',
      'api.security_code_empty',
      'api.invalid_data',
      'api.too_much',
      'api.block_word',
      'api.comment_has_hyperlink',
    ],
  },
  'GET /api/v1/red-envelopes/:id': {
    access: 'user',
    summary: 'A red envelope, and what I had of it',
    params: IdParams,
    result: Envelope,
  },
  /**
   * What came of it is `result`, not an error: the envelope may be empty, over, mine, or opened by me before. A repeat returns the same. Of a
   * minesweeper envelope it holds the worst loss: `api.insufficient_balance` without it, `api.too_much` over the day's loss.
   */
  'POST /api/v1/red-envelopes/:id/claim': {
    access: 'user',
    summary: 'Open a red envelope',
    params: IdParams,
    body: Type.Object({ cid: Cid }),
    result: Envelope,
    errors: ['api.insufficient_balance', 'api.too_much'],
  },
  /** The latest first. */
  'GET /api/v1/red-envelopes/:id/claims': {
    access: 'user',
    summary: 'Who opened a red envelope',
    params: IdParams,
    query: Type.Object({
      next_id: Type.Optional(Type.String({ maxLength: 200 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 30 })),
    }),
    result: Page(EnvelopeClaim),
  },
});
