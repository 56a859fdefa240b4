import { type Static, Type } from 'typebox';
import { OPERATOR_RIGHTS, OPERATOR_ROLES } from '../operators.ts';
import { calls, Nothing, Nullable, OneOf, Page, Time } from './call.ts';
import { Maintenance } from './maintenance.ts';

/** Who is signed in to the console, and what they may do there. */
export const OperatorSelf = Type.Object({
  id: Type.String(),
  name: Type.String(),
  role: OneOf(OPERATOR_ROLES),
  rights: Type.Array(OneOf(OPERATOR_RIGHTS)),
});
export type OperatorSelf = Static<typeof OperatorSelf>;

export const OperatorSession = Type.Object({
  id: Type.String(),
  address: Type.String(),
  device: Type.String(),
  create_at: Time,
  used_at: Time,
  is_current: Type.Boolean(),
});
export type OperatorSession = Static<typeof OperatorSession>;

/** What somebody did: never changed, each with the one before in its digest. */
export const AuditRow = Type.Object({
  seq: Type.Integer(),
  id: Type.String(),
  operator: Type.String(),
  action: Type.String(),
  target: Type.String(),
  reason: Type.String(),
  address: Type.String(),
  /** Null: it did not change anything that has a value. */
  before: Type.Unknown(),
  after: Type.Unknown(),
  create_at: Time,
});
export type AuditRow = Static<typeof AuditRow>;

const Reason = Type.String({ minLength: 1, maxLength: 300 });
/** Fields of a setting by their names. */
const Values = Type.Unsafe<Record<string, unknown>>({
  type: 'object',
  patternProperties: { '^[a-z0-9_]{1,40}$': {} },
});

/** What one field of a setting may be; `text` beside it is the client's. */
export const SettingField = Type.Object({
  name: Type.String(),
  /** `factor`: how many times, to the hundredth. */
  kind: OneOf(['switch', 'choice', 'number', 'points', 'factor', 'words', 'text'] as const),
  choices: Type.Optional(Type.Array(Type.Union([Type.String(), Type.Integer()]))),
  minimum: Type.Optional(Type.Integer()),
  /** Of a text its length, of words how many. */
  maximum: Type.Optional(Type.Integer()),
  /** What a text that is not empty, or each of the words, has to match. */
  pattern: Type.Optional(Type.String()),
  /** The folder of the brand forbids it: nobody can switch it on here. */
  locked: Type.Optional(Type.Boolean()),
});
export type SettingField = Static<typeof SettingField>;

export const OpsSetting = Type.Object({
  key: Type.String(),
  fields: Type.Array(SettingField),
  value: Values,
  update_at: Nullable(Time),
});
export type OpsSetting = Static<typeof OpsSetting>;

const SettingParams = Type.Object({ key: Type.String({ maxLength: 40 }) });

const auditQuery = {
  q: Type.Optional(Type.String({ maxLength: 80 })),
  operator: Type.Optional(Type.String({ maxLength: 40 })),
  action: Type.Optional(Type.String({ maxLength: 40 })),
  target: Type.Optional(Type.String({ maxLength: 80 })),
  /** RFC 3339: from then on, and until before then. */
  from: Type.Optional(Type.String({ maxLength: 40 })),
  until: Type.Optional(Type.String({ maxLength: 40 })),
};

/**
 * Calls of the operators' console: a cookie of its own, never a user's token. `right` names the right of the matrix in
 * `contract/src/operators.ts`; a call without one is refused. All of them are `@assumed`.
 */
