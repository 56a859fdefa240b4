import { type Static, Type } from 'typebox';
import { calls, Nullable, OneOf, Page, Time } from './call.ts';

/** `open`: somebody may register with it now. */
export const INVITE_STATES = ['open', 'used', 'expired', 'withdrawn'] as const;
export type InviteState = (typeof INVITE_STATES)[number];

/** Codes that are made at once. */
export const MOST_INVITES = 200;

/** A code by which operators let people in. */
export const OpsInvite = Type.Object({
  id: Type.String(),
  code: Type.String(),
  /** What operators know it by. */
  note: Type.String(),
  /** How many may register with it; null: without bound. */
  most: Nullable(Type.Integer()),
  taken: Type.Integer(),
  /** Null: without end. */
  until: Nullable(Time),
  state: OneOf(INVITE_STATES),
  /** Shared by those that were made together. */
  batch: Type.String(),
  /** An operator, or an account of the system. */
  made_by: Type.String(),
  create_at: Time,
  withdrawn_at: Nullable(Time),
});
export type OpsInvite = Static<typeof OpsInvite>;

/** Somebody who registered with a code. */
export const InvitedPerson = Type.Object({
  id: Type.String(),
  /** Empty for who is gone. */
  username: Type.String(),
  create_at: Time,
});
export type InvitedPerson = Static<typeof InvitedPerson>;

const BatchId = Type.String({ pattern: '^[A-Za-z0-9]{1,64}$' });
const Id = Type.Object({ id: Type.String({ pattern: '^[0-9a-z]{1,40}$' }) });
const Cursor = Type.Optional(Type.String({ maxLength: 200 }));

/** Invite codes of operators. All of it is `@assumed`. */
export const operatorsInvitesCalls = calls({
  'GET /ops/api/invites': {
    access: 'operator',
    right: 'invites.read',
    summary:
      'Codes, the newest first; those that are open or over, the last to end first. Of one batch, or the one that is named',
    query: Type.Object({
      state: Type.Optional(OneOf(INVITE_STATES)),
      batch: Type.Optional(BatchId),
      /** As it is typed to register, in any case. */
      code: Type.Optional(Type.String({ maxLength: 32 })),
      next_id: Cursor,
    }),
    result: Page(OpsInvite),
  },
  'POST /ops/api/invites': {
    access: 'operator',
    right: 'invites.write',
    summary: 'Make codes that share a note, a bound and an end. The same `id` again makes them once',
    body: Type.Object({
      /** Names the batch. */
      id: BatchId,
      count: Type.Integer({ minimum: 1, maximum: MOST_INVITES }),
      note: Type.String({ maxLength: 100 }),
      /** Null: without bound. */
      most: Nullable(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
      /** Null: without end. */
      until: Nullable(Type.String({ maxLength: 40 })),
    }),
    result: Type.Object({ list: Type.Array(OpsInvite) }),
    errors: ['api.invalid_data'],
  },
  'GET /ops/api/invites/export': {
    access: 'operator',
    right: 'invites.read',
    summary: 'The codes of a batch as CSV; that it was taken is written down',
    query: Type.Object({ batch: BatchId }),
    result: Type.Unknown(),
  },
  'POST /ops/api/invites/:id/withdraw': {
    access: 'operator',
    right: 'invites.write',
    summary: 'Nobody more registers with it; a repeat changes nothing',
    params: Id,
    body: Type.Object({ reason: Type.String({ minLength: 1, maxLength: 300 }) }),
    result: OpsInvite,
  },
  'GET /ops/api/invites/:id/people': {
    access: 'operator',
    right: 'invites.read',
    summary: 'Who registered with a code, the latest first; that it was read is written down',
    params: Id,
    query: Type.Object({ next_id: Type.Optional(Type.String({ pattern: '^[0-9a-z]{1,40}$' })) }),
    result: Page(InvitedPerson),
  },
});