export const operatorsCalls = calls({
  'POST /ops/api/sign-in': {
    access: 'ops-entry',
    summary: 'First step: name and password; the cookie is good for the second step alone',
    body: Type.Object({
      name: Type.String({ minLength: 1, maxLength: 40 }),
      password: Type.String({ minLength: 1, maxLength: 200 }),
    }),
    result: Type.Object({ next: OneOf(['code'] as const) }),
    errors: ['api.unauthorized', 'api.too_frequent'],
  },
  'POST /ops/api/sign-in/code': {
    access: 'ops-entry',
    summary: 'Second step: the code that the authenticator shows; each is good once',
    body: Type.Object({ code: Type.String({ minLength: 1, maxLength: 20 }) }),
    result: OperatorSelf,
    errors: ['api.unauthorized', 'api.invalid_code', 'api.too_frequent'],
  },
  'POST /ops/api/sign-out': {
    access: 'operator',
    right: 'self',
    summary: 'End this session',
    result: Nothing,
  },
  'GET /ops/api/me': {
    access: 'operator',
    right: 'self',
    summary: 'Who is signed in, and what they may do',
    result: OperatorSelf,
  },
  'GET /ops/api/sessions': {
    access: 'operator',
    right: 'self',
    summary: 'Where this operator is signed in',
    result: Type.Object({ list: Type.Array(OperatorSession) }),
  },
  'DELETE /ops/api/sessions/:id': {
    access: 'operator',
    right: 'self',
    summary: 'End another session of this operator',
    params: Type.Object({ id: Type.String({ maxLength: 40 }) }),
    result: Nothing,
  },
  'GET /ops/api/settings': {
    access: 'operator',
    right: 'settings.read',
    summary: 'All settings of the brand with what each field may be',
    result: Type.Object({ list: Type.Array(OpsSetting) }),
  },
  'PUT /ops/api/settings/:key': {
    access: 'operator',
    right: 'settings.write',
    summary: 'Change a setting; what is not given stays',
    params: SettingParams,
    body: Type.Object({ value: Values, reason: Reason }),
    result: OpsSetting,
    errors: ['api.invalid_data'],
  },
  'POST /ops/api/settings/:key/undo': {
    access: 'operator',
    right: 'settings.write',
    summary: 'Put back what a change took away; `seq` is the row of the audit log that tells of it',
    params: SettingParams,
    body: Type.Object({ seq: Type.Integer({ minimum: 1 }), reason: Reason }),
    result: OpsSetting,
    errors: ['api.invalid_data'],
  },
  'GET /ops/api/maintenance': {
    access: 'operator',
    right: 'settings.read',
    summary: 'What is ordered, also before its start',
    result: Type.Object({ now: Maintenance, is_ordered: Type.Boolean() }),
  },
  'PUT /ops/api/maintenance': {
    access: 'operator',
    right: 'maintenance.write',
    summary: 'Begin, plan or end maintenance; works while it lasts',
    body: Type.Object({
      enabled: Type.Boolean(),
      announcement: Type.String({ maxLength: 300 }),
      maintain_start: Nullable(Type.String({ maxLength: 40 })),
      maintain_end: Nullable(Type.String({ maxLength: 40 })),
      reason: Reason,
    }),
    result: Type.Object({ now: Maintenance, is_ordered: Type.Boolean() }),
    errors: ['api.invalid_data'],
  },
  'GET /ops/api/audit': {
    access: 'operator',
    right: 'audit.read',
    summary:
      'What was done, the newest first. A page may be empty and go on: what it had to look through ended',
    query: Type.Object({
      ...auditQuery,
      next_id: Type.Optional(Type.String({ maxLength: 20 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    result: Page(AuditRow),
  },
  'GET /ops/api/audit/check': {
    access: 'operator',
    right: 'audit.read',
    summary: 'Whether every row is as it was written: the first that is not, and the newest digest',
    result: Type.Object({ broken_at: Nullable(Type.Integer()), head: Type.String(), rows: Type.Integer() }),
  },
  'GET /ops/api/audit/export': {
    access: 'operator',
    right: 'audit.read',
    summary: 'The same rows as CSV, 10,000 at most; that it was taken is a row too',
    query: Type.Object(auditQuery),
    result: Type.Unknown(),
  },
});
